import { useState } from 'react';
import type { AuditEntry } from '../../../contract/audit.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { apiQuery } from '../../app/screen.ts';
import styles from '../form/form-notes.module.css';
import type { ListPage } from '../list/list-page.ts';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import factStyles from '../list/panel-facts.module.css';
import { RowPanel } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { linkOf } from './log-link.ts';
import { changesIn, objectOf } from './log-words.ts';

/** As many as one answer may hold: an entry has no call of its own. */
const NEWEST = 200;

/** A change with every field before and after, beside the list. */
export const LogEntryPanel = ({ page }: { page: ListPage<AuditEntry> }) => {
  const { log } = useTexts().admin;
  return (
    <RowPanel
      title={log.panel}
      name="entry"
      page={page}
      rowId="log_id"
      query={() => apiQuery('GET /log', { query: { page: 1, size: NEWEST } })}
      read={({ entries }) => entryNamed(entries, new URLSearchParams(location.search).get('entry'))}
      missing={{ title: log.missingTitle, text: log.missingText }}
    >
      {(entry) => <Entry entry={entry} />}
    </RowPanel>
  );
};

const entryNamed = (entries: readonly AuditEntry[], named: string | null) =>
  entries.find(({ log_id }) => String(log_id) === named);

const Entry = ({ entry }: { entry: AuditEntry }) => {
  const texts = useTexts();
  const words = { texts, formats: useFormats() };
  const { log } = texts.admin;
  const link = linkOf(entry);
  return (
    <>
      <p className={formStyles.subject}>{objectOf(entry, words)}</p>
      <div className={factStyles.facts}>
        <dl>
          {[
            [log.when, officeMoment(entry.at, words.formats)],
            [log.person, entry.by.name],
            [log.change, log.actions[entry.action]],
          ].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {link === null ? (
          <p>{log.gone}</p>
        ) : (
          <div>
            <ButtonLink to={link} variant="subtle">
              {log.toObject}
            </ButtonLink>
          </div>
        )}
      </div>
      <dl>
        {changesIn(entry, words).map(({ name, label, before, after }) => (
          <div key={name} className={styles.difference}>
            <dt>{label}</dt>
            {before !== null && (
              <dd>
                {after !== null && <span className={styles.whose}>{log.before}</span>} <Value text={before} />
              </dd>
            )}
            {after !== null && (
              <dd>
                {before !== null && <span className={styles.whose}>{log.after}</span>} <Value text={after} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
};

/** How much of a text is shown until it is opened. */
const SHORT = 160;

/** A value; a long one opens. */
const Value = ({ text }: { text: string }) => {
  const { history, list } = useTexts().admin;
  const [isOpen, setOpen] = useState(false);
  if (text === '') return <span className={styles.none}>{history.empty}</span>;
  if (isOpen || text.length <= SHORT * 1.25) return text;
  return (
    <>
      {text.slice(0, SHORT).toWellFormed()}…{' '}
      <button type="button" className={formStyles.way} onClick={() => setOpen(true)}>
        {list.more}
      </button>
    </>
  );
};

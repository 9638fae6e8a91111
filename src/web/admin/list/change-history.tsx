import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { AuditEntry, AuditFacts, AuditedKind } from '../../../contract/audit.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { apiQuery } from '../../app/screen.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import styles from './change-history.module.css';
import { officeDate } from './office-date.ts';
import { changesTakenBack } from './taken-back.ts';
import { useTexts } from './texts.ts';

const NEWEST = 10;

/** What staff changed of one object, the newest first. */
export const useChanges = (kind: AuditedKind, id: number | string) =>
  useQuery(apiQuery('GET /log', { query: { kind, id: String(id), page: 1, size: NEWEST } }));

/** How people read a field of the log. */
export interface ChangedField {
  label: string;
  words?: (text: string) => string;
  /** the whole change as a sentence, by the text of what it left, with all that it left; absent: before and after */
  said?: (after: string, facts: AuditFacts) => string;
}

interface Props {
  kind: AuditedKind;
  /** as the log names the object */
  id: number | string;
  /** by their names in the log; others are not shown */
  fields: Readonly<Record<string, ChangedField>>;
  /** what the log of the object does not have: what happened without staff, or to something else of it */
  happened?: readonly { at: string; by?: string; said: string }[];
  /** of its heading: the third level below the title of a panel, the second on a screen */
  level?: 2 | 3;
}

/** Who changed what and when, the newest first. */
export const ChangeHistory = ({ kind, id, fields, happened = [], level = 3 }: Props) => {
  const Heading = `h${level}` as const;
  const { history, log } = useTexts().admin;
  const { time } = useFormats();
  const headingId = useId();
  const { data, isLoadingError, refetch } = useChanges(kind, id);
  const takenBack = changesTakenBack(data?.entries ?? []);
  const timeOf = (at: string) => {
    const moment = new Date(at);
    return `${officeDate(dayInJakarta(moment))} ${time(moment)}`;
  };
  const valueOf = (facts: AuditFacts | null, name: string) => {
    const value = facts?.[name];
    const text = value === null || value === undefined ? '' : String(value);
    return text === '' ? history.empty : (fields[name]?.words?.(text) ?? text);
  };
  const linesOf = ({ log_id, at, by, before, after }: AuditEntry) => {
    const changed = Object.keys(fields).filter((name) => valueOf(before, name) !== valueOf(after, name));
    const isErased = Object.keys({ ...before, ...after }).length === 0;
    return {
      key: String(log_id),
      at,
      by: by.name,
      // What says itself what was done, such as that an account was opened again, is no undoing.
      isTakenBack: takenBack.has(log_id) && changed.every((name) => !fields[name]?.said),
      said: isErased
        ? [log.erasedChange]
        : changed.map(
            (name) =>
              fields[name]?.said?.(String(after?.[name]), after ?? {}) ??
              history.changed(fields[name]?.label ?? name, valueOf(before, name), valueOf(after, name)),
          ),
    };
  };
  const lines = [
    ...happened.map(({ at, by = '', said }) => ({
      key: `${at} ${said}`,
      at,
      by,
      isTakenBack: false,
      said: [said],
    })),
    ...(data?.entries ?? []).map(linesOf),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <section className={styles.history} aria-labelledby={headingId}>
      <Heading id={headingId}>{history.title}</Heading>
      {isLoadingError && (
        <button type="button" onClick={() => void refetch()}>
          {history.failed}
        </button>
      )}
      {!data && !isLoadingError && <Skeleton height={44} />}
      {lines.length === 0 && data && <p>{history.none}</p>}
      <ol>
        {lines.map(({ key, at, by, isTakenBack, said }) => (
          <li key={key}>
            <span>
              <time dateTime={at}>{timeOf(at)}</time> {by}
              {isTakenBack && <strong>, {history.takenBack}</strong>}
            </span>
            {said.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </li>
        ))}
      </ol>
      {data?.total !== undefined && data.total > NEWEST && <p>{history.newest(NEWEST, data.total)}</p>}
    </section>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditEntry, auditedKinds } from '../../../contract/audit.ts';
import { isRealDate } from '../../../domain/values/calendar-date.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useUser } from '../../app/hydrated-area.tsx';
import { apiQuery } from '../../app/screen.ts';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { wordFilter } from '../list/list-params.ts';
import { listScreen } from '../list/list-screen.tsx';
import { OfficeDateField } from '../list/office-date-field.tsx';
import { officeMoment } from '../list/office-date.ts';
import styles from '../list/office-list.module.css';
import { idOf, usePanel } from '../list/open-row.ts';
import { parseId } from '../list/record-id.ts';
import { RowAction } from '../list/row-action.tsx';
import { useTexts } from '../list/texts.ts';
import { LogEntryPanel } from './log-entry.tsx';
import { withWholeDays } from '../list/whole-days.tsx';
import { type LogWords, linesOf, objectOf, summaryOf } from './log-words.ts';
import { peopleToChoose } from './people-to-choose.ts';

const isKind = (text: string): text is AuditEntry['kind'] => auditedKinds.some((kind) => kind === text);
const dayFilter = (text: string) => (isRealDate(text) ? text : undefined);

const peopleQuery = apiQuery('GET /log/people');

const filters = { kind: wordFilter(isKind), by: parseId, from: dayFilter, to: dayFilter };

const list = listScreen({
  filters,
  filterQueries: [peopleQuery],
  query: (page, { kind, by, from, to }) =>
    apiQuery('GET /log', {
      query: { ...page, ...(kind && { kind }), ...(by && { by }), ...(from && { from }), ...(to && { to }) },
    }),
  read: ({ entries: rows, total }) => ({ rows, total }),
  rowId: 'log_id',
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** Who of the staff changed what, and when, the newest first. */
export default function AdminLog() {
  const { log } = useTexts().admin;
  const entry = usePanel('entry');
  return (
    <list.Screen
      texts={log}
      columns={useColumns(({ log_id }) => entry.open(String(log_id)))}
      minWidth={34}
      wide
      hasFilterGrid
      openId={idOf(entry.named)}
      filters={<LogFilters />}
    >
      <LogEntryPanel page={list.usePage()} />
    </list.Screen>
  );
}

const LogFilters = () => {
  const { log } = useTexts().admin;
  const { filters: chosen, setFilter } = list.useList();
  const { data } = useQuery(peopleQuery);
  const people = peopleToChoose({ staff: data?.people ?? [], own: useUser()?.user_id, chosen: chosen.by });
  return (
    <>
      <ListFilter
        label={log.kind}
        value={chosen.kind}
        onChoose={(value) => setFilter('kind', value)}
        all={log.allKinds}
        data={auditedKinds.map((kind) => ({ value: kind, label: log.kinds[kind] }))}
      />
      <ListFilter
        label={log.person}
        value={chosen.by}
        onChoose={(value) => setFilter('by', value)}
        all={log.everybody}
        data={people.map(({ user_id, name }) => ({
          value: String(user_id),
          label: name ?? log.account(user_id),
        }))}
      />
      <DayFilter label={log.from} day={chosen.from} onDay={(day) => setFilter('from', day)} />
      <DayFilter label={log.to} day={chosen.to} onDay={(day) => setFilter('to', day)} />
    </>
  );
};

interface DayProps {
  label: string;
  day: string | undefined;
  /** '' for none */
  onDay: (day: string) => void;
}

/** A day that narrows the list as soon as it is one; what is no day yet narrows nothing. */
const DayFilter = ({ label, day = '', onDay }: DayProps) => {
  const [typed, setTyped] = useState(day);
  const [shownFor, setShownFor] = useState(day);
  // The address has changed: by the back button, or by what was typed here.
  if (day !== shownFor) {
    setShownFor(day);
    if (day !== '' || isRealDate(typed)) setTyped(day);
  }
  return (
    <OfficeDateField
      className={`${styles.filter} ${styles.long}`}
      label={label}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        const wanted = isRealDate(next) ? next : '';
        if (wanted !== day) onDay(wanted);
      }}
    />
  );
};

const useColumns = (onOpen: (entry: AuditEntry) => void): OfficeColumn<AuditEntry>[] => {
  const texts = useTexts();
  const words: LogWords = { texts, formats: useFormats() };
  const { log, list: listWords } = texts.admin;
  return [
    {
      name: 'object',
      title: log.what,
      render: (row) => (
        <OneLine more={listWords.more} lines={2}>
          <strong>{objectOf(row, words)}</strong>
        </OneLine>
      ),
    },
    {
      name: 'change',
      title: log.change,
      render: (row) => {
        const lines = linesOf(row, words);
        return (
          <OneLine
            more={listWords.more}
            lines={2}
            whole={lines.length > 1 && lines.map((said) => <div key={said}>{withWholeDays(said)}</div>)}
          >
            {withWholeDays(summaryOf(row, words))}
          </OneLine>
        );
      },
    },
    {
      name: 'by',
      title: log.whenAndWho,
      width: 8.5,
      render: ({ at, by }) => (
        <div className={styles.fine}>
          <time dateTime={at} className={styles.day}>
            {officeMoment(at, words.formats)}
          </time>
          <OneLine more={listWords.more}>{by.name}</OneLine>
        </div>
      ),
    },
    useActionsColumn(5, (row) => (
      <RowAction label={log.open} of={objectOf(row, words)} onClick={() => onOpen(row)} />
    )),
  ];
};

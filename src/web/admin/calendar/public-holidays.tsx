import { IconTrash } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PublicHoliday } from '../../../contract/task-objects.ts';
import { HolidayEntered } from '../../../contract/tasks.ts';
import { paths } from '../../../paths.ts';
import { useContractForm } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { notify } from '../../shell/notify.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { AskForDeletion } from '../list/ask-for-deletion.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { OfficeDateField } from '../list/office-date-field.tsx';
import { officeDate } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import styles from '../list/office-list.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { RowAction } from '../list/row-action.tsx';
import { type OfficeTexts, inOffice, useTexts } from '../list/texts.ts';

/** The year that an address names; the present one when it names none. */
const yearIn = (search: URLSearchParams): number | undefined => {
  const year = search.get('year') ?? '';
  return /^2[01]\d\d$/.test(year) ? Number(year) : undefined;
};
const holidaysQuery = (year: number | undefined) =>
  apiQuery('GET /public-holidays', { query: year === undefined ? {} : { year } });

const queries: ScreenQueries = ({ url }) => [holidaysQuery(yearIn(url.searchParams))];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.tasks.holidays.title };

/** The days of a year on which nobody works: they do not count where feedback is promised within working days. */
export default function PublicHolidays() {
  const { tasks, batches } = useTexts().admin;
  const { holidays: words } = tasks;
  const [search, setSearch] = useSearchParams();
  const present = Number(useToday().slice(0, 4));
  const asked = yearIn(search);
  const year = asked ?? present;
  const { holidays } = useSuspenseQuery(holidaysQuery(asked)).data;
  const [removed, setRemoved] = useState<PublicHoliday | null>(null);
  const nameOf = useNameOf();
  const columns = useColumns(setRemoved);
  const years = [...new Set([present - 1, present, present + 1, year])].toSorted((a, b) => a - b);
  return (
    <OfficeScreen
      title={words.title}
      back={{ to: paths.adminBatches, words: batches.title }}
      lead={words.lead}
    >
      <YearsEntered present={present} />
      <div className={styles.above}>
        <ListFilter
          label={words.year}
          value={String(year)}
          onChoose={(value) => setSearch({ year: value })}
          data={years.map((one) => ({ value: String(one), label: String(one) }))}
        />
      </div>
      <div className={formStyles.form}>
        <EnterHoliday onEntered={(day) => setSearch({ year: day.slice(0, 4) })} />
        {holidays.length === 0 ? (
          <EmptyState level={2} title={words.emptyTitle} text={words.emptyText} />
        ) : (
          <OfficeTable label={words.title} rows={holidays} rowKey={({ day }) => day} columns={columns} />
        )}
      </div>
      <AskForDeletion
        asked={removed}
        ask={(holiday) => words.askRemove(nameOf(holiday), officeDate(holiday.day))}
        note={words.removeNote}
        nameOf={nameOf}
        remove={({ day }) => mutate('DELETE /public-holidays/{day}', { params: { day } })}
        onEnd={() => setRemoved(null)}
      />
    </OfficeScreen>
  );
}

/** Nobody but the school enters them: how many are there for this year and the next one. */
const YearsEntered = ({ present }: { present: number }) => {
  const { holidays: words } = useTexts().admin.tasks;
  const [now, next] = [
    useQuery(holidaysQuery(present)).data?.holidays.length,
    useQuery(holidaysQuery(present + 1)).data?.holidays.length,
  ];
  if (now === undefined || next === undefined) return null;
  return <p>{words.hint(present, now, present + 1, next)}</p>;
};

const useNameOf = () => {
  const language = useLanguage();
  return ({ name, name_indo: indonesian }: PublicHoliday) => (language === 'id' ? indonesian : name);
};

const useColumns = (onRemove: (holiday: PublicHoliday) => void): OfficeColumn<PublicHoliday>[] => {
  const { holidays: words } = useTexts().admin.tasks;
  const nameOf = useNameOf();
  return [
    { name: 'day', title: words.day, width: 7, render: ({ day }) => officeDate(day) },
    { name: 'name', title: words.name, render: ({ name }) => name },
    {
      name: 'name_indo',
      title: words.nameIndo,
      render: ({ name_indo: indonesian }) => <span lang="id">{indonesian}</span>,
    },
    useActionsColumn(5, (holiday) => (
      <RowAction
        label={words.remove}
        icon={<IconTrash size={20} aria-hidden="true" />}
        of={nameOf(holiday)}
        color="rosella"
        onClick={() => onRemove(holiday)}
      />
    )),
  ];
};

/** One more day, or another name of one that is there. */
const EnterHoliday = ({ onEntered }: { onEntered: (day: string) => void }) => {
  const { admin, forms } = useTexts();
  const { holidays: words } = admin.tasks;
  const language = useLanguage();
  const { form, field, formProps, submit } = useContractForm(HolidayEntered, {
    initialValues: { day: '', name: '', name_indo: '' },
    send: (body) => mutate('POST /public-holidays', { body }),
    onSuccess: (_answer, { day, name, name_indo: indonesian }) => {
      const called = language === 'id' ? indonesian : name;
      notify({
        severity: 'success',
        message: inOffice((texts) => texts.admin.tasks.holidays.added(called)),
      });
      form.reset();
      onEntered(day);
    },
  });
  return (
    <form {...formProps} className={formStyles.card} aria-label={words.add}>
      <h2>{words.add}</h2>
      <OfficeDateField {...field('day')} label={words.day} />
      <div className={formStyles.pair}>
        <TextInput {...field('name')} label={words.name} autoComplete="off" />
        <TextInput {...field('name_indo')} label={words.nameIndo} autoComplete="off" lang="id" />
      </div>
      <div>
        <SubmitButton {...submit} busy={forms.moment}>
          {words.add}
        </SubmitButton>
      </div>
    </form>
  );
};

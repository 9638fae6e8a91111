import { useSuspenseQuery } from '@tanstack/react-query';
import type { Announcement } from '../../../contract/announcements.ts';
import { paths } from '../../../paths.ts';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { PAGE_SIZE, readListParams } from '../list/list-params.ts';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import cells from '../list/cells.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { usePages } from '../list/use-pages.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import styles from './announcements.module.css';

const sentQuery = (page: number) => apiQuery('GET /announcements', { query: { page, size: PAGE_SIZE } });
const queries: ScreenQueries = ({ url }) => [sentQuery(readListParams(url.searchParams).page)];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.announcements.title };

/** What staff wrote to many families: when, by whom, to whom, and how many have opened it. */
export default function Announcements() {
  const { announcements: words, messages } = useTexts().admin;
  const { page, pagesOf } = usePages();
  const { announcements, total = announcements.length } = useSuspenseQuery(sentQuery(page)).data;
  const columns = useColumns();
  return (
    <OfficeScreen
      title={words.title}
      back={{ to: paths.adminMessages, words: messages.title }}
      isWide
      lead={words.lead}
      actions={<ButtonLink to={paths.adminNewAnnouncement}>{words.create}</ButtonLink>}
    >
      <div className={formStyles.form}>
        {total === 0 ? (
          <EmptyState level={2} title={words.emptyTitle} text={words.emptyText} />
        ) : (
          <OfficeTable
            label={words.title}
            rows={announcements}
            rowKey={({ announcement_id: id }) => id}
            columns={columns}
            paging={pagesOf(total)}
          />
        )}
      </div>
    </OfficeScreen>
  );
}

const useColumns = (): OfficeColumn<Announcement>[] => {
  const { announcements: words } = useTexts().admin;
  const language = useLanguage();
  const formats = useFormats();
  return [
    {
      name: 'message',
      title: words.message,
      render: (row) => (
        <details className={styles.message}>
          <summary>{language === 'id' ? row.subject_indo : row.subject}</summary>
          <p>{language === 'id' ? row.body_indo : row.body}</p>
        </details>
      ),
    },
    { name: 'whom', title: words.whom, width: 13, render: (row) => whomOf(row, words) },
    {
      name: 'sent',
      title: words.sent,
      width: 11,
      render: ({ at, by }) => (
        <>
          {withWholeDays(officeMoment(at, formats))}
          <span className={cells.under}>{by}</span>
        </>
      ),
    },
    {
      name: 'families',
      title: words.families,
      width: 9,
      render: ({ families, read }) => (
        <>
          {words.told(families)}
          <span className={cells.under}>{words.opened(read)}</span>
        </>
      ),
    },
  ];
};

const whomOf = (
  { batch, grade, group }: Announcement,
  words: OfficeTexts['admin']['announcements'],
): string => {
  if (grade === null) return words.toBatch(batch);
  return group === null ? words.toGrade(batch, grade) : words.toGroup(batch, grade, group);
};

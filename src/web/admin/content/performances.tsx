import { useState } from 'react';
import type { News } from '../../../contract/content-objects.ts';
import { performanceCategories } from '../../../domain/content/categories.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { AskForDeletion } from '../list/ask-for-deletion.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from '../list/office-list.module.css';
import { RowAction, RowLink } from '../list/row-action.tsx';
import { useTexts } from '../list/texts.ts';
import { inCategory } from './chosen-category.ts';
import { performanceList } from './performance-list.ts';
import { usePerformanceWords } from './performance-words.ts';
import { PublishedState } from './published-state.tsx';

export const loader = performanceList.loader;
export const clientLoader = performanceList.clientLoader;
export const shouldRevalidate = performanceList.shouldRevalidate;

/** What children made, by category, as guests see it on the page of student performances. */
export default function AdminPerformances() {
  const { performances } = useTexts().admin;
  const { titleOf } = usePerformanceWords();
  const { filters } = performanceList.useList();
  const [asked, setAsked] = useState<News | null>(null);
  return (
    <performanceList.Screen
      texts={performances}
      createAt={inCategory(paths.adminNewPerformance, filters.category)}
      columns={useColumns(setAsked)}
      minWidth={40}
      choice={{ select: <CategoryChoice />, missing: performances.pleaseSelect }}
    >
      <AskForDeletion
        asked={asked}
        ask={(row) => performances.askDelete(titleOf(row))}
        note={performances.deleteNote}
        nameOf={titleOf}
        remove={({ news_id: id }) => mutate('GET /news/destroy/{id}', { params: { id } })}
        onEnd={() => setAsked(null)}
      />
    </performanceList.Screen>
  );
}

const CategoryChoice = () => {
  const { performances } = useTexts().admin;
  const { filters, setFilter } = performanceList.useList();
  return (
    <ListFilter
      className={styles.batch}
      label={performances.category}
      value={filters.category}
      onChoose={(value) => setFilter('category', value)}
      all={performances.choose}
      data={performanceCategories.map((category) => ({
        value: String(category),
        label: performances.categories[category],
      }))}
    />
  );
};

const useColumns = (onDelete: (row: News) => void): OfficeColumn<News>[] => {
  const { news, performances, list: words } = useTexts().admin;
  const { titleOf, descriptionOf } = usePerformanceWords();
  return [
    {
      name: 'title',
      title: performances.name,
      render: (row) => (
        <OneLine more={words.more}>
          <strong>{titleOf(row)}</strong>
        </OneLine>
      ),
    },
    {
      name: 'description',
      title: performances.description,
      render: (row) => <OneLine more={words.more}>{descriptionOf(row)}</OneLine>,
    },
    {
      name: 'published',
      title: news.status,
      width: 7,
      render: ({ published_at, child }) => (
        <>
          <PublishedState since={published_at} />
          {child && !child.shown_in_public && (
            <div className={`${layout.soft} ${styles.fine}`}>{performances.noConsent}</div>
          )}
        </>
      ),
    },
    useActionsColumn(8.5, (row) => {
      const of = titleOf(row);
      return (
        <>
          <RowLink label={performances.edit} of={of} to={paths.adminPerformance(row.news_id)} />
          <RowAction label={performances.delete} of={of} color="rosella" onClick={() => onDelete(row)} />
        </>
      );
    }),
  ];
};

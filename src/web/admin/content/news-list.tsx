import { useState } from 'react';
import type { News } from '../../../contract/content-objects.ts';
import { newsArticle } from '../../../domain/content/categories.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { AskForDeletion } from '../list/ask-for-deletion.tsx';
import { listScreen } from '../list/list-screen.tsx';
import { RowAction, RowLink } from '../list/row-action.tsx';
import { useTexts } from '../list/texts.ts';
import { useNewsTitle } from './news-words.ts';
import { PublishedState } from './published-state.tsx';

const list = listScreen({
  query: (page) =>
    apiQuery('GET /news/category/{category}', { params: { category: newsArticle }, query: page }),
  read: ({ news: rows, total }) => ({ rows, total }),
  rowId: 'news_id',
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** Every story of the news, the drafts first. */
export default function AdminNews() {
  const { news } = useTexts().admin;
  const titleOf = useNewsTitle();
  const [deleted, setDeleted] = useState<News | null>(null);
  return (
    <list.Screen
      texts={news}
      columns={useColumns(setDeleted)}
      minWidth={40}
      wide
      createAt={paths.adminNewNews}
    >
      <AskForDeletion
        asked={deleted}
        ask={(story) => news.askDelete(titleOf(story))}
        note={news.deleteNote}
        nameOf={titleOf}
        remove={({ news_id: id }) => mutate('GET /news/destroy/{id}', { params: { id } })}
        onEnd={() => setDeleted(null)}
      />
    </list.Screen>
  );
}

const useColumns = (onDelete: (story: News) => void): OfficeColumn<News>[] => {
  const { news, list: words } = useTexts().admin;
  const titleOf = useNewsTitle();
  return [
    {
      name: 'title',
      title: news.newsTitle,
      render: (row) => (
        <OneLine more={words.more}>
          <strong>{titleOf(row)}</strong>
        </OneLine>
      ),
    },
    // By it another story's button leads here.
    { name: 'number', title: news.number, width: 6, render: ({ news_id }) => news_id },
    {
      name: 'published',
      title: news.status,
      width: 8,
      render: ({ published_at }) => <PublishedState since={published_at} />,
    },
    useActionsColumn(10, (row) => (
      <>
        <RowLink label={news.edit} of={titleOf(row)} to={paths.adminNewsItem(row.news_id)} />
        <RowAction label={news.delete} of={titleOf(row)} color="rosella" onClick={() => onDelete(row)} />
      </>
    )),
  ];
};

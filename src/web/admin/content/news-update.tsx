import { useLocation } from 'react-router';
import { newsArticle } from '../../../domain/content/categories.ts';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { updateScreen } from '../form/form-screen.tsx';
import { recordId } from '../list/record-id.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { NewsForm } from './news-form.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.news.updateTitle };

const screen = updateScreen(
  'newsId',
  (id) => apiQuery('GET /news/id/{id}', { params: { id: recordId(id) } }),
  // A performance has a screen of its own.
  ({ news }) => news.category === newsArticle,
);
export const loader = screen.loader;
export const clientLoader = screen.clientLoader;

export default function UpdateNews() {
  const { news } = useTexts().admin;
  const { news: story } = screen.useRecord();
  const { key } = useLocation();
  return (
    <NewsForm
      key={`${story.news_id}-${key}`}
      title={news.updateTitle}
      story={story}
      send={(form, how) => mutate('POST /news/update', { form }, how)}
      submitLabel={news.submitUpdate}
    />
  );
}

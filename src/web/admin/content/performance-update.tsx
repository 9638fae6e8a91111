import { useLocation } from 'react-router';
import { isPerformanceCategory } from '../../../domain/content/categories.ts';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { updateScreen } from '../form/form-screen.tsx';
import { recordId } from '../list/record-id.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { PerformanceForm } from './performance-form.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.performances.updateTitle };

const screen = updateScreen(
  'studentPerformanceId',
  (id) => apiQuery('GET /news/id/{id}', { params: { id: recordId(id) } }),
  ({ news }) => isPerformanceCategory(news.category),
);
export const loader = screen.loader;
export const clientLoader = screen.clientLoader;

export default function UpdatePerformance() {
  const { performances } = useTexts().admin;
  const { key } = useLocation();
  const { news } = screen.useRecord();
  return (
    <PerformanceForm
      // Saving may lead to the next performance, whose form begins anew.
      key={`${news.news_id}-${key}`}
      title={performances.updateTitle}
      own={news}
      send={(form, how) => mutate('POST /news/update', { form }, how)}
      submitLabel={performances.submitUpdate}
    />
  );
}

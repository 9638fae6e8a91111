import { useLocation } from 'react-router';
import { mutate } from '../../app/mutations.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { NewsForm } from './news-form.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.news.createTitle };

export default function CreateNews() {
  const { news } = useTexts().admin;
  return (
    <NewsForm
      key={useLocation().key}
      title={news.createTitle}
      send={(form, how) => mutate('POST /news/store', { form }, how)}
      submitLabel={news.submitCreate}
    />
  );
}

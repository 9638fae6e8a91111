import { useLocation } from 'react-router';
import { mutate } from '../../app/mutations.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { TestimonyForm } from './testimony-form.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.testimonies.createTitle };

export default function CreateTestimony() {
  const { testimonies } = useTexts().admin;
  const { key } = useLocation();
  return (
    <TestimonyForm
      key={key}
      title={testimonies.createTitle}
      send={(form, options) => mutate('POST /testimony/add-testimony', { form }, options)}
      submitLabel={testimonies.submitCreate}
    />
  );
}

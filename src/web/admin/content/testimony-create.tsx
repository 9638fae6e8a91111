import { useLocation } from 'react-router';
import { mutate } from '../../hydrated/mutations.ts';
import { type OfficeTexts, useTexts } from '../pattern/texts.ts';
import { emptyTestimony } from './testimony-entry.ts';
import { TestimonyForm } from './testimony-form.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.testimonies.createTitle };

export default function CreateTestimony() {
  const { testimonies } = useTexts().admin;
  const { key } = useLocation();
  return (
    <TestimonyForm
      key={key}
      title={testimonies.createTitle}
      initial={emptyTestimony}
      send={(form, options) => mutate('POST /testimony/add-testimony', { form }, options)}
      submitLabel={testimonies.submitCreate}
    />
  );
}

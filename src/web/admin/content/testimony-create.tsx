import { useLocation } from 'react-router';
import { mutate } from '../../app/mutations.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { useEmptyIn } from './chosen-category.ts';
import { emptyTestimony } from './testimony-entry.ts';
import { TestimonyForm } from './testimony-form.tsx';
import { testimonyFilters } from './testimony-list.ts';

export const handle = { title: ({ admin }: OfficeTexts) => admin.testimonies.createTitle };

export default function CreateTestimony() {
  const { testimonies } = useTexts().admin;
  const { key } = useLocation();
  return (
    <TestimonyForm
      key={key}
      title={testimonies.createTitle}
      initial={useEmptyIn(emptyTestimony, testimonyFilters.category)}
      send={(form, options) => mutate('POST /testimony/add-testimony', { form }, options)}
      submitLabel={testimonies.submitCreate}
    />
  );
}

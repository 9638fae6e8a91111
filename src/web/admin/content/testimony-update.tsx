import { useLocation } from 'react-router';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { updateScreen } from '../form/form-screen.tsx';
import { recordUuid } from '../list/record-id.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { TestimonyForm } from './testimony-form.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.testimonies.updateTitle };

const screen = updateScreen('testimonyId', (uuid) =>
  apiQuery('GET /testimony/uuid/{uuid}', { params: { uuid: recordUuid(uuid) } }),
);
export const loader = screen.loader;
export const clientLoader = screen.clientLoader;

export default function UpdateTestimony() {
  const { testimonies } = useTexts().admin;
  const { key } = useLocation();
  const { testimony } = screen.useRecord();
  return (
    <TestimonyForm
      // Saving may lead to the next testimony, whose form begins anew.
      key={`${testimony.testimony_id}-${key}`}
      title={testimonies.updateTitle}
      own={testimony}
      send={(form, options) => mutate('POST /testimony/update-testimony', { form }, options)}
      submitLabel={testimonies.submitUpdate}
    />
  );
}

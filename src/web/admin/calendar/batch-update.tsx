import { apiQuery } from '../../app/screen.ts';
import { updateScreen } from '../form/form-screen.tsx';
import { recordId } from '../list/record-id.ts';
import type { OfficeTexts } from '../list/texts.ts';
import { BatchScreen } from './batch-screen.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.batches.updateTitle };

const screen = updateScreen('academicYearId', (id) =>
  apiQuery('GET /academic-year/id/{id}', { params: { id: recordId(id) } }),
);
export const loader = screen.loader;
export const clientLoader = screen.clientLoader;

export default function UpdateBatch() {
  const { academic_year: batch } = screen.useRecord();
  return <BatchScreen key={batch.academic_year_id} batch={batch} />;
}

import type { AcademicYear } from '../../../contract/objects.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';

/** A batch as it stands now. */
export const readBatch = async (id: number): Promise<AcademicYear> =>
  (await readAnew(apiQuery('GET /academic-year/id/{id}', { params: { id } }))).academic_year;

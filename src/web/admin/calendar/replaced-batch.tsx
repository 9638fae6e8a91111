import { useQuery } from '@tanstack/react-query';
import type { AcademicYear } from '../../../contract/objects.ts';
import { batchDeactivatedByNew } from '../../../domain/calendar/batch-activity.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import { Alert } from '../../ui/app/alert.tsx';
import styles from './batch-form.module.css';

/** The batches by which the next one is numbered: the one created last; undefined until it is known. */
export const useLastBatches = (): readonly AcademicYear[] | undefined =>
  useQuery({ ...lastBatches, staleTime: 0 }).data?.academic_years;

const lastBatches = apiQuery('GET /academic-year-admin', { query: { page: 1, size: 1 } });

export const readLastBatches = async () => (await readAnew(lastBatches)).academic_years;

/** Names the batch that a new academic year deactivates. */
export const ReplacedBatch = () => {
  const { batches, children } = useTexts().admin;
  const last = useLastBatches();
  const replaced = last && batchDeactivatedByNew(last);
  if (replaced === null) return null;
  const inWords = ({ batch, start_date, end_date, is_active }: AcademicYear) => {
    const name = children.batchOption(batch, officeDate(start_date), officeDate(end_date));
    return is_active ? batches.deactivates(name) : batches.deactivatedAlready(name);
  };
  return (
    <Alert color="mango" className={styles.early}>
      {replaced ? inWords(replaced) : batches.deactivatesLast}
    </Alert>
  );
};

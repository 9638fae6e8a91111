import { useQuery } from '@tanstack/react-query';
import type { AcademicYear } from '../../../contract/objects.ts';
import { useToday } from '../../frame/today.ts';
import { apiQuery } from '../../app/screen.ts';
import { ListFilter } from './list-filter.tsx';
import { useListSearch } from './list-search.ts';
import { changeListParams } from './list-params.ts';
import { officeDate } from './office-date.ts';
import listStyles from './office-list.module.css';
import { parseId } from './record-id.ts';
import { useTexts } from './texts.ts';
import { usualBatch } from './usual-batch.ts';

export const batchesQuery = apiQuery('GET /academic-year-admin');

/** The batches, and which of them the address names or is shown at first. */
export const useBatches = () => {
  const { search } = useListSearch();
  const today = useToday();
  const asked = useQuery(batchesQuery);
  const batches = asked.data?.academic_years;
  const named = parseId(search.get('batch') ?? '');
  const chosen = batches?.find(({ academic_year_id: id }) => id === named);
  return { ...asked, batches, chosen: chosen ?? (batches && usualBatch(batches, today)) };
};

/** A batch among the choices of a field. */
export const useBatchOption = () => {
  const { children } = useTexts().admin;
  return ({
    academic_year_id,
    batch,
    start_date,
    end_date,
  }: Pick<AcademicYear, 'academic_year_id' | 'batch' | 'start_date' | 'end_date'>) => ({
    value: String(academic_year_id),
    label: children.batchOption(batch, officeDate(start_date), officeDate(end_date)),
  });
};

interface Props {
  batches: readonly AcademicYear[];
  chosen: AcademicYear;
}

/** Which batch is shown. */
export const BatchChoice = ({ batches, chosen }: Props) => {
  const { children } = useTexts().admin;
  const { search, change } = useListSearch();
  return (
    <ListFilter
      className={listStyles.batch}
      label={children.selectBatch}
      value={chosen.academic_year_id}
      onChoose={(value) => change(changeListParams(search, { batch: value }))}
      data={batches.map(useBatchOption())}
    />
  );
};

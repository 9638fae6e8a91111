import { useQuery } from '@tanstack/react-query';
import { reportsQuery } from '../enrolment/child-queries.ts';

/**
 * The number of the report of a part that a family has since a test was taken, which tells its result; null: it has none yet.
 * @param since an ISO instant; null: the test was not taken, and nothing is asked
 */
export const useReportAfter = (childId: number, part: number, since: string | null): number | null => {
  const { data } = useQuery({ ...reportsQuery(childId), enabled: since !== null });
  const isAfter = (instant: string) => since !== null && Date.parse(instant) > Date.parse(since);
  const found = data?.reports.find((one) => one.part === part && isAfter(one.published_at));
  return found?.report_id ?? null;
};

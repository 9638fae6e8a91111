import type { DeskReport } from '../../../contract/report-objects.ts';
import { isPartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import type { Answer } from '../../frame/api.ts';
import { apiQuery } from '../../app/screen.ts';
import { parseId } from '../list/record-id.ts';

/** How far the reports of a batch are; what is due, of all batches, when an address names none. */
export const sittingsQuery = (search: URLSearchParams) => {
  const batch = parseId(search.get('batch') ?? '');
  return apiQuery('GET /report/sittings', {
    query: { ...(batch !== undefined && { academic_year_id: batch }) },
  });
};

export const sentencesQuery = apiQuery('GET /report/sentences');

/** The reports of a group and part; an address that names none finds nothing. */
export const sittingQuery = ({ groupId, part }: { groupId?: string; part?: string }) => {
  const number = Number(part);
  return apiQuery('GET /report/sitting', {
    query: { group_id: parseId(groupId ?? '') ?? 0, part: isPartOfYear(number) ? number : 1 },
  });
};

export const toProofReadQuery = apiQuery('GET /report/to-proof-read', { query: { size: 50 } });

export const deskReportQuery = (reportId: number) =>
  apiQuery('GET /report/desk/{reportId}', { params: { reportId } });

/** A sitting in which a child's report stands as it is now. */
export const withReport = (
  known: Answer<'GET /report/sitting'> | undefined,
  report: DeskReport,
): Answer<'GET /report/sitting'> | undefined =>
  known && {
    ...known,
    children: known.children.map((child) =>
      child.child_id === report.child_id ? { ...child, report } : child,
    ),
  };

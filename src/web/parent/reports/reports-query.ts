import { apiQuery } from '../../app/screen.ts';

/** The published reports of a child, the newest first, and its certificates. */
export const reportsQuery = (childId: number) =>
  apiQuery('GET /report/child/{childId}', { params: { childId } });

import { apiQuery } from '../../app/screen.ts';

/** The words that wait for a child today, and how many it has met. */
export const practiceQuery = (childId: number) =>
  apiQuery('GET /course/practice/{childId}', { params: { childId } });

import { apiQuery } from '../../app/screen.ts';

/** The oral tests of a child's year by part, with the slots that may be taken. */
export const oralTestsQuery = (childId: number) =>
  apiQuery('GET /oral-tests/child/{childId}', { params: { childId } });

import { apiQuery } from '../../app/screen.ts';

/** Access today, and the bill that opens it where there is none. */
export const accessOf = (childId: number) =>
  apiQuery('POST /childs/billing-status', { body: { child_id: childId } });

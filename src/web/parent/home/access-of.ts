import type { User } from '../../../contract/objects.ts';
import { apiQuery } from '../../app/screen.ts';

/** A child as the account of its family lists it. */
export type ListedChild = User['join_childs'][number];

/** Access today, and the bill that opens it where there is none. */
export const accessOf = (childId: number) =>
  apiQuery('POST /childs/billing-status', { body: { child_id: childId } });

import type { Tx } from '../platform/db/database.ts';
import { deleteUnshipped } from './order-store.ts';

export type EndOrder = (tx: Tx, enrolmentId: number) => Promise<void>;

/** Ends the order of a year that counts as never paid (rule R62); a parcel that was sent stays in the list. */
export const endOrder: EndOrder = (tx, enrolmentId) => deleteUnshipped(tx, enrolmentId);

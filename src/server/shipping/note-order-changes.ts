import type { Tx } from '../platform/db/database.ts';
import { type OrdersOf, raiseVersions } from './order-store.ts';

/**
 * Notes that something changed which orders show of another noun, in the transaction that changes it: the address or phone
 * number of a family or the parent's name, the payment of an enrolment, the name of a child. Who has such an order before them is then told of it
 * when they save (rule R78).
 */
export type NoteOrderChanges = (tx: Tx, of: OrdersOf) => Promise<void>;

export const noteOrderChanges: NoteOrderChanges = raiseVersions;

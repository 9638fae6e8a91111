import type { AuditedKind, AuditFacts } from '../../contract/audit.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertEntry } from './audit-store.ts';
import { changedFacts, shortFacts } from './changed-facts.ts';

/** Who changed what, and when by the business clock. */
export interface StaffChange {
  /** the account of the person who did it; null when no person did, as in the demo school's own data */
  by: number | null;
  /** the name of the API token by which a program did it in that person's name */
  token?: string | undefined;
  at: Date;
  kind: AuditedKind;
  objectId: number | string;
  /** what people call the object, by which the log is searched */
  name: string;
  /** what tells which part of the object it was; kept besides what changed */
  context?: AuditFacts;
  /** null: it is created */
  before: AuditFacts | null;
  /** null: it is deleted */
  after: AuditFacts | null;
}

/**
 * Keeps a change by staff in the audit log, in the transaction that makes it (rule R79). One by nobody, and one
 * that changes nothing, is not kept.
 */
export const recordChange = async (
  tx: Tx,
  { by: userId, token, objectId, name: objectName, context, before, after, ...said }: StaffChange,
): Promise<void> => {
  if (userId === null) return;
  const change = { ...said, objectId: String(objectId), objectName };
  if (before === null || after === null) {
    const action = before === null ? 'create' : 'delete';
    const whole = (facts: AuditFacts | null) => facts && { ...context, ...shortFacts(facts) };
    const entry = { before: whole(before), after: whole(after) };
    await insertEntry(tx, { ...change, ...entry, userId, action }, token);
    return;
  }
  const changed = changedFacts(before, after);
  if (changed === null) return;
  const entry = {
    before: { ...context, ...changed.before },
    after: { ...context, ...changed.after },
  };
  await insertEntry(tx, { ...change, ...entry, userId, action: 'update' }, token);
};

export type RecordChange = typeof recordChange;

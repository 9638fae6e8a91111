import type { AuditFacts } from '../../contract/audit.ts';
import { fullName } from '../../domain/values/person-name.ts';
import type { UserRow } from './user-store.ts';

/** What the log keeps of a change to a family's account; `by` null: no member of the staff made it. */
export const familyChange = (
  { userId, firstName, lastName }: Pick<UserRow, 'userId' | 'firstName' | 'lastName'>,
  { by, at }: { by: number | null; at: Date },
  { before, after }: { before: AuditFacts; after: AuditFacts },
) => ({
  by,
  at,
  kind: 'family' as const,
  objectId: userId,
  name: fullName(firstName, lastName),
  before,
  after,
});

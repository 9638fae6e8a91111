import type { AuditEntry, AuditFacts } from '../../../contract/audit.ts';

type Change = Pick<AuditEntry, 'log_id' | 'by' | 'before' | 'after'>;

/** A fact that is not there and one that is empty are the same. */
const sameFacts = (one: AuditFacts, other: AuditFacts) =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

const takesBack = (change: Change, former: Change) =>
  change.by.user_id === former.by.user_id &&
  change.before !== null &&
  change.after !== null &&
  former.before !== null &&
  former.after !== null &&
  sameFacts(change.before, former.after) &&
  sameFacts(change.after, former.before);

/**
 * Which changes took back the one right before them: by the same person, every value as it was before it. Given newest first,
 * as the log has them; answers their ids. What took back a change is not itself taken back by the next, but followed by it.
 */
export const changesTakenBack = (entries: readonly Change[]): ReadonlySet<number> => {
  const found = new Set<number>();
  const oldestFirst = entries.toReversed();
  for (const [place, change] of oldestFirst.entries()) {
    const former = oldestFirst[place - 1];
    if (former && !found.has(former.log_id) && takesBack(change, former)) found.add(change.log_id);
  }
  return found;
};

import type { AuditFacts } from '../../contract/audit.ts';
import { shortened, shortenedChange } from './shortened.ts';

/** What differs between two states of an object, each with its old and new value, of long texts the part that differs; null when nothing does. */
export const changedFacts = (
  before: AuditFacts,
  after: AuditFacts,
): { before: AuditFacts; after: AuditFacts } | null => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => (before[name] ?? null) !== (after[name] ?? null),
  );
  if (names.length === 0) return null;
  const pairs = names.map((name) => [name, pairOf(before[name] ?? null, after[name] ?? null)] as const);
  return {
    before: Object.fromEntries(pairs.map(([name, [was]]) => [name, was])),
    after: Object.fromEntries(pairs.map(([name, [, is]]) => [name, is])),
  };
};

type Fact = AuditFacts[string];
const pairOf = (was: Fact, is: Fact): [Fact, Fact] =>
  typeof was === 'string' && typeof is === 'string' ? shortenedChange(was, is) : [was, is];

/** What is known of an object that is created or deleted, its long texts cut. */
export const shortFacts = (facts: AuditFacts): AuditFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? shortened(fact) : fact]),
  );

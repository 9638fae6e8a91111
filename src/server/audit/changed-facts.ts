import type { AuditFacts } from '../../contract/audit.ts';

/** What differs between two states of an object, each with its old and new value; null when nothing does. */
export const changedFacts = (
  before: AuditFacts,
  after: AuditFacts,
): { before: AuditFacts; after: AuditFacts } | null => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => (before[name] ?? null) !== (after[name] ?? null),
  );
  if (names.length === 0) return null;
  const of = (facts: AuditFacts): AuditFacts =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: of(before), after: of(after) };
};

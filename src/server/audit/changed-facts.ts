import type { AuditFacts } from '../../contract/audit.ts';

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

/** Longer texts are kept in part: an article may have 200,000 characters, and an entry would hold it twice. */
const LONGEST = 5_000;
/** What is kept around a change, so that one sees where it stands. */
const AROUND = 200;

/** A text that is created or deleted, as the log keeps it: of a long one the beginning. */
const shortened = (text: string): string => (text.length <= LONGEST ? text : cut(text, 0, LONGEST));

/** An old and a new text, as the log keeps them: where one of them is long, what differs and a little around it. */
const shortenedChange = (before: string, after: string): [before: string, after: string] => {
  if (before.length <= LONGEST && after.length <= LONGEST) return [before, after];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const from = Math.max(0, start - AROUND);
  const part = (text: string) =>
    cut(text, from, Math.min(text.length, text.length - tail + AROUND, from + LONGEST));
  return [part(before), part(after)];
};

/** A half of a character that stands at a cut would be refused by the database. */
const cut = (text: string, from: number, to: number): string => {
  const part = text.slice(from, to).toWellFormed();
  return `${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}`;
};

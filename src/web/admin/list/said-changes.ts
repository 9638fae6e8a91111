import type { OfficeTexts } from './texts.ts';

/** One field that a save has changed, as people read it. */
export interface SaidChange {
  label: string;
  before: string;
  after: string;
}

/** Of longer texts a message says that they were changed, and not to what. */
const SHORT = 40;

/** A value within a sentence of ours: its own full stop would end that. */
export const inSentence = (value: string): string => value.replace(/(?<!\.)\.$/, '');

/** What a save has changed, in a line: a single short field before and after, else the names of the fields. */
export const saidChanges = (
  changes: readonly SaidChange[],
  { admin: { history, feedback } }: Pick<OfficeTexts, 'admin'>,
): string => {
  const [only, ...others] = changes;
  if (only && others.length === 0 && Math.max(only.before.length, only.after.length) <= SHORT)
    return history.changed(
      only.label,
      inSentence(only.before) || history.empty,
      inSentence(only.after) || history.empty,
    );
  return feedback.updated(changes.map(({ label }) => label).join(', '));
};

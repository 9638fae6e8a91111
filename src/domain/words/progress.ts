import { type CalendarDate, addDays, compareDates } from '../values/calendar-date.ts';

/** After so many days a word comes again, by the step it stands on: Leitner's boxes (rule R331). */
const DAYS_TO_NEXT = [1, 2, 4, 8, 16, 32] as const;
const LAST_STEP = DAYS_TO_NEXT.length - 1;

/** What is kept of a word that a child has met. */
export interface WordProgress {
  readonly wordId: number;
  /** 0, the shakiest, to 5 */
  readonly step: number;
  /** the day in Indonesia on which it was answered last, or met */
  readonly seenOn: CalendarDate;
  /** the day from which on it waits */
  readonly nextDay: CalendarDate;
}

/**
 * A word after a child's answer: right, it goes up a step; wrong, it begins anew and comes tomorrow. A second answer of the same day
 * changes nothing, and neither does one before the word waits, so that nobody hurries through the steps (rule R331).
 * @param before null: the child meets it with this answer
 */
export const afterAnswer = (
  before: WordProgress | null,
  { wordId, right }: { wordId: number; right: boolean },
  today: CalendarDate,
): WordProgress => {
  if (before && compareDates(before.seenOn, today) >= 0) return before;
  if (before && right && compareDates(before.nextDay, today) > 0) return before;
  const step = right ? Math.min(LAST_STEP, (before?.step ?? 0) + 1) : 0;
  return { wordId, step, seenOn: today, nextDay: addDays(today, DAYS_TO_NEXT[step] ?? 1) };
};

/** A word of a lesson that was played without being asked: it comes tomorrow (rule R331). */
export const justMet = (wordId: number, today: CalendarDate): WordProgress =>
  afterAnswer(null, { wordId, right: false }, today);

/** The words that wait on a day: the shakiest first, then who has waited longest (rule R332). */
export const dueOn = <Word extends WordProgress>(all: readonly Word[], today: CalendarDate): Word[] =>
  all
    .filter(({ nextDay }) => compareDates(nextDay, today) <= 0)
    .toSorted((a, b) => a.step - b.step || compareDates(a.nextDay, b.nextDay) || a.wordId - b.wordId);

/** The step after which a word stays away for eight days. */
const KNOWN_STEP = 3;

/** Whether a word that was met still stands on the first step (rule R375). */
export const isShaky = ({ step }: Pick<WordProgress, 'step'>): boolean => step === 0;

/** How well words that were met are known: those that come in eight days or later, and those on the first step (rule R375). */
export const knownAndShaky = (all: readonly WordProgress[]): { known: number; shaky: number } => ({
  known: all.filter(({ step }) => step >= KNOWN_STEP).length,
  shaky: all.filter(isShaky).length,
});

/** The last day on which a word was met or practised; null before (rule R375). */
export const lastPractised = (all: readonly WordProgress[]): CalendarDate | null =>
  all
    .map(({ seenOn }) => seenOn)
    .toSorted(compareDates)
    .at(-1) ?? null;

/** The next day on which a word waits, today included; null when none was met (rule R332). */
export const nextPracticeDay = (all: readonly WordProgress[], today: CalendarDate): CalendarDate | null => {
  const days = all.map(({ nextDay }) => (compareDates(nextDay, today) < 0 ? today : nextDay));
  return days.toSorted(compareDates)[0] ?? null;
};

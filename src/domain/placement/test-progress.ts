import { type Answers, type Part, isPart, noAnswers } from './test-parts.ts';

/** How far a child has come in its test. */
export interface TestProgress {
  readonly activePart: Part;
  readonly answers: Answers;
}

/** A test that has just begun. */
export const firstProgress: TestProgress = { activePart: 1, answers: noAnswers };

/** What a client sends when a part is left; anything may be missing, short, or null. */
export interface SentProgress {
  readonly activePart?: number | undefined;
  readonly answers?: readonly (readonly (string | null)[] | null | undefined)[] | undefined;
}

/**
 * The progress with what was sent: the active part never lowers, null never erases, and what is beyond the twelve parts
 * or their questions is left out (rule R42).
 */
export const saveProgress = (saved: TestProgress, sent: SentProgress): TestProgress => ({
  activePart: furthestPart(saved.activePart, sent.activePart),
  answers: noAnswers.map((questions, part) =>
    questions.map((none, question) => {
      const before = saved.answers[part]?.[question] ?? none;
      return sent.answers?.[part]?.[question] ?? before;
    }),
  ),
});

const furthestPart = (saved: Part, sent: number | undefined): Part =>
  sent !== undefined && isPart(sent) && sent > saved ? sent : saved;

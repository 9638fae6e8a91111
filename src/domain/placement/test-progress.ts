import { type AnswerTimes, type Answers, type Part, isPart, noAnswers } from './test-parts.ts';

/** How far a child has come in its test. */
export interface TestProgress {
  readonly activePart: Part;
  readonly answers: Answers;
  /** null: of a test from before they were kept */
  readonly answerTimes: AnswerTimes | null;
}

/** A test that has just begun. */
export const firstProgress: TestProgress = { activePart: 1, answers: noAnswers, answerTimes: null };

/** What a client sends when a part is left; anything may be missing, short, or null. */
export interface SentProgress {
  readonly activePart?: number | undefined;
  readonly answers?: readonly (readonly (string | null)[] | null | undefined)[] | undefined;
  /** how many milliseconds ago each answer was given; now, where that is not said */
  readonly answeredAgo?: readonly (readonly (number | null)[])[] | undefined;
}

/**
 * The progress with what was sent: the active part never lowers, null never erases, and what is beyond the twelve parts
 * or their questions is left out. Of two devices the answer given later counts, whichever arrives last (rule R42).
 */
export function saveProgress(saved: TestProgress, sent: SentProgress, now: Date): TestProgress {
  const merged = noAnswers.map((questions, part) =>
    questions.map((none, question) => {
      const before = {
        text: saved.answers[part]?.[question] ?? none,
        at: saved.answerTimes?.[part]?.[question] ?? null,
      };
      const text = sent.answers?.[part]?.[question] ?? null;
      const at = now.getTime() - (sent.answeredAgo?.[part]?.[question] ?? 0);
      return text === null || at < (before.at ?? at) ? before : { text, at };
    }),
  );
  return {
    activePart: furthestPart(saved.activePart, sent.activePart),
    answers: merged.map((inPart) => inPart.map(({ text }) => text)),
    answerTimes: merged.map((inPart) => inPart.map(({ at }) => at)),
  };
}

const furthestPart = (saved: Part, sent: number | undefined): Part =>
  sent !== undefined && isPart(sent) && sent > saved ? sent : saved;

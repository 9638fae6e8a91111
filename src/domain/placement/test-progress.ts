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

/** The answers to some questions in their order, and when each was given, in milliseconds of the school's clock. */
export interface TimedAnswers {
  readonly texts: readonly (string | null)[];
  readonly times: readonly (number | null)[];
}

/**
 * The answers to so many questions with what was sent: null never erases, and what is beyond the questions is left out. Of two
 * devices the answer given later counts, whichever arrives last (rule R42).
 */
export function laterAnswers(
  questions: number,
  saved: TimedAnswers,
  sent: { readonly texts: TimedAnswers['texts']; readonly ago: TimedAnswers['times'] },
  now: Date,
): TimedAnswers {
  const merged = Array.from({ length: questions }, (_, question) => {
    const before = { text: saved.texts[question] ?? null, at: saved.times[question] ?? null };
    const text = sent.texts[question] ?? null;
    const at = now.getTime() - (sent.ago[question] ?? 0);
    return text === null || at < (before.at ?? at) ? before : { text, at };
  });
  return { texts: merged.map(({ text }) => text), times: merged.map(({ at }) => at) };
}

/** The progress with what was sent: the active part never lowers, and nothing is beyond the twelve parts (rule R42). */
export function saveProgress(saved: TestProgress, sent: SentProgress, now: Date): TestProgress {
  const merged = noAnswers.map((questions, part) =>
    laterAnswers(
      questions.length,
      { texts: saved.answers[part] ?? [], times: saved.answerTimes?.[part] ?? [] },
      { texts: sent.answers?.[part] ?? [], ago: sent.answeredAgo?.[part] ?? [] },
      now,
    ),
  );
  return {
    activePart: furthestPart(saved.activePart, sent.activePart),
    answers: merged.map(({ texts }) => texts),
    answerTimes: merged.map(({ times }) => times),
  };
}

const furthestPart = (saved: Part, sent: number | undefined): Part =>
  sent !== undefined && isPart(sent) && sent > saved ? sent : saved;

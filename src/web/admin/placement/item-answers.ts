import type { DeskQuestion } from '../../../contract/placement-desk-objects.ts';
import { type ItemNotice, itemNotices } from '../../../domain/placement/item-figures.ts';
import { guessOdds } from '../../../domain/placement/item-odds.ts';
import { isPart } from '../../../domain/placement/test-parts.ts';

/** Why a question stands out; null before enough children were asked. */
export const noticesOf = (question: DeskQuestion, part: number): readonly ItemNotice[] | null => {
  if (!isPart(part)) return null;
  const { asked, answered_right: right, answers, choices, right: key } = question;
  const isWrongChoice = (answer: string) => answer !== key && choices.some(({ id }) => id === answer);
  const wrong = answers.filter(({ answer }) => isWrongChoice(answer)).map(({ times }) => times);
  return itemNotices({ asked, right, wrong, guess: guessOdds(question) }, part);
};

/** Short words of what is asked, for a list. */
export const askedIn = ({ prompt, words, end, recording, choices, right, tests }: DeskQuestion): string => {
  if (prompt !== null) return prompt;
  if (words.length > 0) return `${words.join(' ')}${end ?? ''}`;
  // A picture alone is asked about: what it shows is the right answer.
  return recording?.lines[0]?.text ?? choices.find(({ id }) => id === right)?.text ?? tests;
};

/** Whether a question holds every word that is searched for. */
export const holdsSearch = (question: DeskQuestion, q: string): boolean => {
  const { choices, passage, recording } = question;
  const text = [
    question.id,
    question.tests,
    askedIn(question),
    passage?.title,
    passage?.text,
    ...choices.map((choice) => choice.text),
    ...(recording?.lines ?? []).map((line) => line.text),
  ]
    .join(' ')
    .toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

import type { WrittenItemBody } from '../../contract/written-tests.ts';
import {
  type MarkedSkill,
  type WrittenContent,
  type WritingTask,
  markedSkills,
} from '../../domain/assessment/written-content.ts';
import type { Choice, ChoiceId, Item, Passage } from '../../domain/placement/items.ts';
import { type ContentKey } from './content-store.ts';

const choiceIds: readonly ChoiceId[] = ['a', 'b', 'c', 'd'];

const choiceOf = (
  { text, picture, why_wrong: whyWrong }: WrittenItemBody['choices'][number],
  id: ChoiceId,
  right: ChoiceId | null,
): Choice => ({
  id,
  whyWrong: id === right ? null : whyWrong,
  ...(picture === null ? { text: text ?? '' } : { picture }),
});

const itemOf = (body: WrittenItemBody, id: string, passage: Passage | null): Item => {
  const { tests, prompt, picture, recording, right, words, end, accepted, mistakes } = body;
  if (body.type === 'order')
    return {
      id,
      type: 'order',
      tests,
      words,
      end: end ?? '.',
      accepted,
      mistakes: mistakes.map(({ order, why_wrong: whyWrong }) => ({ order, whyWrong })),
    };
  const choices = body.choices.flatMap((choice, place) => {
    const choiceId = choiceIds[place];
    return choiceId ? [choiceOf(choice, choiceId, right)] : [];
  });
  const { type } = body;
  // Without a right choice the rules refuse to publish it: none has an empty name.
  return { id, type, tests, prompt, picture, recording, passage, choices, right: right ?? noChoice };
};

const noChoice = '' as ChoiceId;

/** The items of a section. Texts that are the same, word for word, are one text, which is shown once. */
const itemsOf = (bodies: readonly WrittenItemBody[], name: string): Item[] => {
  const texts = [...new Set(bodies.flatMap(({ passage }) => (passage ? [JSON.stringify(passage)] : [])))];
  return bodies.map((body, place) => {
    const { passage } = body;
    const named = passage && {
      name: `${name}-text-${texts.indexOf(JSON.stringify(passage)) + 1}`,
      ...passage,
    };
    return itemOf(body, `${name}-${place + 1}`, named);
  });
};

/** What staff wrote as the rules have it; each item is named by grade, part, section and place. */
export const contentOfBody = (
  { grade, part }: ContentKey,
  body: Readonly<Record<MarkedSkill, readonly WrittenItemBody[]>> & { writing: readonly WritingTask[] },
): WrittenContent => {
  const [listening, reading, words] = markedSkills.map((skill) =>
    itemsOf(body[skill], `${grade}-${part}-${skill}`),
  );
  return {
    listening: listening ?? [],
    reading: reading ?? [],
    words: words ?? [],
    writing: body.writing.map(({ prompt, points }) => ({ prompt, points })),
  };
};

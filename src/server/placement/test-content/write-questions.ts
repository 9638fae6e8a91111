import type {
  CefrLevel,
  Choice,
  ChoiceId,
  ChoiceItem,
  ChoiceType,
  Item,
  OrderItem,
  Passage,
  Question,
  Recording,
  Skill,
} from '../../../domain/placement/items.ts';

/** A choice with the reason why it is wrong; the right one stands alone. */
type WrittenChoice = readonly [right: string] | readonly [wrong: string, whyWrong: string];

/** A question in its short form. */
type WrittenItem = { readonly tests: string } & (
  | ({
      readonly type: ChoiceType;
      readonly prompt?: string;
      readonly picture?: string;
      readonly recording?: Recording;
      readonly passage?: Passage;
    } & ({ readonly texts: readonly WrittenChoice[] } | { readonly pictures: readonly WrittenChoice[] }))
  | Pick<OrderItem, 'type' | 'words' | 'end' | 'accepted' | 'mistakes'>
);

/** One of the placement test. */
type WrittenQuestion = WrittenItem & {
  /** where it is not the part's */
  readonly level?: CefrLevel;
};

const choiceIds: readonly ChoiceId[] = ['a', 'b', 'c', 'd'];

function choicesOf(written: Extract<WrittenItem, { type: ChoiceType }>): Choice[] {
  const isText = 'texts' in written;
  return (isText ? written.texts : written.pictures).map(([shown, whyWrong = null], place) => {
    const id = choiceIds[place];
    if (id === undefined) throw new RangeError(`more than four choices: ${written.tests}`);
    return isText ? { id, whyWrong, text: shown } : { id, whyWrong, picture: shown };
  });
}

function choiceItem(id: string, written: Extract<WrittenItem, { type: ChoiceType }>): ChoiceItem {
  const choices = choicesOf(written);
  const right = choices.find(({ whyWrong }) => whyWrong === null);
  if (right === undefined) throw new RangeError(`no right choice: ${id}`);
  const { type, tests, prompt = null, picture = null, recording = null, passage = null } = written;
  return { id, type, tests, prompt, picture, recording, passage, choices, right: right.id };
}

const writtenItem = (id: string, written: WrittenItem): Item => {
  if (written.type !== 'order') return choiceItem(id, written);
  const { type, tests, words, end, accepted, mistakes } = written;
  return { id, type, tests, words, end, accepted, mistakes };
};

/** The items of a section of another test from their short form; their ids are made of `name` and their place. */
export const writtenItems = (name: string, items: readonly WrittenItem[]): readonly Item[] =>
  items.map((written, place) => writtenItem(`${name}-${place + 1}`, written));

/** A question of the placement test from its short form. */
export const writtenQuestion = (
  id: string,
  part: { readonly level: CefrLevel; readonly skill: Skill },
  written: WrittenQuestion,
): Question => ({
  ...writtenItem(id, written),
  level: written.level ?? part.level,
  skill: part.skill,
});

/** The questions of a part from their short form; their ids are made of `name`, such as `A-07`, and their place. */
export const writtenPart = (
  name: string,
  part: { readonly level: CefrLevel; readonly skill: Skill },
  questions: readonly WrittenQuestion[],
): readonly Question[] =>
  questions.map((written, place) => writtenQuestion(`${name}-${place + 1}`, part, written));

/** The questions of a match: every word, with what it tests, and the meanings that all of them share as choices. */
export const writtenMatch = (
  tests: Readonly<Record<string, string>>,
  meanings: readonly (readonly [word: string, meaning: string])[],
): readonly WrittenQuestion[] =>
  Object.entries(tests).map(([word, tested]) => ({
    type: 'match',
    tests: tested,
    prompt: word,
    texts: meanings.map(([of, meaning]): WrittenChoice =>
      of === word ? [meaning] : [meaning, `That is the meaning of “${of}”.`],
    ),
  }));

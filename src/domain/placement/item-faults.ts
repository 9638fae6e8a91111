import {
  type Choice,
  type ChoiceItem,
  type ChoiceType,
  type OrderItem,
  type Item,
  isRight,
  normalized,
} from './items.ts';
import { type Part, parts } from './test-parts.ts';

/** Why a question cannot be in the test. */
export type QuestionFault =
  /** in the placement test three choices in parts 1 to 6 and for true, false or not said; four in the others */
  | 'number_of_choices'
  /** the key names none of the choices */
  | 'no_right_choice'
  /** a wrong choice without a note, or a note that says why the right one is wrong */
  | 'notes_and_key_differ'
  | 'same_choice_twice'
  /** words among pictures, or the other kind than the question's type has */
  | 'kind_of_choices'
  /** no picture, recording, text to read or prompt where the type needs it */
  | 'nothing_to_ask_about'
  /** not exactly one `___` in a gap's prompt */
  | 'gap'
  /** a choice, word, prompt or text that is empty */
  | 'empty_text'
  /** less than four or more than six words */
  | 'number_of_words'
  /** whatever the order, it is right: nothing to put into order */
  | 'every_order_right'
  /** no order that is right */
  | 'no_right_order'
  /** an accepted or a wrong order of other words, or the given order not accepted */
  | 'other_words'
  /** an order that is both accepted and noted as wrong */
  | 'mistake_is_right';

const lastPartOfThree: Part = parts[5];
const leastWords = 4;
const mostWords = 6;

/** How many choices a question has in a part: a guess among four is rarer right than among three. */
export const choicesIn = (part: Part, type: ChoiceType): 3 | 4 =>
  part <= lastPartOfThree || type === 'read_true_false' ? 3 : 4;

/** What each type needs besides its choices, and of what kind these are; any of `needs` in a row is enough. */
const shapes = {
  picture_word: { needs: [['picture'], ['prompt']], choices: ['text'] },
  word_picture: { needs: [['prompt']], choices: ['picture'] },
  listen_picture: { needs: [['recording']], choices: ['picture'] },
  picture_sentence: { needs: [['picture']], choices: ['text'] },
  reply: { needs: [['prompt', 'recording']], choices: ['text'] },
  gap: { needs: [['prompt']], choices: ['text'] },
  match: { needs: [['prompt']], choices: ['text'] },
  read_choose: { needs: [['passage'], ['prompt']], choices: ['text', 'picture'] },
  read_true_false: { needs: [['passage'], ['prompt']], choices: ['text'] },
  listen_choose: { needs: [['recording'], ['prompt']], choices: ['text', 'picture'] },
} as const satisfies Record<
  ChoiceType,
  {
    readonly needs: readonly (readonly ('picture' | 'prompt' | 'recording' | 'passage')[])[];
    readonly choices: readonly ('text' | 'picture')[];
  }
>;

/** What a question needs to ask about and does not have, by the name of its field; null when it has all. */
export const missingIn = (question: ChoiceItem): 'picture' | 'prompt' | 'recording' | 'passage' | null =>
  shapes[question.type].needs.find((anyOf) => anyOf.every((need) => question[need] === null))?.[0] ?? null;

/** Whether a question of this type always asks in words; elsewhere a picture or a recording may ask alone. */
export const needsPrompt = (type: ChoiceType): boolean =>
  shapes[type].needs.some((anyOf) => anyOf.length === 1 && anyOf[0] === 'prompt');

const isEmpty = (text: string) => text.trim() === '';
const shown = (choice: Choice) => ('text' in choice ? choice.text : choice.picture).trim().toLowerCase();
const kindOf = (choice: Choice) => ('text' in choice ? 'text' : 'picture');

const textsOf = ({ prompt, passage, recording }: ChoiceItem): string[] => [
  ...(prompt === null ? [] : [prompt]),
  ...(passage === null ? [] : [passage.text]),
  ...(recording === null ? [] : recording.lines.map(({ text }) => text)),
];

function choiceFaults(question: ChoiceItem, numbers: readonly number[]): readonly (QuestionFault | false)[] {
  const { type, choices, right } = question;
  const shape = shapes[type];
  const kinds = new Set(choices.map(kindOf));
  const noted = choices.every(({ id, whyWrong }) => (id === right) === (whyWrong === null));
  const gaps = (question.prompt ?? '').split('___').length - 1;
  return [
    !numbers.includes(choices.length) && 'number_of_choices',
    !choices.some(({ id }) => id === right) && 'no_right_choice',
    !noted && 'notes_and_key_differ',
    new Set(choices.map(shown)).size < choices.length && 'same_choice_twice',
    new Set(choices.map(({ id }) => id)).size < choices.length && 'same_choice_twice',
    !(kinds.size === 1 && shape.choices.some((kind) => kinds.has(kind))) && 'kind_of_choices',
    missingIn(question) !== null && 'nothing_to_ask_about',
    type === 'gap' && gaps !== 1 && 'gap',
    [...choices.map(shown), ...textsOf(question)].some(isEmpty) && 'empty_text',
  ];
}

const sortedWords = (order: string) => order.toLowerCase().split(/\s+/).toSorted().join(' ');

/** In how many ways words can stand, equal ones not told apart: the first is any of them, then come the others. */
const countOrders = (words: readonly string[]): number =>
  words.length < 2
    ? 1
    : [...new Set(words)].reduce(
        (sum, first) => sum + countOrders(words.toSpliced(words.indexOf(first), 1)),
        0,
      );

/** Only among so few words that they may be asked for. */
const isEveryOrderRight = ({ words, accepted }: OrderItem): boolean =>
  words.length <= mostWords &&
  new Set(accepted.map(normalized)).size >= countOrders(words.map((word) => word.toLowerCase()));

/** Whether an order is made of other words than those that are to be put into order. */
export const hasOtherWords = ({ words }: Pick<OrderItem, 'words'>, order: string): boolean =>
  sortedWords(order) !== sortedWords(words.join(' '));

function orderFaults(question: OrderItem): readonly (QuestionFault | false)[] {
  const { words, accepted, mistakes } = question;
  const given = words.join(' ');
  const orders = [...accepted, ...mistakes.map(({ order }) => order)];
  return [
    (words.length < leastWords || words.length > mostWords) && 'number_of_words',
    isEveryOrderRight(question) && 'every_order_right',
    words.some(isEmpty) && 'empty_text',
    orders.some((order) => hasOtherWords(question, order)) && 'other_words',
    accepted.length === 0 ? 'no_right_order' : !isRight(question, given) && 'other_words',
    mistakes.some(({ order }) => isRight(question, order)) && 'mistake_is_right',
  ];
}

/**
 * Everything for which a question must be refused, each once; empty when it is sound (rule R92).
 * @param numbers how many choices it may have
 */
export function itemFaults(item: Item, numbers: readonly number[]): readonly QuestionFault[] {
  const found = item.type === 'order' ? orderFaults(item) : choiceFaults(item, numbers);
  return [...new Set(found.filter((fault) => fault !== false))];
}

/** Everything for which a question of a part of the placement test must be refused (rule R92). */
export const questionFaults = (question: Item, part: Part): readonly QuestionFault[] =>
  itemFaults(question, question.type === 'order' ? [] : [choicesIn(part, question.type)]);

import { shuffled } from '../values/shuffled.ts';
import {
  type Choice,
  type ChoiceId,
  type ChoiceItem,
  type ChoiceType,
  type OrderItem,
  type Passage,
  type Item,
  type Recording,
  type SpokenLine,
  isRight,
} from './items.ts';

/** A choice as a child sees it. */
export type ShownChoice = { readonly id: ChoiceId } & (
  | { readonly text: string }
  | { readonly picture: string }
);

/**
 * A question as a child sees it: without key, level, notes or id. Pictures and recordings are still named after what
 * they show; what goes to a browser is an address that does not tell.
 */
export interface ShownQuestion {
  /** its place in the part, counted from 1 */
  readonly question: number;
  readonly type: ChoiceType | 'order';
  readonly prompt: string | null;
  readonly picture: string | null;
  /** `lines` is null unless the parent has opened the text for a child that cannot hear */
  readonly recording: { readonly name: string; readonly lines: readonly SpokenLine[] | null } | null;
  readonly passage: Passage | null;
  /** empty when words are put into order */
  readonly choices: readonly ShownChoice[];
  /** the words to tap; empty when a choice is picked */
  readonly words: readonly string[];
  /** what ends the sentence of words; null when a choice is picked */
  readonly end: string | null;
}

/** What differs between children. */
export interface ShownTo {
  /** stored with the child's test; the same seed shows the same order */
  readonly seed: string;
  /** the parent has opened the recordings' texts for a child that cannot hear */
  readonly readsRecordings: boolean;
}

const shownChoice = (choice: Choice): ShownChoice =>
  'text' in choice ? { id: choice.id, text: choice.text } : { id: choice.id, picture: choice.picture };

const shownRecording = ({ name, lines }: Recording, { readsRecordings }: ShownTo) => ({
  name,
  lines: readsRecordings ? lines.map(({ speaker, text }) => ({ speaker, text })) : null,
});

/** The words of a match share their choices, so these are shuffled alike; true, false and not said stay in order. */
const shownChoices = ({ type, choices }: ChoiceItem, seed: string, part: number, place: number) =>
  type === 'read_true_false'
    ? choices.map(shownChoice)
    : shuffled(choices, type === 'match' ? `${seed} ${part}` : `${seed} ${part} ${place}`).map(shownChoice);

/** The words in an order that is not right by chance: of a few shuffles the first that is wrong. */
const shownWords = (question: OrderItem, seed: string): readonly string[] =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((turn) => shuffled(question.words, `${seed} ${turn}`))
    .find((words) => !isRight(question, words.join(' '))) ?? question.words.toReversed();

/** A question of a part (both counted from 1) as one child sees it. */
export function shownQuestion(question: Item, part: number, place: number, to: ShownTo): ShownQuestion {
  const shared = { question: place, type: question.type };
  if (question.type === 'order')
    return {
      ...shared,
      prompt: null,
      picture: null,
      recording: null,
      passage: null,
      choices: [],
      words: shownWords(question, `${to.seed} ${part} ${place}`),
      end: question.end,
    };
  const { prompt, picture, recording, passage } = question;
  return {
    ...shared,
    prompt,
    picture,
    recording: recording && shownRecording(recording, to),
    passage: passage && { name: passage.name, title: passage.title, text: passage.text },
    choices: shownChoices(question, to.seed, part, place),
    words: [],
    end: null,
  };
}

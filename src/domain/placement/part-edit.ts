import { type QuestionFault, hasOtherWords, missingIn, questionFaults } from './item-faults.ts';
import {
  type Choice,
  type ChoiceId,
  type ChoiceItem,
  type ChoiceQuestion,
  type Item,
  type OrderItem,
  type OrderQuestion,
  type Question,
  type SpokenLine,
  isRight,
} from './items.ts';
import type { Part } from './test-parts.ts';

/** What staff may change of a question: everything but its id, type, level and skill, which the part fixes. */
export interface QuestionEdit {
  readonly tests: string;
  readonly prompt: string | null;
  /** names of pictures and recordings */
  readonly picture: string | null;
  readonly recording: { readonly name: string; readonly lines: readonly SpokenLine[] } | null;
  readonly passage: { readonly title: string | null; readonly text: string } | null;
  /** as many as there were, in the same order; a picture or a text, as before */
  readonly choices: readonly {
    readonly text: string | null;
    readonly picture: string | null;
    readonly whyWrong: string | null;
  }[];
  readonly right: ChoiceId | null;
  readonly words: readonly string[];
  readonly end: OrderQuestion['end'] | null;
  readonly accepted: readonly string[];
  readonly mistakes: OrderQuestion['mistakes'];
}

/** What is wrong with an edited part. The three last ones are between questions. */
export type EditFault =
  | QuestionFault
  | 'required'
  | 'invalid'
  | 'shared_text_differs'
  | 'match_choices_differ'
  /** two words of a match have the same meaning */
  | 'meaning_taken';

/** Faults by the field they belong to, such as `questions.2.choices.1.text`; the first of each field. */
export type FaultsByField = Readonly<Record<string, EditFault>>;

const editedChoice = (choice: Choice, edit: QuestionEdit['choices'][number], right: ChoiceId): Choice => ({
  id: choice.id,
  whyWrong: choice.id === right ? null : edit.whyWrong,
  ...('text' in choice ? { text: edit.text ?? '' } : { picture: edit.picture ?? '' }),
});

function editedChoiceQuestion(question: ChoiceQuestion, edit: QuestionEdit): ChoiceQuestion {
  const right = edit.right ?? question.right;
  return {
    ...question,
    tests: edit.tests,
    prompt: edit.prompt,
    picture: edit.picture,
    recording: edit.recording,
    passage: question.passage &&
      edit.passage && { name: question.passage.name, title: edit.passage.title, text: edit.passage.text },
    right,
    choices: question.choices.map((choice, place) => {
      const changed = edit.choices[place];
      return changed ? editedChoice(choice, changed, right) : choice;
    }),
  };
}

const editedOrder = (question: OrderQuestion, edit: QuestionEdit): OrderQuestion => ({
  ...question,
  tests: edit.tests,
  words: edit.words,
  end: edit.end ?? question.end,
  accepted: edit.accepted,
  mistakes: edit.mistakes,
});

const edited = (question: Question, edit: QuestionEdit): Question =>
  question.type === 'order' ? editedOrder(question, edit) : editedChoiceQuestion(question, edit);

/** The field of a question that a fault is shown at. */
const fieldOf: Readonly<Record<QuestionFault, (question: Item) => string>> = {
  number_of_choices: () => 'choices',
  no_right_choice: () => 'right',
  notes_and_key_differ: (question) => `choices.${firstChoice(question, lacksNote)}.why_wrong`,
  same_choice_twice: (question) => `choices.${firstChoice(question, isRepeated)}.${kindOf(question)}`,
  kind_of_choices: () => 'choices',
  nothing_to_ask_about: (question) => missingField(question),
  gap: () => 'prompt',
  empty_text: (question) =>
    question.type === 'order' ? 'words' : `choices.${firstChoice(question, isEmpty)}.${kindOf(question)}`,
  number_of_words: () => 'words',
  every_order_right: () => 'words',
  no_right_order: () => 'accepted',
  other_words: (question) => mistakeField(question, hasOtherWords) ?? 'accepted',
  mistake_is_right: (question) => mistakeField(question, isRight) ?? 'mistakes',
};

/** The first mistake for which this is so, where the orders that are right are sound. */
const mistakeField = (
  question: Item,
  test: (question: OrderItem, order: string) => boolean,
): string | null => {
  if (question.type !== 'order') return null;
  const given = question.words.join(' ');
  const sound =
    isRight(question, given) && !question.accepted.some((order) => hasOtherWords(question, order));
  const place = question.mistakes.findIndex(({ order }) => test(question, order));
  return sound && place >= 0 ? `mistakes.${place}.order` : null;
};

const missingField = (question: Item): string => {
  const missing = question.type === 'order' ? null : missingIn(question);
  return missing === 'passage' ? 'passage.text' : (missing ?? 'prompt');
};

type TestsChoice = (choice: Choice, place: number, question: ChoiceItem) => boolean;

const firstChoice = (question: Item, test: TestsChoice): number =>
  question.type === 'order'
    ? 0
    : Math.max(
        0,
        question.choices.findIndex((choice, place) => test(choice, place, question)),
      );
const shown = (choice: Choice) => ('text' in choice ? choice.text : choice.picture).trim().toLowerCase();
const kindOf = (question: Item) =>
  question.type !== 'order' && question.choices.every((choice) => 'picture' in choice) ? 'picture' : 'text';
const lacksNote: TestsChoice = ({ id, whyWrong }, _, { right }) => id !== right && !whyWrong;
const isEmpty: TestsChoice = (choice) => shown(choice) === '';
const isRepeated: TestsChoice = (choice, place, { choices }) =>
  choices.slice(0, place).some((earlier) => shown(earlier) === shown(choice));

const sameText = (one: ChoiceItem, other: ChoiceItem): boolean =>
  one.passage?.text === other.passage?.text && one.passage?.title === other.passage?.title;

const sameChoices = (one: ChoiceItem, other: ChoiceItem): boolean =>
  one.choices.map(shown).join('\n') === other.choices.map(shown).join('\n');

/** Questions that share a text, and the words of a match with their meanings, are alike in what they share. */
function faultsBetween(questions: readonly Item[]): [string, EditFault][] {
  return questions.flatMap((question, place): [string, EditFault][] => {
    if (question.type === 'order') return [];
    const earlier = questions.slice(0, place).filter((one): one is ChoiceItem => one.type !== 'order');
    const sharing = earlier.find(
      (one) => one.passage !== null && one.passage.name === question.passage?.name,
    );
    const words = question.type === 'match' ? earlier.filter(({ type }) => type === 'match') : [];
    const [matched] = words;
    return [
      ...(sharing && !sameText(sharing, question)
        ? [[`${place}.passage.text`, 'shared_text_differs'] satisfies [string, EditFault]]
        : []),
      ...(matched && !sameChoices(matched, question)
        ? [[`${place}.choices.0.text`, 'match_choices_differ'] satisfies [string, EditFault]]
        : []),
      ...(words.some(({ right }) => right === question.right)
        ? [[`${place}.right`, 'meaning_taken'] satisfies [string, EditFault]]
        : []),
    ];
  });
}

/**
 * Everything for which these questions, which follow each other, must be refused, by field such as `2.choices.1.text`; the first of
 * each field (rules R92 and R97).
 * @param faultsOf what is wrong with one of them by itself
 */
export function faultsByField(
  items: readonly Item[],
  faultsOf: (item: Item) => readonly QuestionFault[],
): FaultsByField {
  const found = items.flatMap((item, place) =>
    faultsOf(item).map((fault): [string, EditFault] => [`${place}.${fieldOf[fault](item)}`, fault]),
  );
  return Object.fromEntries([...found, ...faultsBetween(items)].toReversed());
}

/** The questions of a part as edited, or what is wrong with them. */
export type EditedPart = { readonly questions: readonly Question[] } | { readonly faults: FaultsByField };

/**
 * The questions of a part with what staff changed (rule R97), or everything that is wrong with it by field. `edits` has one
 * for each question, in the same order.
 */
export function editPart(
  questions: readonly Question[],
  edits: readonly QuestionEdit[],
  part: Part,
): EditedPart {
  if (edits.length !== questions.length) return { faults: { questions: 'invalid' } };
  const changed = questions.map((question, place) => edited(question, edits[place] as QuestionEdit));
  const miscounted = new Set<Item>(
    changed.filter(
      (question, place) =>
        edits[place]?.choices.length !== (question.type === 'order' ? 0 : question.choices.length),
    ),
  );
  const found = Object.entries(
    faultsByField(changed, (item) => (miscounted.has(item) ? [] : questionFaults(item, part))),
  );
  const counts = changed.flatMap((question, place): [string, EditFault][] =>
    miscounted.has(question) ? [[`${place}.choices`, 'invalid']] : [],
  );
  const faults = Object.fromEntries(
    [...found, ...counts].map(([field, fault]) => [`questions.${field}`, fault]),
  );
  return Object.keys(faults).length > 0 ? { faults } : { questions: changed };
}

/**
 * What a child is asked and what is right, without the notes for staff. As a list: what comes from the database has its
 * names in another order.
 */
const asAsked = (question: Question): string => {
  if (question.type === 'order') return JSON.stringify([question.words, question.end, question.accepted]);
  const { prompt, picture, recording, passage, choices, right } = question;
  return JSON.stringify([
    [prompt, picture, right],
    recording && [recording.name, recording.lines.map(({ speaker, text }) => [speaker, text])],
    passage && [passage.title, passage.text],
    choices.map((choice) => ('text' in choice ? choice.text : choice.picture)),
  ]);
};

/**
 * For each question the version from which on it has been as it is now: how many children answered it rightly is counted from
 * there. A question of which only notes changed keeps its figures (rule R99).
 */
export const countedSince = (
  before: readonly Question[],
  since: readonly number[],
  after: readonly Question[],
  version: number,
): number[] =>
  after.map((question, place) => {
    const was = before[place];
    const isSame = was !== undefined && asAsked(was) === asAsked(question);
    return isSame ? (since[place] ?? 0) : version;
  });

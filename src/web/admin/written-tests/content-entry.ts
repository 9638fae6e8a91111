import type { DeskItem } from '../../../contract/placement-desk-objects.ts';
import type { WrittenItemBody } from '../../../contract/written-tests.ts';
import type { WrittenTestContent } from '../../../contract/written-test-objects.ts';
import { type MarkedSkill, markedSkills } from '../../../domain/assessment/written-content.ts';
import {
  type QuestionEntry,
  type QuestionSet,
  entryOfQuestions,
  fieldInQuestion,
  questionIn,
} from '../question/question-entry.ts';

export type ItemType = DeskItem['type'];

/** The kinds of questions that a section of a test can get. */
export const kindsOf: Readonly<Record<MarkedSkill, readonly ItemType[]>> = {
  listening: ['listen_picture', 'listen_choose', 'reply'],
  reading: ['read_choose', 'read_true_false', 'picture_sentence'],
  words: ['gap', 'order', 'picture_word', 'word_picture', 'reply'],
};

const showsPictures = (type: ItemType) => type === 'word_picture' || type === 'listen_picture';
export const readsText = (type: ItemType) => type === 'read_choose' || type === 'read_true_false';

/** A question with everything that its kind asks for, empty where nothing was saved: so its form has all fields. */
export const shaped = (item: DeskItem, skill: MarkedSkill, place: number): DeskItem => {
  const { type, recording, passage, choices } = item;
  if (type === 'order') return item;
  return {
    ...item,
    recording: recording ?? (skill === 'listening' ? { name: '', url: '', lines: [] } : null),
    passage: passage ?? (readsText(type) ? { name: `new-${skill}-${place}`, title: null, text: '' } : null),
    choices: choices.map((choice) =>
      showsPictures(type) ? { ...choice, picture: choice.picture ?? '' } : choice,
    ),
  };
};

/** The questions of all sections one after the other, as their form numbers them. */
export const questionsOf = (content: WrittenTestContent): QuestionSet => ({
  questions: markedSkills.flatMap((skill) => content[skill].map((item, place) => shaped(item, skill, place))),
});

/** Where a section's first question is among all of them. */
export const startOf = (content: WrittenTestContent, skill: MarkedSkill): number =>
  markedSkills.slice(0, markedSkills.indexOf(skill)).reduce((sum, before) => sum + content[before].length, 0);

export const taskField = (place: number, field: 'prompt' | 'points') => `task${place}-${field}`;

/** A test as its form shows it. */
export const entryOf = (content: WrittenTestContent): QuestionEntry =>
  Object.fromEntries([
    ...entryOfQuestions(questionsOf(content)),
    ...content.writing.flatMap(({ prompt, points }, place) => [
      [taskField(place, 'prompt'), prompt],
      [taskField(place, 'points'), String(points)],
    ]),
  ]);

export type ContentBody = Record<MarkedSkill, WrittenItemBody[]> & {
  writing: { prompt: string; points: number | string }[];
};

/** What a save sends of an entry. A recording or a text that is not there yet is none. */
export const bodyOf = (content: WrittenTestContent, entry: QuestionEntry): ContentBody => {
  const set = questionsOf(content);
  const section = (skill: MarkedSkill): WrittenItemBody[] =>
    content[skill].map(({ type }, place) => {
      const body = questionIn(set, entry, startOf(content, skill) + place);
      return {
        ...body,
        type,
        recording: body.recording?.name ? body.recording : null,
        passage: body.passage?.text.trim() ? body.passage : null,
      };
    });
  return {
    listening: section('listening'),
    reading: section('reading'),
    words: section('words'),
    writing: content.writing.map((_, place) => ({
      prompt: entry[taskField(place, 'prompt')] ?? '',
      points: entry[taskField(place, 'points')] ?? '',
    })),
  };
};

/** What changes in the order or number of what is asked. */
export type Rebuilding =
  | { readonly kind: 'add'; readonly skill: MarkedSkill; readonly type: ItemType; readonly sameText: boolean }
  | { readonly kind: 'remove'; readonly skill: MarkedSkill; readonly place: number }
  | { readonly kind: 'up'; readonly skill: MarkedSkill; readonly place: number }
  | { readonly kind: 'duplicate'; readonly skill: MarkedSkill; readonly place: number }
  /** everything of another test in place of what stands here */
  | { readonly kind: 'copy'; readonly body: ContentBody }
  | { readonly kind: 'add task' }
  | { readonly kind: 'remove task'; readonly place: number };

const CHOICES = 3;
const FIRST_POINTS = 5;

const blankItem = (type: ItemType, passage: WrittenItemBody['passage']): WrittenItemBody => ({
  type,
  tests: '',
  prompt: null,
  picture: null,
  recording: null,
  passage,
  choices:
    type === 'order'
      ? []
      : Array.from({ length: CHOICES }, () => ({ text: null, picture: null, why_wrong: null })),
  right: null,
  words: [],
  end: type === 'order' ? '.' : null,
  accepted: [],
  mistakes: [],
});

/** What is sent with a question or task more, one less, or two in another order. */
export const rebuilt = (body: ContentBody, change: Rebuilding): ContentBody => {
  switch (change.kind) {
    case 'add': {
      const items = body[change.skill];
      const passage = change.sameText ? (items.at(-1)?.passage ?? null) : null;
      return { ...body, [change.skill]: [...items, blankItem(change.type, passage)] };
    }
    case 'remove':
      return { ...body, [change.skill]: body[change.skill].toSpliced(change.place, 1) };
    case 'up': {
      const items = [...body[change.skill]];
      const [moved] = items.splice(change.place, 1);
      if (moved) items.splice(change.place - 1, 0, moved);
      return { ...body, [change.skill]: items };
    }
    case 'duplicate': {
      const item = body[change.skill][change.place];
      return item
        ? { ...body, [change.skill]: body[change.skill].toSpliced(change.place + 1, 0, item) }
        : body;
    }
    case 'copy':
      return change.body;
    case 'add task':
      return { ...body, writing: [...body.writing, { prompt: '', points: FIRST_POINTS }] };
    default:
      return { ...body, writing: body.writing.toSpliced(change.place, 1) };
  }
};

/** What two states of a test must have in common, so that their fields are about the same. */
export const structureOf = (content: WrittenTestContent): string =>
  [
    ...markedSkills.map((skill) =>
      content[skill]
        .map(({ type, choices, passage }) => `${type}${choices.length}${passage?.name ?? ''}`)
        .join(),
    ),
    content.writing.length,
  ].join('|');

/** The field of the form that the server's `listening.2.prompt` is about; what is no field stays as it is. */
export const fieldAt = (content: WrittenTestContent, entry: QuestionEntry, path: string): string => {
  const [section = '', at = '', ...rest] = path.split('.');
  if (section === 'writing') return taskField(Number(at), rest[0] === 'points' ? 'points' : 'prompt');
  const skill = markedSkills.find((one) => one === section);
  if (!skill || at === '') return path;
  const place = startOf(content, skill) + Number(at);
  const found = fieldInQuestion(questionsOf(content), entry, place, rest.join('.'));
  return found in entry ? found : path;
};

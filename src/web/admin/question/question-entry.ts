import type { DeskItem } from '../../../contract/placement-desk-objects.ts';
import type { QuestionEditBody } from '../../../contract/placement-desk.ts';

/** What a form of questions holds: every field by its name, as text. Pictures and recordings stand by their names. */
export type QuestionEntry = Record<string, string>;

/** Questions that are edited together. */
export interface QuestionSet {
  readonly questions: readonly DeskItem[];
}

/** As many as the contract takes. */
export const MOST_LINES = 12;
export const MOST_MISTAKES = 10;

/** The name of a question's field; `place` counts from 0. */
export const named = (place: number, field: string) => `q${place}-${field}`;

/** Questions that share a text have it at the first of them. */
export const textAt = ({ questions }: QuestionSet, place: number): number => {
  const own = questions[place]?.passage?.name;
  return own === undefined ? place : questions.findIndex(({ passage }) => passage?.name === own);
};

/** The words of a match share their meanings, which stand at the first of them. */
export const choicesAt = ({ questions }: QuestionSet, place: number): number =>
  questions[place]?.type === 'match' ? questions.findIndex(({ type }) => type === 'match') : place;

export const hasPicture = ({ type, picture }: DeskItem) =>
  picture !== null || type === 'picture_word' || type === 'picture_sentence';
export const hasRecording = ({ recording }: DeskItem) => recording !== null;
/** Whether its choices are pictures. */
export const picksPictures = ({ choices }: DeskItem) => choices.some(({ picture }) => picture !== null);

const times = (count: number) => Array.from({ length: count }, (_, place) => place);

const orderFields = ({ words, end, accepted, mistakes }: DeskItem): [string, string][] => [
  ['words', words.join('\n')],
  ['end', end ?? '.'],
  ['accepted', accepted.join('\n')],
  ...times(MOST_MISTAKES).flatMap((at): [string, string][] => [
    [`mistake${at}-order`, mistakes[at]?.order ?? ''],
    [`mistake${at}-why_wrong`, mistakes[at]?.why_wrong ?? ''],
  ]),
];

const recordingFields = ({ recording }: DeskItem): [string, string][] =>
  recording
    ? [
        ['recording', recording.name],
        ...times(MOST_LINES).flatMap((at): [string, string][] => [
          [`line${at}-speaker`, recording.lines[at]?.speaker ?? 'woman'],
          [`line${at}-text`, recording.lines[at]?.text ?? ''],
        ]),
      ]
    : [];

const questionFields = (part: QuestionSet, question: DeskItem, place: number): [string, string][] => {
  if (question.type === 'order') return [['tests', question.tests], ...orderFields(question)];
  const { passage, choices } = question;
  const ownText = textAt(part, place) === place ? passage : null;
  const ownChoices = choicesAt(part, place) === place;
  return [
    ['tests', question.tests],
    ['prompt', question.prompt ?? ''],
    ...(hasPicture(question) ? [['picture', question.picture ?? ''] satisfies [string, string]] : []),
    ...recordingFields(question),
    ...(ownText
      ? ([
          ['passage-title', ownText.title ?? ''],
          ['passage-text', ownText.text],
        ] satisfies [string, string][])
      : []),
    ...choices.flatMap(({ text, picture, why_wrong: whyWrong }, at): [string, string][] => [
      ...(ownChoices
        ? [
            [`choice${at}-${picture === null ? 'text' : 'picture'}`, text ?? picture ?? ''] as [
              string,
              string,
            ],
          ]
        : []),
      [`choice${at}-why_wrong`, whyWrong ?? ''],
    ]),
    ['right', question.right ?? ''],
  ];
};

/** The fields of all questions as the form shows them. */
export const entryOfQuestions = (part: QuestionSet): [string, string][] =>
  part.questions.flatMap((question, place) =>
    questionFields(part, question, place).map(([field, value]): [string, string] => [
      named(place, field),
      value,
    ]),
  );

const rowsOf = (text: string) =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
const orNull = (text: string) => (text.trim() === '' ? null : text);

/** The numbered rows of a question that hold something, such as the lines of its recording. */
export const filledRows = (entry: QuestionEntry, place: number, row: 'line' | 'mistake'): number[] => {
  const [most, fields] = row === 'line' ? [MOST_LINES, ['text']] : [MOST_MISTAKES, ['order', 'why_wrong']];
  return times(most).filter((at) =>
    fields.some((field) => (entry[named(place, `${row}${at}-${field}`)] ?? '').trim() !== ''),
  );
};

/** What a save sends of a question. */
export const questionIn = (part: QuestionSet, entry: QuestionEntry, place: number): QuestionEditBody => {
  const question = part.questions[place] as DeskItem;
  const value = (field: string, at = place) => entry[named(at, field)] ?? '';
  const textPlace = textAt(part, place);
  const choicesPlace = choicesAt(part, place);
  const right = question.choices.find(({ id }) => id === value('right'))?.id ?? null;
  return {
    tests: value('tests'),
    prompt: orNull(value('prompt')),
    picture: orNull(value('picture')),
    recording: question.recording && {
      name: value('recording'),
      lines: filledRows(entry, place, 'line').map((at) => ({
        speaker: value(`line${at}-speaker`) === 'man' ? 'man' : 'woman',
        text: value(`line${at}-text`),
      })),
    },
    passage: question.passage && {
      title: orNull(value('passage-title', textPlace)),
      text: value('passage-text', textPlace),
    },
    choices: question.choices.map(({ id, picture }, at) => ({
      text: picture === null ? orNull(value(`choice${at}-text`, choicesPlace)) : null,
      picture: picture === null ? null : orNull(value(`choice${at}-picture`, choicesPlace)),
      why_wrong: id === right ? null : orNull(value(`choice${at}-why_wrong`)),
    })),
    right,
    words: rowsOf(value('words')),
    end:
      question.type === 'order'
        ? ((['.', '?', '!'] as const).find((end) => end === value('end')) ?? '.')
        : null,
    accepted: rowsOf(value('accepted')),
    mistakes: filledRows(entry, place, 'mistake').map((at) => ({
      order: value(`mistake${at}-order`),
      why_wrong: value(`mistake${at}-why_wrong`),
    })),
  };
};

/** The field of the form that the server's `choices.1.text` of a question is about. */
export const fieldInQuestion = (
  part: QuestionSet,
  entry: QuestionEntry,
  place: number,
  path: string,
): string => {
  const [first = '', ...rest] = path.split('.');
  const [at = '0', field = ''] = first === 'recording' ? rest.slice(1) : rest;
  switch (first) {
    case 'choices': {
      const known = field === '' ? (picksAt(part, place) ? 'picture' : 'text') : field;
      return named(known === 'why_wrong' ? place : choicesAt(part, place), `choice${at}-${known}`);
    }
    case 'passage':
      return named(textAt(part, place), `passage-${rest[0] ?? 'text'}`);
    case 'recording':
      return rest[0] === 'lines'
        ? named(place, `line${filledRows(entry, place, 'line')[Number(at)] ?? 0}-${field || 'text'}`)
        : named(place, 'recording');
    case 'mistakes':
      return named(
        place,
        `mistake${filledRows(entry, place, 'mistake')[Number(at)] ?? 0}-${field || 'order'}`,
      );
    default:
      return named(place, first);
  }
};

const picksAt = ({ questions }: QuestionSet, place: number) => {
  const question = questions[place];
  return question !== undefined && picksPictures(question);
};

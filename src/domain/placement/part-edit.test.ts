import { describe, expect, test } from 'vitest';
import type { Choice, ChoiceQuestion, OrderQuestion, Question } from './items.ts';
import { type QuestionEdit, countedSince, editPart } from './part-edit.ts';

const talk: ChoiceQuestion = {
  id: 'A-04-2',
  level: 'A1',
  skill: 'talk',
  tests: 'The reply to a greeting',
  type: 'reply',
  prompt: null,
  picture: null,
  recording: { name: 'a-04-2', lines: [{ speaker: 'woman', text: 'Hello!' }] },
  passage: null,
  choices: [
    { id: 'a', whyWrong: null, text: 'Hi!' },
    { id: 'b', whyWrong: 'Said when leaving.', text: 'Bye!' },
    { id: 'c', whyWrong: 'Said after thanks.', text: 'Welcome!' },
  ],
  right: 'a',
};
const heard: ChoiceQuestion = {
  ...talk,
  id: 'A-02-1',
  type: 'listen_picture',
  choices: [
    { id: 'a', whyWrong: null, picture: 'house' },
    { id: 'b', whyWrong: 'Another word.', picture: 'ball' },
    { id: 'c', whyWrong: 'Another word.', picture: 'sock' },
  ],
};
const readAbout = (place: number, title: string | null = 'Rani'): ChoiceQuestion => ({
  ...talk,
  id: `A-07-${place}`,
  type: 'read_true_false',
  prompt: `Rani has ${place} cats.`,
  recording: null,
  passage: { name: 'A-rani', title, text: 'Rani has two cats.' },
});
const meanings: readonly Choice[] = [
  { id: 'a', whyWrong: 'That is the meaning of “airport”.', text: 'Planes land here.' },
  { id: 'b', whyWrong: 'That is the meaning of “nurse”.', text: 'She helps a doctor.' },
  { id: 'c', whyWrong: 'That is the meaning of “cloud”.', text: 'It is in the sky.' },
  { id: 'd', whyWrong: 'That is the meaning of “noon”.', text: 'Twelve o’clock.' },
];
const match = (right: 'a' | 'b' | 'c' | 'd', prompt: string): ChoiceQuestion => ({
  ...talk,
  type: 'match',
  prompt,
  recording: null,
  right,
  choices: meanings.map((choice) => (choice.id === right ? { ...choice, whyWrong: null } : choice)),
});
const matched = [match('a', 'airport'), match('b', 'nurse'), match('c', 'cloud'), match('d', 'noon')];
const order: OrderQuestion = {
  id: 'A-06-1',
  level: 'A1',
  skill: 'word order',
  tests: 'The adjective stands before the noun',
  type: 'order',
  words: ['we', 'have', 'a', 'big', 'house'],
  end: '.',
  accepted: ['we have a big house'],
  mistakes: [{ order: 'we have a house big', whyWrong: 'The order of rumah besar.' }],
};

/** What the form sends when nothing was changed in it. */
const sent = (question: Question): QuestionEdit =>
  question.type === 'order'
    ? {
        ...question,
        prompt: null,
        picture: null,
        recording: null,
        passage: null,
        choices: [],
        right: null,
      }
    : {
        ...question,
        choices: question.choices.map((choice) => ({
          text: 'text' in choice ? choice.text : null,
          picture: 'picture' in choice ? choice.picture : null,
          whyWrong: choice.whyWrong,
        })),
        words: [],
        end: null,
        accepted: [],
        mistakes: [],
      };
const faultsOf = (questions: readonly Question[], part: 2 | 4 | 6 | 7 | 10, ...edits: QuestionEdit[]) => {
  const edited = editPart(questions, edits, part);
  return 'faults' in edited ? edited.faults : {};
};

/** As a database gives an object back that was stored as JSON: its keys in another order. */
const stored = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, inside: unknown) =>
    typeof inside === 'object' && inside !== null && !Array.isArray(inside)
      ? Object.fromEntries(Object.entries(inside).toReversed())
      : inside,
  ) as T;

describe('the edit of a part', () => {
  test('changes texts and key, and neither id, type, level, skill nor what the choices are called', () => {
    const edit = { ...sent(talk), right: 'b', tests: 'A farewell' } as const;
    const bold = { ...edit, id: 'B-12-5', type: 'gap', level: 'A2', skill: 'grammar' };
    const notes = [{ ...edit.choices[0]!, whyWrong: 'Said when coming.' }, ...edit.choices.slice(1)];
    expect(editPart([talk], [{ ...bold, choices: notes }], 4)).toEqual({
      questions: [
        {
          ...talk,
          tests: 'A farewell',
          right: 'b',
          choices: [
            { id: 'a', whyWrong: 'Said when coming.', text: 'Hi!' },
            { id: 'b', whyWrong: null, text: 'Bye!' },
            { id: 'c', whyWrong: 'Said after thanks.', text: 'Welcome!' },
          ],
        },
      ],
    });
  });

  test('has as many questions as before, and each as many choices', () => {
    expect(faultsOf([talk], 4)).toEqual({ questions: 'invalid' });
    expect(faultsOf([talk], 4, sent(talk), sent(talk))).toEqual({ questions: 'invalid' });
    const fewer = { ...sent(talk), choices: sent(talk).choices.slice(1) };
    expect(faultsOf([talk], 4, fewer)).toEqual({ 'questions.0.choices': 'invalid' });
    expect(faultsOf([order], 6, { ...sent(order), choices: sent(talk).choices })).toEqual({
      'questions.0.choices': 'invalid',
    });
  });

  test('tells what is missing beside the field where it belongs', () => {
    const without = { recording: null, passage: null, prompt: null };
    expect(faultsOf([heard], 2, { ...sent(heard), ...without })).toEqual({
      'questions.0.recording': 'nothing_to_ask_about',
    });
    expect(faultsOf([readAbout(1)], 7, { ...sent(readAbout(1)), passage: null })).toEqual({
      'questions.0.passage.text': 'nothing_to_ask_about',
    });
    expect(faultsOf([readAbout(1)], 7, { ...sent(readAbout(1)), prompt: null })).toEqual({
      'questions.0.prompt': 'nothing_to_ask_about',
    });
    const [first, second, third] = sent(talk).choices;
    const unnoted = { ...sent(talk), choices: [first!, second!, { ...third!, whyWrong: null }] };
    expect(faultsOf([talk], 4, unnoted)).toEqual({
      'questions.0.choices.2.why_wrong': 'notes_and_key_differ',
    });
    const twice = { ...sent(talk), choices: [first!, second!, { ...third!, text: ' hi! ' }] };
    expect(faultsOf([talk], 4, twice)).toEqual({ 'questions.0.choices.2.text': 'same_choice_twice' });
    const pictures = sent(heard).choices.map((choice) => ({ ...choice, picture: 'house' }));
    expect(faultsOf([heard], 2, { ...sent(heard), choices: pictures })).toEqual({
      'questions.0.choices.1.picture': 'same_choice_twice',
    });
  });

  test('keeps a text that questions share the same in all of them', () => {
    const both = [readAbout(1), readAbout(2)];
    const [one, other] = both.map(sent) as [QuestionEdit, QuestionEdit];
    const passage = { title: 'Rani', text: 'Rani has three cats.' };
    expect(faultsOf(both, 7, one, { ...other, passage })).toEqual({
      'questions.1.passage.text': 'shared_text_differs',
    });
    expect(faultsOf(both, 7, { ...one, passage }, { ...other, passage })).toEqual({});
  });

  test('keeps the meanings of a match the same for its words, and each for one word alone', () => {
    const edits = matched.map(sent);
    const changed = edits.map((edit, place) =>
      place === 3 ? { ...edit, choices: edit.choices.toReversed() } : edit,
    );
    expect(faultsOf(matched, 10, ...changed)).toMatchObject({
      'questions.3.choices.0.text': 'match_choices_differ',
    });
    const noted = edits[1]!.choices.map((choice) => ({ ...choice, whyWrong: 'Of another word.' }));
    const twice = edits.map((edit, place) =>
      place === 1 ? { ...edit, right: 'a' as const, choices: noted } : edit,
    );
    expect(faultsOf(matched, 10, ...twice)).toEqual({ 'questions.1.right': 'meaning_taken' });
    expect(faultsOf(matched, 10, ...edits)).toEqual({});
  });

  test('tells of words to order which do not fit together', () => {
    expect(faultsOf([order], 6, { ...sent(order), words: ['we', 'have', 'a'] })).toMatchObject({
      'questions.0.words': 'number_of_words',
    });
    expect(faultsOf([order], 6, { ...sent(order), accepted: [] })).toEqual({
      'questions.0.accepted': 'no_right_order',
    });
    const right = { ...sent(order), mistakes: [{ order: 'We have a big house', whyWrong: 'Not so.' }] };
    expect(faultsOf([order], 6, right)).toEqual({ 'questions.0.mistakes.0.order': 'mistake_is_right' });
    const [known] = sent(order).mistakes;
    const other = [...(known ? [known] : []), { order: 'You have a big house', whyWrong: 'Not so.' }];
    expect(faultsOf([order], 6, { ...sent(order), mistakes: other })).toEqual({
      [`questions.0.mistakes.${other.length - 1}.order`]: 'other_words',
    });
  });
});

describe('how a question was answered', () => {
  const part = [talk, readAbout(1), order];

  test('is counted on while what the child is asked and what is right stay the same', () => {
    const edited = editPart(
      stored(part),
      part.map((question) => sent(question)),
      4,
    );
    expect(countedSince(stored(part), [0, 2, 1], stored(part), 3)).toEqual([0, 2, 1]);
    expect('questions' in edited && countedSince(stored(part), [0, 2, 1], edited.questions, 3)).toEqual([
      0, 2, 1,
    ]);
    const notes = part.map((question) => ({ ...question, tests: 'Said in other words' }));
    expect(countedSince(stored(part), [0, 2, 1], notes, 3)).toEqual([0, 2, 1]);
  });

  test('is counted anew of a question with another key, text, recording or order of words', () => {
    const after = [
      { ...talk, recording: { name: 'new', lines: talk.recording!.lines } },
      { ...readAbout(1), right: 'b' as const },
      { ...order, accepted: ['we have a big house', 'a big house we have'] },
    ];
    expect(countedSince(part, [0, 2, 1], after, 3)).toEqual([3, 3, 3]);
    expect(countedSince(part, [0, 2, 1], [readAbout(1, 'Rani and Ani')], 3)).toEqual([3]);
  });
});

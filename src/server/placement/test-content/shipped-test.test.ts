import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { choicesIn, questionFaults } from '../../../domain/placement/item-faults.ts';
import { oddsOfMastery } from '../../../domain/placement/mastery-odds.test-support.ts';
import {
  type ChoiceQuestion,
  type Form,
  type Question,
  cefrLevels,
  forms,
} from '../../../domain/placement/items.ts';
import { levels } from '../../../domain/placement/scoring.ts';
import { type Part, parts, questionsInParts } from '../../../domain/placement/test-parts.ts';
import { shippedForms, shippedIntroductions } from './shipped-test.ts';

const folder = import.meta.dirname;
/** The questions of a part of a form. */
const questionsIn = (form: Form, part: Part): readonly Question[] => shippedForms[form][part - 1] ?? [];
const examples = shippedIntroductions.map(({ example }) => example);
const inForms = forms.flatMap((form) => shippedForms[form].flat());
const everything = [...inForms, ...examples];
const withPart = [
  ...forms.flatMap((form) =>
    parts.flatMap((part) => questionsIn(form, part).map((question) => ({ part, question }))),
  ),
  ...shippedIntroductions.map(({ part, example }) => ({ part, question: example })),
];
const isChoice = (question: Question): question is ChoiceQuestion => question.type !== 'order';
/** What the question asks, in one text: a question with the same is the same question. */
const asked = (question: Question): string =>
  isChoice(question)
    ? JSON.stringify([question.prompt, question.picture, question.recording?.lines, question.passage?.text])
    : question.words.toSorted().join(' ');
const picturesOf = (question: Question): string[] =>
  isChoice(question)
    ? [
        question.picture ?? [],
        ...question.choices.map((choice) => ('picture' in choice ? choice.picture : [])),
      ].flat()
    : [];
const recordingsOf = (question: Question) =>
  isChoice(question) && question.recording ? [question.recording.name] : [];
const namesIn = (place: string, ending: string) =>
  readdirSync(join(folder, place)).map((file) => {
    expect(file.endsWith(ending)).toBe(true);
    return file.slice(0, -ending.length);
  });

describe('a form of the test', () => {
  test('has 4, 5, 4, 3, 4, 5, 4, 3, 4, 4, 5 and 5 questions in its parts', () => {
    for (const form of forms)
      expect(shippedForms[form].map((part) => part.length)).toEqual([...questionsInParts]);
  });
  test('names its questions by form, part and place', () => {
    expect(shippedForms.A[6]!.map(({ id }) => id)).toEqual(['A-07-1', 'A-07-2', 'A-07-3', 'A-07-4']);
    expect(new Set(everything.map(({ id }) => id)).size).toBe(112);
  });
  test('asks in every part for the same skill, type and level as the other form', () => {
    const shape = (part: readonly Question[]) => part.map(({ level, skill, type }) => [level, skill, type]);
    expect(shippedForms.A.map(shape)).toEqual(shippedForms.B.map(shape));
  });
  test('never asks for an easier level later within its four levels', () => {
    for (const form of forms) {
      const hardest = levels.map((level) =>
        Math.max(...level.flatMap((part) => questionsIn(form, part).map((q) => cefrLevels.indexOf(q.level)))),
      );
      expect(hardest).toEqual([0, 1, 2, 2]);
    }
  });
  test('shares no question with the other form or an example', () => {
    const all = everything.filter(({ type }) => !type.startsWith('read_')).map(asked);
    expect(all.filter((one, place) => all.indexOf(one) !== place)).toEqual([]);
    const passages = forms.map((form) =>
      shippedForms[form].flat().flatMap((q) => (isChoice(q) && q.passage ? q.passage.text : [])),
    );
    expect(passages[0]!.filter((text) => passages[1]!.includes(text))).toEqual([]);
  });
});

describe('every question', () => {
  test.each(withPart.map(({ part, question }) => [question.id, part, question] as const))(
    '%s is sound',
    (_, part, question) => {
      expect(questionFaults(question, part)).toEqual([]);
      expect(question.tests).not.toBe('');
    },
  );
  test('has choices that differ by three words at most', () => {
    const lengths = everything.filter(isChoice).flatMap(({ id, choices }) => {
      const words = choices.flatMap((choice) => ('text' in choice ? choice.text.split(' ').length : []));
      return words.length > 0 && Math.max(...words) - Math.min(...words) > 3 ? [id] : [];
    });
    expect(lengths).toEqual([]);
  });
  test('leaves the first word of a sentence to order without a capital', () => {
    const capitals = everything.flatMap((question) =>
      question.type === 'order' ? question.words.filter((word) => /^[A-Z]/.test(word) && word !== 'I') : [],
    );
    expect(capitals).toEqual([]);
  });
});

describe('the right place', () => {
  const placesOf = (form: Form, choices: 3 | 4) =>
    parts.flatMap((part) =>
      questionsIn(form, part)
        .filter(isChoice)
        .filter(({ type }) => choicesIn(part, type) === choices && type !== 'read_true_false')
        .map(({ right }) => right),
    );
  const spread = (places: readonly string[]) =>
    ['a', 'b', 'c', 'd'].map((id) => places.filter((place) => place === id).length);
  test('is spread evenly over the choices', () => {
    expect(spread(placesOf('A', 3))).toEqual([6, 7, 7, 0]);
    expect(spread(placesOf('B', 3))).toEqual([7, 6, 7, 0]);
    expect(spread(placesOf('A', 4))).toEqual([6, 5, 6, 7]);
    expect(spread(placesOf('B', 4))).toEqual([7, 6, 5, 6]);
  });
  test('is never the same three times in a row', () => {
    for (const form of forms)
      expect([...placesOf(form, 3), ...placesOf(form, 4)].join('')).not.toMatch(/(.)\1\1/);
  });
});

describe('a child that only guesses', () => {
  test.each([
    ['A', [0.03465, 0.00008, 0.00891, 0.00215]],
    ['B', [0.03465, 0.00007, 0.00891, 0.00215]],
  ] as const)('masters the levels of form %s with these odds', (form, odds) => {
    const found = levels.map((level) => oddsOfMastery(level.flatMap((part) => questionsIn(form, part))));
    expect(found.map((chance) => Number(chance.toFixed(5)))).toEqual(odds);
  });
});

describe('the texts to read', () => {
  const words = (part: Part) =>
    forms.map((form) => {
      const texts = questionsIn(form, part)
        .filter(isChoice)
        .map(({ passage }) => passage!.text.split(/\s+/).length);
      return Math.max(...texts);
    });
  test('are a story of about 40 words in part 7 and one of 80 to 100 in part 11', () => {
    expect(words(7)).toEqual([43, 47]);
    expect(words(11)).toEqual([91, 97]);
  });
});

describe('the introductions', () => {
  test('are one for each part, in both languages, with an example of a type of that part', () => {
    expect(shippedIntroductions.map(({ part }) => part)).toEqual([...parts]);
    for (const { part, title, instruction, exampleNote, example } of shippedIntroductions) {
      for (const text of [title, instruction, exampleNote]) {
        expect(text.en).not.toBe('');
        expect(text.id).not.toBe('');
      }
      expect(shippedForms.A[part - 1]!.map(({ type }) => type)).toContain(example.type);
    }
  });
});

describe('the pictures', () => {
  test('are all there, and none without a question', () => {
    const used = new Set(everything.flatMap(picturesOf));
    expect(namesIn('pictures', '.svg').toSorted()).toEqual([...used].toSorted());
  });
  test('are square drawings of at most 2 kB without scripts, styles or addresses', () => {
    for (const name of namesIn('pictures', '.svg')) {
      const svg = readFileSync(join(folder, 'pictures', `${name}.svg`), 'utf8');
      expect(svg.length, name).toBeLessThanOrEqual(2048);
      expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"');
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/script|style|href|http|on[a-z]+=/i);
    }
  });
});

describe('the recordings', () => {
  const names = everything.flatMap(recordingsOf);
  test('are all there, each of one question, and none without', () => {
    expect(namesIn('recordings', '.m4a').toSorted()).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
  });
  test('are MPEG-4 files, together under 2.5 MB', () => {
    const paths = names.map((name) => join(folder, 'recordings', `${name}.m4a`));
    for (const path of paths) expect(readFileSync(path).toString('latin1', 4, 11)).toBe('ftypM4A');
    expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(2_500_000);
  });
});

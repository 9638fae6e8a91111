import { expect, test } from 'vitest';
import { cutAt, foundIn, questionsOf, wordsOf } from './faq-search.ts';
import { faqTexts } from './faq-texts.ts';

const { en, id } = faqTexts;

const idsFor = (typed: string, texts = en) =>
  questionsOf(foundIn(texts.groups, wordsOf(typed))).map((question) => question.id);

test('both languages answer the same questions under the same anchors, each anchor once', () => {
  const anchors = (texts: typeof en) =>
    texts.groups.flatMap((group) => [group.id, ...group.questions.map((question) => question.id)]);
  expect(anchors(id)).toEqual(anchors(en));
  expect(new Set(anchors(en)).size).toBe(anchors(en).length);
  expect(anchors(en).filter((anchor) => !/^[a-z]+(-[a-z]+)*$/.test(anchor))).toEqual([]);
});

test('every fact of the course has its answer, in both languages', () => {
  const answer = (texts: typeof en, asked: string) =>
    questionsOf(texts.groups)
      .find((question) => question.id === asked)
      ?.answer.join(' ');
  const facts: [asked: string, figures: string[]][] = [
    ['age', ['6', '13']],
    ['year', ['9', '4']],
    ['live-class', ['12', '4']],
    ['which-grade', ['8', 'Grade 2']],
    ['placement-test', ['15', '20']],
    ['placement-test-missed', ['3 x 24', 'Grade 2']],
    ['videos', ['2']],
    ['feedback', ['7']],
    ['tests-in-the-year', ['3', '12']],
    ['packages', ['2, 4', '12', '6, 3']],
    ['methods', ['QRIS', 'Mandiri', 'JCB', '3']],
  ];
  for (const [asked, figures] of facts)
    for (const texts of [en, id])
      for (const figure of figures) expect(answer(texts, asked), asked).toContain(figure);
  expect(answer(en, 'intakes')).toMatch(/July.*August.*December.*January/);
  expect(answer(id, 'intakes')).toMatch(/Juli.*Agustus.*Desember.*Januari/);
});

test('a question is found by all the words typed, whatever their case, and by words that parents use instead', () => {
  expect(idsFor('Live CLASS pupils')).toEqual(['live-class']);
  expect(idsFor('visa')).toEqual(['methods']);
  expect(idsFor('cicilan', id)).toEqual(['packages']);
  expect(idsFor('gajah', id)).toEqual([]);
});

test('nothing typed finds everything, and signs are no words', () => {
  expect(idsFor('  ')).toEqual(questionsOf(en.groups).map((question) => question.id));
  expect(wordsOf('.*(?) [6–13]')).toEqual(['6', '13']);
});

test('what was searched for is marked, and no letter of the text is lost', () => {
  const parts = cutAt('A video every Monday. Videos stay.', ['video']);
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(['video', 'Video']);
  expect(parts.map((part) => part.text).join('')).toBe('A video every Monday. Videos stay.');
});

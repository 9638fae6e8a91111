import { describe, expect, test } from 'vitest';
import { questions as en } from '../../../i18n/en/faq.ts';
import { questions as id } from '../../../i18n/id/faq.ts';
import { courseFacts } from './faq-facts.test-support.ts';
import { splitMatches, searchQuestions, spelled, wordsOf } from './faq-search.ts';

const idsFor = (typed: string, texts = en) =>
  searchQuestions(texts(courseFacts), wordsOf(typed)).map((question) => question.id);

describe('what is typed in English', () => {
  test.each([
    ['live class', 'live-class'],
    ['credit card', 'methods'],
    ['visa', 'methods'],
    ['money', 'price'],
    ['expensive', 'price'],
    ['how much per month', 'price'],
    ['price', 'price'],
    ['whatsapp', 'reach-us'],
    ['trial', 'trial'],
    ['free', 'trial'],
    ['refund', 'refund'],
    ['5 years old', 'too-young-or-old'],
    ['my child is 5', 'too-young-or-old'],
    ['age', 'age'],
    ['missed live class', 'live-class-missed'],
    ['what time is the live class', 'live-class-time'],
    ['privacy', 'data'],
    ['certificate', 'certificate'],
  ])('%s leads to %s first', (typed, first) => {
    expect(idsFor(typed)[0]).toBe(first);
  });
});

describe('what is typed in Indonesian', () => {
  test.each([
    ['umur', 'age'],
    ['usia', 'age'],
    ['wa', 'reach-us'],
    ['bayar', 'methods'],
    ['kelas langsung', 'live-class'],
    ['anak 5 tahun', 'too-young-or-old'],
    ['berapa biaya per bulan', 'price'],
    ['biaya', 'price'],
    ['mahal', 'price'],
    ['uang', 'price'],
    ['gratis', 'trial'],
    ['coba', 'trial'],
    ['percobaan', 'trial'],
    ['cicilan', 'packages'],
    ['ongkir', 'study-kit'],
    ['rapor', 'tests-in-the-year'],
    ['uang kembali', 'refund'],
    ['privasi', 'data'],
    ['kapan mulai', 'intakes'],
    ['minta uang balik', 'refund'],
    ['bisa dicicil', 'packages'],
    ['nyicil', 'packages'],
  ])('%s leads to %s first', (typed, first) => {
    expect(idsFor(typed, id)[0]).toBe(first);
  });
});

describe('what is typed badly', () => {
  test.each([
    ['certifcate', 'certificate', en],
    ['how mcuh', 'price', en],
    ['adress', 'reach-us', en],
    ['holliday', 'year', en],
    ['hraga', 'price', id],
    ['byar', 'methods', id],
    ['brp biayanya kak', 'price', id],
    ['sertifkat', 'certificate', id],
    ['jdwl', 'intakes', id],
    ['brapa lama kelas', 'live-class-time', id],
    ['gurunya siapa', 'teacher', id],
    ['kelasnya hari apa', 'live-class-time', id],
    ['nenek bayar', 'somebody-else-pays', id],
    ['bayar orang lain', 'somebody-else-pays', id],
    ['how long is a class', 'live-class-time', en],
  ])('%s leads to %s first', (typed, first, texts) => {
    const groups = texts(courseFacts);
    expect(searchQuestions(groups, spelled(groups, wordsOf(typed)))[0]?.id).toBe(first);
  });
  test('what is right, or like nothing that is asked, stays as it is', () => {
    expect(spelled(id(courseFacts), ['harga', 'gajah', 'wa'])).toEqual(['harga', 'gajah', 'wa']);
  });
});

test('a word is found from its beginning: "umur" is not in "seumur hidup", "wa" not in "waktu"', () => {
  expect(idsFor('umur', id)).not.toContain('next-grade');
  expect(idsFor('wa', id)).toEqual(['reach-us']);
});

test('a question that holds all words leaves out those that hold some; where none does, some will do', () => {
  expect(idsFor('credit card')).toEqual(['methods']);
  expect(idsFor('credit elephant')).toEqual(['methods']);
  expect(idsFor('gajah', id)).toEqual([]);
});

test('signs are no words, and find nothing', () => {
  expect(wordsOf('.*(?) [6–13]')).toEqual(['6', '13']);
  expect(idsFor('!!!')).toEqual([]);
});

test('the beginning that was typed is marked, filler words are not, and no letter of the text is lost', () => {
  const parts = splitMatches('A video every Monday. Videos stay.', ['a', 'video']);
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(['video', 'Video']);
  expect(parts.map((part) => part.text).join('')).toBe('A video every Monday. Videos stay.');
  expect(splitMatches('seumur hidup', ['umur'])).toEqual([{ text: 'seumur hidup', marked: false }]);
});

import { describe, expect, test } from 'vitest';
import { paymentMethod } from '../../../domain/billing/payment-methods.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { questions as en } from '../../../i18n/en/faq.ts';
import { questions as id } from '../../../i18n/id/faq.ts';
import type { CourseFacts, Questions } from '../../../i18n/questions.ts';
import { changedRules, courseFacts, methods, prices, unsaid } from './faq-facts.test-support.ts';
import { faqFacts } from './faq-facts.ts';
import { questionsOf } from './faq-search.ts';

const answer = (texts: Questions, asked: string, facts: CourseFacts = courseFacts) =>
  questionsOf(texts(facts))
    .find((question) => question.id === asked)
    ?.answer.join(' ');

test('both languages answer the same questions under the same anchors, each anchor once', () => {
  const anchors = (texts: Questions) =>
    texts(courseFacts).flatMap((group) => [group.id, ...group.questions.map((question) => question.id)]);
  expect(anchors(id)).toEqual(anchors(en));
  expect(new Set(anchors(en)).size).toBe(anchors(en).length);
  expect(anchors(en).filter((anchor) => !/^[a-z]+(-[a-z]+)*$/.test(anchor))).toEqual([]);
});

test('the figures are those of the rules and of the price list', () => {
  expect(courseFacts).toMatchObject({
    ages: { from: 6, to: 13 },
    grades: { first: 2, last: 6, count: 5 },
    placementAge: 8,
    test: { parts: 12, minutes: 20 },
    placementDays: 3,
    siblingMinutes: 5,
    units: 9,
    weeksInUnit: 4,
    videoWeeks: 2,
    once: { registration: 250_000, kit: 350_000, book: 200_000, total: 800_000 },
    parcelKilos: 2,
    activationHours: 72,
    resetHours: 1,
    unusedDays: 30,
  });
  expect(courseFacts.packages).toMatchObject([
    { months: 2, bills: 6, price: 700_000, saving: 0, tests: 0, certificate: false },
    { months: 4, bills: 3, price: 1_300_000, saving: 300_000, tests: 1, certificate: false },
    { months: 12, bills: 1, price: 3_200_000, saving: 1_000_000, tests: 3, certificate: true },
  ]);
});

describe('an answer follows its figure', () => {
  const changed: CourseFacts = {
    ...courseFacts,
    ...changedRules,
    cardFee: '95',
  };
  test.each([
    ['age', ['71', '72', '73', '74', '75']],
    ['too-young-or-old', ['71', '72', '70', '73']],
    ['year', ['82', '83', '84']],
    ['study-kit', ['91']],
    ['which-grade', ['76', '73']],
    ['placement-test', ['77', '78']],
    ['placement-test-missed', ['79', '73']],
    ['videos', ['83', '86']],
    ['live-class', ['84', '87']],
    ['native-teacher', ['89', '74']],
    ['feedback', ['88']],
    ['tests-in-the-year', ['85', '7140']],
    ['methods', ['95', 'QRIS']],
    ['siblings-test', ['81']],
    ['activation-mail', ['92']],
    ['password', ['93']],
    ['data', ['94']],
  ])('%s', (asked, figures) => {
    for (const texts of [en, id])
      for (const figure of figures) expect(answer(texts, asked, changed)).toContain(figure);
  });
});

test('prices are those of the list, whatever staff make of them', () => {
  const dearer = faqFacts(
    { prices: { ...prices, kit: rupiah(351_000) }, methods },
    { language: 'en', methodName: (type) => type, ...unsaid },
  );
  for (const texts of [en, id]) {
    for (const amount of [700_000, 1_300_000, 3_200_000, 250_000, 350_000, 200_000, 800_000])
      expect(answer(texts, 'price')).toContain(formatRupiah(rupiah(amount)));
    expect(answer(texts, 'packages')).toContain(formatRupiah(rupiah(1_000_000)));
    expect(answer(texts, 'price', dearer)).toContain(formatRupiah(rupiah(801_000)));
  }
});

test('the card fee is the share that the school has set, shown once cards are taken', () => {
  const facts = (language: 'en' | 'id', offered: boolean) =>
    faqFacts(
      { prices, methods: [{ ...paymentMethod('credit_card', 0.0275), offered }] },
      { language, methodName: (type) => type, ...unsaid },
    );
  expect(answer(en, 'methods', facts('en', true))).toContain('An admin fee of 2.75 percent is added.');
  expect(answer(id, 'methods', facts('id', true))).toContain('2,75 persen');
  expect(answer(en, 'methods', facts('en', false))).not.toContain('2.75');
});

test('each way to pay says how it goes and what it costs', () => {
  for (const texts of [en, id]) {
    const question = questionsOf(texts(courseFacts)).find(({ id: anchor }) => anchor === 'methods');
    const costs = (question?.answer ?? []).map((sentence) => [
      /^[^:]+/.exec(sentence)?.[0],
      /no extra cost|[Tt]idak ada biaya/.test(sentence),
      /\b3 per/.test(sentence),
    ]);
    expect(costs).toEqual([
      ['QRIS', true, false],
      ['Mandiri Virtual Account', true, false],
      ['Credit Card', false, true],
    ]);
  }
});

test('tests and certificate are promised to the packages that have them alone', () => {
  expect(answer(en, 'tests-in-the-year')).toContain(
    'The 2-month package has videos, live classes and feedback, without tests.',
  );
  expect(answer(en, 'tests-in-the-year')).toContain(
    'The 4-month package adds a written and oral test and a written report: one with each payment of 4 months.',
  );
  expect(answer(en, 'certificate')).toContain('the 12-month package');
  expect(answer(id, 'certificate')).toContain('paket 12 bulan');
});

test('the months of registration and start are those of the calendar', () => {
  const intakes = [
    { register: 'Mei', start: 'Juni' },
    { register: 'Oktober', start: 'November' },
  ] as const;
  for (const texts of [en, id])
    for (const month of ['Mei', 'Juni', 'Oktober', 'November'])
      expect(answer(texts, 'intakes', { ...courseFacts, intakes })).toContain(month);
});

test('while a batch takes registrations, its days are said in place of the habit', () => {
  const facts = (language: 'en' | 'id') =>
    faqFacts(
      { prices, methods },
      {
        language,
        methodName: (type) => type,
        teacher: { name: 'Bayu', about: 'He sings.' },
        classTimes: 'Mon to Fri, 45 min',
        start: {
          batch: 12,
          startDate: calendarDate('2027-01-04'),
          registration: { from: calendarDate('2026-11-09'), to: calendarDate('2026-12-31') },
          underWay: false,
        },
      },
    );
  expect(answer(en, 'intakes', facts('en'))).toBe(
    'Registration is open from 9 November 2026 to 31 December 2026, and the first day of class is 4 January 2027.',
  );
  expect(answer(id, 'intakes', facts('id'))).toBe(
    'Pendaftaran dibuka 9 November 2026 sampai 31 Desember 2026, dan hari pertama kelasnya 4 Januari 2027.',
  );
  for (const texts of [en, id]) {
    expect(answer(texts, 'teacher', facts('en'))).toBe('Bayu. He sings.');
    expect(answer(texts, 'teacher')).not.toContain('Bayu');
    expect(answer(texts, 'live-class-time', facts('en'))).toMatch(/(Usually|Biasanya) Mon to Fri, 45 min\. /);
    expect(answer(texts, 'live-class-time')).not.toMatch(/Usually|Biasanya/);
  }
});

test('who sees what, and who gets the phone number, is said as the privacy page says it', () => {
  expect(answer(en, 'data')).toMatch(
    /children in a live class.*payment link.*name, address and phone number/,
  );
  expect(answer(id, 'data')).toMatch(
    /satu kelas langsung.*tautan pembayaran.*nama, alamat, dan nomor telepon/,
  );
});

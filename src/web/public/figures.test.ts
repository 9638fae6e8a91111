import { describe, expect, test } from 'vitest';
import { oldFigure, sentencesIn } from '../../../tests/support/figures.ts';
import { rupiah } from '../../domain/values/money.ts';
import * as legalEn from '../../i18n/en/legal.ts';
import { home as homeEn } from '../../i18n/en/home.ts';
import { ourCourses as coursesEn } from '../../i18n/en/our-courses.ts';
import { performances as performancesEn } from '../../i18n/en/performances.ts';
import { rhythm as rhythmEn } from '../../i18n/en/rhythm.ts';
import { teensAdults as teensEn } from '../../i18n/en/teens-adults.ts';
import * as legalId from '../../i18n/id/legal.ts';
import { home as homeId } from '../../i18n/id/home.ts';
import { ourCourses as coursesId } from '../../i18n/id/our-courses.ts';
import { performances as performancesId } from '../../i18n/id/performances.ts';
import { rhythm as rhythmId } from '../../i18n/id/rhythm.ts';
import { teensAdults as teensId } from '../../i18n/id/teens-adults.ts';
import type { CourseFacts } from '../../i18n/questions.ts';
import { schoolStory } from '../../i18n/school-story.ts';
import { changedRules, methods, prices, unsaid } from './faq/faq-facts.test-support.ts';
import { faqFacts } from './faq/faq-facts.ts';
import { faqQuestions, faqTexts } from './faq/faq-texts.ts';
import { historyTexts } from './kancil/story-texts.ts';
import { newsTexts } from './news/news-texts.ts';
import { purchaseTexts } from './our-courses/our-courses-texts.ts';
import { intakeNames } from './pieces/intake-names.ts';

const inLanguage = {
  en: {
    home: homeEn,
    courses: coursesEn,
    rhythm: rhythmEn,
    terms: legalEn.terms,
    others: [performancesEn, teensEn],
  },
  id: {
    home: homeId,
    courses: coursesId,
    rhythm: rhythmId,
    terms: legalId.terms,
    others: [performancesId, teensId],
  },
};
const dearer = Object.fromEntries(
  (['registration', 'kit', 'book'] as const).map((kind) => [kind, rupiah(prices[kind] + 1)]),
);
const factsIn = (language: 'en' | 'id'): CourseFacts => ({
  ...faqFacts(
    { prices: { ...prices, ...dearer }, methods },
    { language, methodName: (type) => type, ...unsaid },
  ),
  ...changedRules,
  cardFee: '95',
  packages: [101, 201].map((months) => ({
    months,
    bills: 102,
    price: rupiah(103),
    saving: rupiah(104),
    tests: 105,
    reports: 106,
    certificate: true,
  })),
});

const days = new Proxy({}, { get: () => 96 }) as never;
const legalFacts = {
  ...changedRules,
  firstGrade: changedRules.grades.first,
  recordingMinutes: 97,
  school: '',
  email: '',
  whatsapp: '',
  address: '',
  days,
  years: days,
};

/** Of the little game one text alone: its three questions are its own. */
const homeIn = (language: 'en' | 'id') => {
  const { game, ...texts } = inLanguage[language].home(changedRules);
  return { ...texts, game: game.doneText };
};

const publicTexts = (language: 'en' | 'id') => ({
  home: homeIn(language),
  courses: inLanguage[language].courses(changedRules),
  packages: [
    purchaseTexts[language].interval.live(changedRules.weeksInUnit, changedRules.maxInLiveClass),
    purchaseTexts[language].interval.feedback(changedRules.feedbackDays),
    purchaseTexts[language].interval.bonus(changedRules.nativeTeacherFrom),
  ],
  rhythm: inLanguage[language].rhythm(changedRules).week,
  history: historyTexts[language](changedRules),
  story: schoolStory[language].chapters(changedRules, intakeNames(language)),
  terms: inLanguage[language].terms(legalFacts),
  news: newsTexts[language].list.description,
  others: inLanguage[language].others,
  faq: faqTexts[language],
  answers: faqQuestions[language](factsIn(language)).map(({ questions }) =>
    questions.map(({ question, answer }) => [question, ...answer]),
  ),
});

/** What stands for itself: a date to show how one is written, a week's name, the months of the three intervals, a law, the week of R30, a drawing. */
const ofItself =
  /\d+[/-]\d+[/-]\d{4}|(Weeks?|Minggu) [123]( (to|sampai) 3)?\b|\b(2|4|12)([ -]months?| bulan|-month)|2 (or|atau) 4|4-? (and|dan) (?=12)|x 24|UU 27\/2022|Rp\s[\d.]+|second week of|minggu kedua|Kancil (the mouse-deer and three children|dan tiga anak)/g;

describe.each(['en', 'id'] as const)('in %s', (language) => {
  test.each(Object.keys(publicTexts('en')) as (keyof ReturnType<typeof publicTexts>)[])(
    'no figure of the school stands in the texts of %s but by its rules',
    (name) => {
      const old = sentencesIn(publicTexts(language)[name]).filter(
        (sentence) => sentence.replaceAll(ofItself, '').search(oldFigure) >= 0,
      );
      expect(old).toEqual([]);
    },
  );
});

test('a changedRules price is in every text that says it', () => {
  for (const language of ['en', 'id'] as const) {
    const answers = sentencesIn(publicTexts(language).answers).join(' ');
    for (const kind of ['registration', 'kit', 'book'] as const) {
      expect(answers).toContain((prices[kind] + 1).toLocaleString('id-ID'));
      expect(answers).not.toContain(`${prices[kind].toLocaleString('id-ID')})`);
    }
  }
});

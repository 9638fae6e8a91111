import { describe, expect, test, vi } from 'vitest';
import type { CourseFacts, SchoolRules } from '../../i18n/questions.ts';

/** Every figure of the school is another one here, from 71 on, so that an old one in a text is its own. */
const changed: SchoolRules = vi.hoisted(() => ({
  ages: { from: 71, to: 72 },
  grades: { first: 73, last: 74, count: 75 },
  placementAge: 76,
  test: { parts: 77, minutes: 78 },
  placementDays: 79,
  siblingMinutes: 81,
  units: 82,
  weeksInUnit: 84,
  unitsBetweenTests: 85,
  videoWeeks: 86,
  maxInLiveClass: 87,
  feedbackDays: 88,
  nativeTeacherFrom: 89,
  parcelKilos: 91,
  activationHours: 92,
  resetHours: 93,
  unusedDays: 94,
}));
vi.mock(import('./pieces/school-rules.ts'), () => ({ schoolRules: changed }));
vi.mock(import('../../domain/courses/class-rules.ts'), async (original) => ({
  ...(await original()),
  maxInLiveClass: 87 as 12,
  feedbackDays: 88 as 7,
  unitsBetweenTests: 85 as 3,
  firstGradeWithNativeTeacher: 89 as 5,
}));
vi.mock(import('../../domain/calendar/unit-and-week.ts'), async (original) => ({
  ...(await original()),
  weeksOfUnit: Array.from({ length: 84 }) as never,
}));

const { rupiah } = await import('../../domain/values/money.ts');
const { intakeNames } = await import('./pieces/intake-names.ts');
const { methods, prices } = await import('./faq/faq-facts.test-support.ts');
const { faqFacts } = await import('./faq/faq-facts.ts');
const { faqQuestions, faqTexts } = await import('./faq/faq-texts.ts');
const { historyTexts } = await import('./kancil/story-texts.ts');
const { newsTexts } = await import('./news/news-texts.ts');
const { ourCoursesTexts, purchaseTexts } = await import('./our-courses/our-courses-texts.ts');
const { rhythmTexts } = await import('./pieces/rhythm-texts.ts');
const { schoolStory } = await import('../../i18n/school-story.ts');
const legal = { en: await import('../../i18n/en/legal.ts'), id: await import('../../i18n/id/legal.ts') };
const others = {
  en: [await import('../../i18n/en/performances.ts'), await import('../../i18n/en/teens-adults.ts')],
  id: [await import('../../i18n/id/performances.ts'), await import('../../i18n/id/teens-adults.ts')],
};

const dearer = Object.fromEntries(
  (['registration', 'kit', 'book'] as const).map((kind) => [kind, rupiah(prices[kind] + 1)]),
);
const factsIn = (language: 'en' | 'id'): CourseFacts => ({
  ...faqFacts({ prices: { ...prices, ...dearer }, methods }, { language, methodName: (type) => type }),
  cardFee: '95',
  packages: [101, 201].map((months) => ({
    ...{ months, bills: 102, price: rupiah(103), saving: rupiah(104) },
    ...{ tests: 105, reports: 106, certificate: true },
  })),
});

const days = new Proxy({}, { get: () => 96 }) as never;
const legalFacts = {
  ...changed,
  firstGrade: changed.grades.first,
  recordingMinutes: 97,
  school: '',
  email: '',
  whatsapp: '',
  address: '',
  days,
  years: days,
};

/** Every sentence of a text, those that are made of something, too: of whatever, of 99. */
const sentencesIn = (text: unknown): string[] => {
  if (typeof text === 'string') return [text];
  if (typeof text === 'function') {
    try {
      return sentencesIn((text as (...given: unknown[]) => unknown)('99', '99', '99', '99'));
    } catch {
      return [];
    }
  }
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(sentencesIn) : [];
};

const publicTexts = (language: 'en' | 'id') => ({
  courses: ourCoursesTexts[language],
  packages: purchaseTexts[language].interval.base.concat(purchaseTexts[language].interval.bonus),
  rhythm: rhythmTexts[language].week,
  history: historyTexts[language](changed),
  story: schoolStory[language].chapters(changed, intakeNames(language)),
  terms: legal[language].terms(legalFacts),
  news: newsTexts[language].list.description,
  others: others[language],
  faq: faqTexts[language],
  answers: faqQuestions[language](factsIn(language)).map(({ questions }) =>
    questions.map(({ question, answer }) => [question, ...answer]),
  ),
});

/** What stands for itself: a date to show how one is written, a week's name, the months of the three intervals, a law. */
const ofItself =
  /\d+[/-]\d+[/-]\d{4}|(Weeks?|Minggu) [123]( (to|sampai) 3)?\b|\b(2|4|12)([ -]months?| bulan|-month)|2 (or|atau) 4|x 24|UU 27\/2022|Rp\s[\d.]+/g;
const oldFigure =
  /(?<![\d.,-])[1-6]?\d\b(?![.,]\d)|\b(four|five|six|seven|eight|nine|twelve|thirteen|empat|enam|tujuh|delapan|sembilan|belas)\b/i;

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

test('a changed price is in every text that says it', () => {
  for (const language of ['en', 'id'] as const) {
    const answers = sentencesIn(publicTexts(language).answers).join(' ');
    for (const kind of ['registration', 'kit', 'book'] as const) {
      expect(answers).toContain((prices[kind] + 1).toLocaleString('id-ID'));
      expect(answers).not.toContain(`${prices[kind].toLocaleString('id-ID')})`);
    }
  }
});

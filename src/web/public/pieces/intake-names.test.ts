import { expect, test } from 'vitest';
import { defaultBrand } from '../../../i18n/brand.ts';
import { monthName } from '../../../i18n/dates.ts';
import { purchase as purchaseEn } from '../../../i18n/en/purchase.ts';
import { purchase as purchaseId } from '../../../i18n/id/purchase.ts';
import { schoolStory } from '../../../i18n/school-story.ts';
import { intakeNames } from './intake-names.ts';
import { schoolRules } from './school-rules.ts';

test('the months of the intakes are named in both languages', () => {
  expect(intakeNames('en')).toEqual([
    { register: 'July', start: 'August' },
    { register: 'December', start: 'January' },
  ]);
  expect(intakeNames('id')).toEqual([
    { register: 'Juli', start: 'Agustus' },
    { register: 'Desember', start: 'Januari' },
  ]);
});

/** What is written without the rules names the months itself: it is held to the calendar. */
const written = {
  en: { banner: defaultBrand.banner, purchase: purchaseEn },
  id: { banner: defaultBrand.banner_indo, purchase: purchaseId },
};

test.each(['en', 'id'] as const)('what is written out in %s names the months of the intakes', (language) => {
  const { banner, purchase } = written[language];
  const months = Array.from({ length: 12 }, (_, index) => monthName(language, index + 1));
  const named = (text: string | undefined) =>
    months.filter((month) => new RegExp(`\\b${month}\\b`).test(text ?? ''));
  const [first, second] = intakeNames(language);
  const inOrder = (...names: string[]) => months.filter((month) => names.includes(month));
  const starts = inOrder(first.start, second.start);
  expect(named(banner)).toEqual(starts);
  expect(named(purchase.batch.emptyText)).toEqual(
    inOrder(first.register, second.register, first.start, second.start),
  );
});

test.each(['en', 'id'] as const)('the school’s own story in %s names the intakes it is given', (language) => {
  const others = [
    { register: 'R1', start: 'S1' },
    { register: 'R2', start: 'S2' },
  ] as const;
  const { text } = schoolStory[language].chapters(schoolRules, others).today;
  expect(text).toMatch(/\bS1\b.*\bS2\b/);
});

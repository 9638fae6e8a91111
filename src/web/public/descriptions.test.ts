import { expect, test } from 'vitest';
import { defaultBrand } from '../../i18n/brand.ts';
import { withBrand } from '../../i18n/brand-in-texts.ts';
import { performances as performancesEn } from '../../i18n/en/performances.ts';
import { teensAdults as teensEn } from '../../i18n/en/teens-adults.ts';
import { performances as performancesId } from '../../i18n/id/performances.ts';
import { teensAdults as teensId } from '../../i18n/id/teens-adults.ts';
import { faqTexts } from './faq/faq-texts.ts';
import { homeTexts } from './home/home-texts.ts';
import { historyTexts, storyTexts } from './kancil/story-texts.ts';
import { newsTexts } from './news/news-texts.ts';
import { ourCoursesTexts } from './our-courses/our-courses-texts.ts';
import { schoolRules } from './pieces/school-rules.ts';

const descriptions = (['en', 'id'] as const).map((language) =>
  withBrand(
    [
      homeTexts[language].description,
      ourCoursesTexts[language].description,
      ourCoursesTexts[language].learning.description,
      ourCoursesTexts[language].cost.description,
      ourCoursesTexts[language].calendar.description,
      { en: performancesEn, id: performancesId }[language].description,
      newsTexts[language].list.description,
      newsTexts[language].list.allDescription(1),
      newsTexts[language].list.allDescription(12),
      { en: teensEn, id: teensId }[language].description,
      faqTexts[language].description,
      storyTexts[language].description,
      historyTexts[language](schoolRules).description,
    ],
    defaultBrand,
  ),
);

test('each public page describes itself in 50 to 160 characters, as much as a search result shows', () => {
  expect(descriptions.flat().filter((text) => text.length < 50 || text.length > 160)).toEqual([]);
});

test('no two pages describe themselves alike', () => {
  for (const texts of descriptions) expect(new Set(texts).size).toBe(texts.length);
});

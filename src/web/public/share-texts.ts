import { performances as performancesEn } from '../../i18n/en/performances.ts';
import { teensAdults as teensEn } from '../../i18n/en/teens-adults.ts';
import { performances as performancesId } from '../../i18n/id/performances.ts';
import { teensAdults as teensId } from '../../i18n/id/teens-adults.ts';
import type { Language } from '../../i18n/language.ts';
import { faqTexts } from './faq/faq-texts.ts';
import { homeTexts } from './home/home-texts.ts';
import { historyTexts, storyTexts } from './kancil/story-texts.ts';
import { newsTexts } from './news/news-texts.ts';
import { ourCoursesTexts } from './our-courses/our-courses-texts.ts';
import { schoolRules } from './pieces/school-rules.ts';

/** What stands on the picture of each page's shared link, by the picture's name in `screens.ts`. */
export const headlines = {
  home: (language: Language) => homeTexts[language].scene.title,
  courses: (language: Language) => ourCoursesTexts[language].title,
  performance: (language: Language) => ({ en: performancesEn, id: performancesId })[language].title,
  news: (language: Language) => newsTexts[language].list.title,
  teens: (language: Language) => ({ en: teensEn, id: teensId })[language].title,
  faq: (language: Language) => faqTexts[language].title,
  story: (language: Language) => storyTexts[language].title,
  history: (language: Language) => historyTexts[language](schoolRules).title,
};

/** The school in a line, below the headline. */
export const shareLine = (language: Language) => homeTexts[language].title;

/** The school in a line of both languages, for the manifest, which has one text for everybody. */
export const manifestDescription = `${shareLine('en')} · ${shareLine('id')}`;

import { faq as faqEn } from './en/faq.ts';
import { headline as headlineEn, schoolLine as lineEn } from './en/home.ts';
import { news as newsEn } from './en/news.ts';
import { performances as performancesEn } from './en/performances.ts';
import { site as siteEn } from './en/site.ts';
import { story as storyEn } from './en/story.ts';
import { teensAdults as teensEn } from './en/teens-adults.ts';
import { faq as faqId } from './id/faq.ts';
import { headline as headlineId, schoolLine as lineId } from './id/home.ts';
import { news as newsId } from './id/news.ts';
import { performances as performancesId } from './id/performances.ts';
import { site as siteId } from './id/site.ts';
import { story as storyId } from './id/story.ts';
import { teensAdults as teensId } from './id/teens-adults.ts';
import type { Language } from './language.ts';

/** What stands on the picture of each page's shared link, by the picture's name in `screens.ts`. */
export const headlines: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map(
  Object.entries({
    home: { en: headlineEn, id: headlineId },
    courses: { en: siteEn.courses, id: siteId.courses },
    performance: { en: performancesEn.title, id: performancesId.title },
    news: { en: newsEn.list.title, id: newsId.list.title },
    teens: { en: teensEn.title, id: teensId.title },
    faq: { en: faqEn.title, id: faqId.title },
    story: { en: storyEn.title, id: storyId.title },
    history: { en: siteEn.history, id: siteId.history },
  }),
);

/** The school in a line, below the headline. */
export const shareLine: Readonly<Record<Language, typeof lineEn>> = { en: lineEn, id: lineId };

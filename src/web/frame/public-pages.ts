import type { Language } from '../../i18n/language.ts';
import type { Texts } from '../../i18n/texts.ts';
import { paths } from '../../paths.ts';

/** A page that everybody may find: in the sitemap, in search engines, in shared links. */
export interface PublicPage {
  readonly path: string;
  /** what a shared link shows, of 1200 by 630 pixels; drawn by scripts/share-pictures.mjs */
  readonly picture: (language: Language) => string;
  /** its name in the trail to the pages below it */
  readonly name: (texts: Texts['shell']) => string;
  /** the page above it; the home page when not given */
  readonly above?: string;
}

const picture = (name: string) => (language: Language) => `/share/${name}-${language}.png`;

export const publicPages: readonly PublicPage[] = [
  { path: paths.home, picture: picture('home'), name: ({ home }) => home },
  { path: paths.ourCourses, picture: picture('courses'), name: ({ courses }) => courses },
  { path: paths.studentPerformance, picture: picture('performance'), name: ({ performance }) => performance },
  { path: paths.news, picture: picture('news'), name: ({ stories }) => stories },
  {
    path: paths.teensAdultClass,
    picture: picture('teens'),
    name: ({ teensAdults }) => teensAdults,
    above: paths.news,
  },
  { path: paths.faq, picture: picture('faq'), name: ({ faq }) => faq },
  { path: paths.story, picture: picture('story'), name: ({ story }) => story },
  { path: paths.history, picture: picture('history'), name: ({ history }) => history, above: paths.story },
];

/** What a shared link shows where a page has nothing of its own. */
export const usualPicture = picture('home');

export const publicPageAt = (path: string) => publicPages.find((page) => page.path === path);

/** The pages above a path, from the home page down; what stands below the news has the news above it. */
export const pagesAbove = (path: string): PublicPage[] => {
  const page = publicPageAt(path);
  if (path === paths.home) return [];
  const above = page ? (page.above ?? paths.home) : path.slice(0, path.lastIndexOf('/'));
  const found = publicPageAt(above) ?? publicPageAt(paths.home);
  return found ? [...pagesAbove(found.path), found] : [];
};

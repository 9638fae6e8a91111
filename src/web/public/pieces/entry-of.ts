import type { EntryPage } from '../../../domain/visits/visit.ts';
import { paths } from '../../../paths.ts';

const entries: Readonly<Record<string, EntryPage>> = {
  [paths.home]: 'home',
  [paths.ourCourses]: 'courses',
  [paths.coursesLearning]: 'courses',
  [paths.coursesCost]: 'cost',
  [paths.coursesCalendar]: 'calendar',
  [paths.faq]: 'faq',
  [paths.news]: 'news',
};

/** What a page is called where visits that begin on it are counted; a story counts as news. */
export const entryOf = (path: string): EntryPage =>
  entries[path] ?? (path.startsWith(`${paths.news}/`) ? 'news' : 'other');

import { paths } from './paths.ts';

const firstStep = (pathname: string) => {
  const [, first = ''] = pathname.split('/');
  try {
    return decodeURIComponent(first).split('/')[0]?.toLowerCase();
  } catch {
    return first.toLowerCase();
  }
};

/** Where one goes on after the link of an activation mail, by what came of it. */
export const activationLanding = {
  activated: paths.activateSuccess,
  already_activated: paths.alreadyActivated,
  expired: paths.welcome({ link: 'expired' }),
  unusable: paths.welcome({ link: 'unusable' }),
};

/** First steps of paths that are no pages: machines speak there, or forms are sent. */
const noPages = new Set([paths.api, paths.sandbox, paths.language, paths.cardReturn()].map(firstStep));

/** Whether a path may be a page's, in whatever letters and escapes its first step is written. */
export const isPage = (pathname: string): boolean => !noPages.has(firstStep(pathname));

/** Pages whose addresses hold no number, and that are not the back office's: where a link of staff may lead. */
export const plainPages: ReadonlySet<string> = new Set([
  paths.home,
  paths.login,
  paths.signUp,
  paths.welcome(),
  paths.activateAccount(''),
  paths.reopenAccount(''),
  paths.activateSuccess,
  paths.alreadyActivated,
  paths.forgotPassword,
  paths.resetPassword,
  paths.profile(),
  paths.addChild,
  paths.addChildFinish(0).split('?')[0] ?? '',
  paths.waitingList(),
  paths.leaveMails('', '').split('?')[0] ?? '',
  paths.news,
  paths.teensAdultClass,
  paths.ourCourses,
  paths.coursesLearning,
  paths.coursesCost,
  paths.coursesCalendar,
  paths.studentPerformance,
  paths.faq,
  paths.privacy,
  paths.terms,
  paths.story,
  paths.history,
]);

/** Which page of all stories an address asks for, 1 being the first; null when it asks for none. */
export const newsPageOf = (value: string | null): number | null => {
  if (value === 'all') return 1;
  return value !== null && /^([2-9]|[1-9]\d{1,2})$/.test(value) ? Number(value) : null;
};

import { isPerformanceCategory } from '../domain/content/categories.ts';
import type { AreaTexts } from '../i18n/texts.ts';
import { newsPageOf } from '../page-paths.ts';

/**
 * Who may see a screen. `parent`: signed-in parents, guests are sent to sign in. `guest`: guests, others are sent home.
 * `admin`: admins. `admin-sign-in`: everybody but admins, who are sent on to the back office.
 */
export type Guard = 'any' | 'guest' | 'parent' | 'admin' | 'admin-sign-in';

/** Pages of one area share a layout and a document: the router navigates within an area, the browser between areas. */
export type Area = 'public' | 'parent' | 'admin';

/** The title and description for search engines and shared links of a page that everybody may find. */
export interface Listing {
  /** the name of what a shared link shows, of 1200 by 630 pixels; drawn by scripts/share-pictures.mjs */
  readonly picture: string;
  /** its name in the trail to the pages below it */
  readonly name: (texts: AreaTexts['public']['site']) => string;
  /** the page above it; the home page when not given */
  readonly above?: string;
  /** what it shows the newest of, when it changes with the school's content and not with the product alone */
  readonly newest?: 'story' | 'performance';
}

/** The part of a row that browsers load, too (vite.config.ts removes the rest). */
export interface GuardedScreen {
  /** `:name` is one step of it, `*` at the end stands for anything */
  readonly path: string;
  readonly area: Area;
  readonly guard: Guard;
  /** of the staff's screens: for whom at least, as calls name it; clerks and owners when not given */
  readonly staff?: 'owner' | 'teacher';
  /**
   * `header`: with the banner above it, `both`: and the footer; `plain`: the header alone, where a child learns; `bare`: name and
   * language alone, for who came by a link to do one thing
   */
  readonly frame: 'header' | 'both' | 'plain' | 'bare' | 'none';
}

interface UnhydratedOptions {
  /**
   * The parts of its address that an unhydrated page reads, each with its legal values: `typed` by the visitor is rendered,
   * but neither kept nor an address of its own.
   */
  readonly query?: Readonly<Record<string, ((value: string) => boolean) | 'typed'>>;
  /** whether it shows something of the visitor's cookies, so that it is made for each */
  readonly own?: true;
  /** absent when search engines shall not list the page */
  readonly listed?: Listing;
}

export interface Screen extends GuardedScreen, UnhydratedOptions {
  /** its route module, below src/web */
  readonly file: string;
  /** only redirects, so it has no layout */
  readonly redirects?: true;
}

type Frame = GuardedScreen['frame'];

/** Rendered on the server only, without React in the browser; for everybody, or for guests. */
const unhydrated = (
  path: string,
  frame: Frame,
  file: string,
  { guard = 'any', ...more }: UnhydratedOptions & { guard?: 'any' | 'guest' } = {},
): Screen => ({
  path,
  area: 'public',
  guard,
  frame,
  file,
  ...more,
});

/** Hydrated, for parents, and for registration. */
const parents = (path: string, guard: Guard, frame: Frame, file: string): Screen => ({
  path,
  area: 'parent',
  guard,
  frame,
  file,
});

/** Hydrated, of the back office, which has a frame of its own. */
const office = (path: string, file: string, more: Partial<Pick<Screen, 'guard' | 'staff'>> = {}): Screen => ({
  path,
  area: 'admin',
  guard: 'admin',
  frame: 'none',
  file,
  ...more,
});
const forOwners = { staff: 'owner' } as const;
const forAllStaff = { staff: 'teacher' } as const;

const isPerformances = (value: string) => /^\d$/.test(value) && isPerformanceCategory(Number(value));

/**
 * The one table of screens: routes, guards, sitemap, breadcrumbs and the lists of tests are made of it. The first
 * pattern that matches counts.
 */
export const screens: readonly Screen[] = [
  unhydrated('/', 'both', 'public/home/front-page.tsx', {
    listed: { picture: 'home', name: ({ home }) => home, newest: 'story' },
  }),
  unhydrated('/our-courses', 'both', 'public/our-courses/our-courses.tsx', {
    // City and interval in older addresses lead on to the cost.
    query: { class: 'typed', city: 'typed', term: 'typed' },
    listed: { picture: 'courses', name: ({ courses }) => courses },
  }),
  unhydrated('/our-courses/learning', 'both', 'public/our-courses/learning.tsx', {
    listed: { picture: 'courses', name: ({ learning }) => learning, above: '/our-courses' },
  }),
  unhydrated('/our-courses/cost', 'both', 'public/our-courses/cost.tsx', {
    query: { city: 'typed', term: 'typed' },
    listed: { picture: 'courses', name: ({ cost }) => cost, above: '/our-courses' },
  }),
  unhydrated('/our-courses/calendar', 'both', 'public/our-courses/calendar.tsx', {
    listed: { picture: 'courses', name: ({ calendar }) => calendar, above: '/our-courses' },
  }),
  unhydrated('/student-performance', 'both', 'public/performances/student-performance.tsx', {
    query: { category: isPerformances },
    listed: { picture: 'performance', name: ({ performance }) => performance, newest: 'performance' },
  }),
  unhydrated('/news', 'both', 'public/news/news.tsx', {
    query: { page: (value) => newsPageOf(value) !== null },
    listed: { picture: 'news', name: ({ stories }) => stories, newest: 'story' },
  }),
  unhydrated('/news/teens-adult-class', 'both', 'public/news/teens-adults.tsx', {
    listed: { picture: 'teens', name: ({ teensAdults }) => teensAdults, above: '/news' },
  }),
  unhydrated('/news/:newsId', 'both', 'public/news/news-item.tsx'),
  unhydrated('/frequently-asked-questions', 'both', 'public/faq/faq.tsx', {
    query: { q: 'typed' },
    listed: { picture: 'faq', name: ({ faq }) => faq },
  }),
  unhydrated('/story-of-kancil', 'both', 'public/kancil/story-of-kancil.tsx', {
    listed: { picture: 'story', name: ({ story }) => story },
  }),
  unhydrated('/story-of-kancil/our-history', 'both', 'public/kancil/our-history.tsx', {
    listed: { picture: 'history', name: ({ history }) => history, above: '/story-of-kancil' },
  }),
  unhydrated('/privacy', 'both', 'public/legal/privacy.tsx', {
    listed: { picture: 'home', name: ({ privacy }) => privacy },
  }),
  unhydrated('/terms', 'both', 'public/legal/terms.tsx', {
    listed: { picture: 'home', name: ({ terms }) => terms },
  }),
  // Typed, so that no page with a token is kept.
  unhydrated('/activate-account', 'none', 'public/activate-account.tsx', { query: { token: 'typed' } }),
  unhydrated('/reopen-account', 'none', 'public/reopen-account.tsx', {
    query: { token: 'typed', came: 'typed' },
  }),
  // Made for each who asks: what a code shows is off at the next moment, and nothing of it is kept.
  unhydrated('/verify/:code', 'none', 'public/verify/verify.tsx', { own: true }),
  unhydrated('/activate-success', 'none', 'public/activate-success.tsx'),
  unhydrated('/already-activated', 'none', 'public/already-activated.tsx'),
  unhydrated('/waiting-list', 'none', 'public/waiting-list.tsx', { query: { token: 'typed' } }),
  unhydrated('/leave-mails', 'none', 'public/leave-mails.tsx', {
    query: { token: 'typed', kinds: 'typed' },
  }),

  unhydrated('/login', 'header', 'public/accounts/login.tsx', { guard: 'guest' }),
  unhydrated('/forgot-password', 'header', 'public/accounts/forgot-password.tsx', { guard: 'guest' }),
  // Open to signed-in users too: the mail's link is proof enough.
  {
    ...unhydrated('/reset-password-callback/:token', 'none', 'public/accounts/reset-password-callback.ts'),
    own: true,
    redirects: true,
  },
  unhydrated('/family-invitation/:token', 'header', 'public/accounts/family-invitation.tsx', { own: true }),
  unhydrated('/reset-password', 'header', 'public/accounts/reset-password.tsx', { own: true }),
  unhydrated('/welcome', 'header', 'public/accounts/welcome.tsx', {
    query: {
      from: (value) => value === 'sign-up',
      link: (value) => value === 'expired' || value === 'unusable',
    },
    own: true,
  }),

  parents('/sign-up', 'guest', 'header', 'parent/accounts/sign-up.tsx'),
  // The link is the proof: whoever was sent it pays one bill.
  parents('/pay/:token', 'any', 'bare', 'parent/pay-link/pay-link.tsx'),
  parents('/profile', 'parent', 'header', 'parent/profile/profile.tsx'),
  parents('/profile/add-child', 'parent', 'header', 'parent/families/add-child.tsx'),
  parents('/profile/add-child-finish', 'parent', 'header', 'parent/families/add-child-finish.tsx'),
  parents('/children/:childId', 'parent', 'header', 'parent/child/child.tsx'),
  parents('/children/:childId/consents', 'parent', 'header', 'parent/families/child-consents.tsx'),
  parents('/children/:childId/live-classes', 'parent', 'header', 'parent/live-classes/live-classes.tsx'),
  parents('/children/:childId/tasks', 'parent', 'header', 'parent/tasks/tasks.tsx'),
  parents('/children/:childId/tests', 'parent', 'header', 'parent/tests/tests.tsx'),
  parents('/children/:childId/reports', 'parent', 'header', 'parent/reports/reports.tsx'),
  parents('/children/:childId/river', 'parent', 'none', 'parent/child-room/river.tsx'),
  parents('/children/:childId/river/words', 'parent', 'none', 'parent/child-room/satchel.tsx'),
  parents('/children/:childId/river/:courseId', 'parent', 'none', 'parent/child-room/stone.tsx'),
  parents('/courses/:courseId/child/:childId', 'parent', 'plain', 'parent/courses/course.tsx'),
  parents('/placement-test-instruction/:childId', 'parent', 'plain', 'parent/placement/instruction.tsx'),
  parents('/placement-test/:childId', 'parent', 'none', 'parent/placement/test.tsx'),
  parents('/written-test/:childId/:part', 'parent', 'none', 'parent/tests/taking.tsx'),
  parents('/placement-test-finish/:childId', 'parent', 'plain', 'parent/placement/finish.tsx'),

  office('/admin/login', 'admin/accounts/login.tsx', { guard: 'admin-sign-in' }),
  office('/admin/invitation/:token', 'admin/accounts/invitation.tsx', { guard: 'any' }),
  office('/admin/today', 'admin/today/today.tsx', forAllStaff),
  office('/admin/opening', 'admin/opening/opening.tsx', forOwners),
  office('/admin/numbers', 'admin/numbers/numbers.tsx', forOwners),
  office('/admin/health', 'admin/health/health.tsx', forOwners),
  office('/admin/orders', 'admin/shipping/orders.tsx'),
  office('/admin/orders/labels', 'admin/shipping/labels.tsx'),
  office('/admin/orders/stock', 'admin/shipping/stock.tsx'),
  office('/admin/orders/hand-over', 'admin/shipping/hand-over.tsx'),
  office('/admin/payments', 'admin/billing/payments.tsx'),
  office('/admin/bills', 'admin/billing/bills.tsx'),
  office('/admin/day-close', 'admin/billing/day-close.tsx'),
  office('/admin/day-close/differences', 'admin/billing/differences.tsx'),
  office('/admin/testimonies', 'admin/content/testimonies.tsx'),
  office('/admin/testimonies/create', 'admin/content/testimony-create.tsx'),
  office('/admin/testimonies/:testimonyId/update', 'admin/content/testimony-update.tsx'),
  office('/admin/news', 'admin/content/news-list.tsx'),
  office('/admin/news/create', 'admin/content/news-create.tsx'),
  office('/admin/news/:newsId/update', 'admin/content/news-update.tsx'),
  office('/admin/student-performances', 'admin/content/performances.tsx'),
  office('/admin/student-performances/create', 'admin/content/performance-create.tsx'),
  office('/admin/student-performances/:studentPerformanceId/update', 'admin/content/performance-update.tsx'),
  office('/admin/batchs', 'admin/calendar/batches.tsx'),
  office('/admin/batchs/create', 'admin/calendar/batch-create.tsx'),
  office('/admin/batchs/public-holidays', 'admin/calendar/public-holidays.tsx'),
  office('/admin/batchs/:academicYearId/update', 'admin/calendar/batch-update.tsx'),
  office('/admin/courses', 'admin/courses/courses.tsx'),
  office('/admin/courses/create', 'admin/courses/course-create.tsx'),
  office('/admin/courses/:courseId/update', 'admin/courses/course-update.tsx'),
  office('/admin/courses/:courseId/words', 'admin/courses/words-update.tsx'),
  office('/admin/placement-test', 'admin/placement/placement-list.tsx'),
  office('/admin/placement-test/:form/:part', 'admin/placement/part-screen.tsx'),
  office('/admin/childs', 'admin/families/children.tsx'),
  office('/admin/families/:userId', 'admin/family-file/family.tsx'),
  office('/admin/family-import', 'admin/families/imports.tsx', forOwners),
  office('/admin/family-import/:importId', 'admin/families/import.tsx', forOwners),
  office('/admin/settings', 'admin/settings/settings.tsx', forOwners),
  office('/admin/settings/card-fee', 'admin/settings/card-fee.tsx', forOwners),
  office('/admin/settings/brand', 'admin/settings/brand.tsx', forOwners),
  office('/admin/staff', 'admin/accounts/staff.tsx', forOwners),
  office('/admin/api-tokens', 'admin/api-tokens/api-tokens.tsx', forOwners),
  office('/admin/webhooks', 'admin/webhooks/webhooks.tsx', forOwners),
  office('/admin/teaching', 'admin/live-classes/teaching.tsx', forAllStaff),
  office('/admin/live-classes', 'admin/live-classes/live-classes.tsx'),
  office('/admin/live-classes/:sessionId', 'admin/live-classes/attendance.tsx', forAllStaff),
  office('/admin/tasks', 'admin/tasks/tasks.tsx', forAllStaff),
  office('/admin/written-tests', 'admin/written-tests/written-tests.tsx', forAllStaff),
  office('/admin/written-tests/:grade/:part', 'admin/written-tests/content-screen.tsx', forAllStaff),
  office('/admin/reports', 'admin/reports/reports.tsx', forAllStaff),
  office('/admin/reports/sentences', 'admin/reports/sentences.tsx', forOwners),
  office('/admin/reports/proof-reading', 'admin/reports/to-proof-read.tsx', forAllStaff),
  office('/admin/reports/proof-reading/:reportId', 'admin/reports/proof-reading.tsx', forAllStaff),
  office('/admin/reports/group/:groupId/:part', 'admin/reports/sitting.tsx', forAllStaff),
  office('/admin/certificates', 'admin/certificates/certificates.tsx'),
  office('/admin/oral-tests', 'admin/oral-tests/oral-tests.tsx', forAllStaff),
  office('/admin/oral-tests/:slotId', 'admin/oral-tests/oral-test.tsx', forAllStaff),
  office('/admin/log', 'admin/audit/log.tsx'),
  office('/admin/messages', 'admin/inbox/messages.tsx'),
  office('/admin/messages/sent', 'admin/announcements/announcements.tsx'),
  office('/admin/messages/new', 'admin/announcements/new-announcement.tsx'),
  office('/admin/messages/kinds', 'admin/inbox/message-kinds.tsx'),
  office('/admin/profile', 'admin/accounts/profile.tsx', forAllStaff),
  office('/admin/security', 'admin/accounts/security.tsx', forAllStaff),
  office('/admin/inbox', 'admin/inbox/inbox.tsx', forAllStaff),
  office('/admin/*', 'admin/not-found.tsx', forAllStaff),
  unhydrated('/*', 'both', 'public/not-found.tsx'),
];

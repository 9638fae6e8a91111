import type { PerformanceCategory } from './domain/content/categories.ts';
import type { PictureForm } from './domain/content/picture-forms.ts';

/** Every URL of the product. Pages, mails, redirects and the sitemap take them from here and nowhere else. */

const query = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

/** What the purchase drawer is called in an address, by what is bought in it. */
const drawers = { BUY_COURSE: 'course', NEXT_GRADE: 'next', COURSE_EXTENSION: 'bill' } as const;

export const paths = {
  home: '/',
  login: '/login',
  signUp: '/sign-up',
  /** to sign up with what was asked of the price: where the family lives, and how often it pays */
  signUpPriced: (asked: { province: string; city: string; term: number }) => `/sign-up${query(asked)}`,
  /** `from` says that the visitor has just signed up, `link` that the link of a mail could not be used */
  welcome: (given: { from?: 'sign-up'; link?: 'expired' | 'unusable' } = {}) => `/welcome${query(given)}`,
  /** where the mail's link leads: a button there activates, so that programs which open the links of mails activate nobody */
  activateAccount: (token: string) => `/activate-account${query({ token })}`,
  reopenAccount: (token: string, came?: string) =>
    `/reopen-account${query({ token: token || undefined, came })}`,
  activateSuccess: '/activate-success',
  alreadyActivated: '/already-activated',
  forgotPassword: '/forgot-password',
  resetPasswordCallback: (token: string) => `/reset-password-callback/${encodeURIComponent(token)}`,
  resetPassword: '/reset-password',
  resetLinkUnusable: '/reset-password?link=unusable',

  /** where an address is put on the waiting list; with the token of its mail, where it is confirmed or taken off */
  waitingList: (token?: string) => `/waiting-list${query({ token })}`,
  /** where one press stops mails of these kinds (joined by commas), for whoever holds the address */
  leaveMails: (token: string, kinds: string) => `/leave-mails${query({ token, kinds })}`,

  /** where whoever has the link of a bill pays it */
  payLink: (token: string) => `/pay/${encodeURIComponent(token)}`,

  /** `tab` is the tab's number, 1 being the first */
  profile: (tab?: number) => `/profile${query({ tab })}`,
  /** the question whether to sign out, from pages that cannot ask it */
  signOut: '/profile?sign-out=1',
  /** the tab of the children: where a parent comes after signing in */
  family: '/profile?tab=4',
  /** the tab of payments, or one payment in it */
  payments: (orderId?: string) => `/profile${query({ tab: 5, order: orderId })}`,
  /** the tab of messages, or one message in it */
  inbox: (notifId?: number) => `/profile${query({ tab: 6, message: notifId })}`,
  /** the tab of the family's data: a copy of it, and closing the account */
  account: '/profile?tab=7',
  /** which messages are also mailed, below them */
  mailChoices: '/profile?tab=6#mail-choices',
  addChild: '/profile/add-child',
  addChildFinish: (childId: number) => `/profile/add-child-finish${query({ child: childId })}`,
  /** `tab` is the tab's number, 1 being the first */
  child: (childId: number, tab?: number) => `/children/${childId}${query({ tab })}`,
  /** what is allowed of the child */
  consents: (childId: number) => `/children/${childId}/consents`,
  /** the child's page with the purchase drawer open */
  buyCourse: (childId: number) => `/children/${childId}${query({ buy: 'course' })}`,
  /** the same, for the year after the one bought last */
  nextGrade: (childId: number) => `/children/${childId}${query({ buy: 'next' })}`,
  payBill: (childId: number, billingId: number) =>
    `/children/${childId}${query({ buy: 'bill', bill: billingId })}`,
  /** the child's page with the drawer at an open charge, whatever it is for */
  openCharge: (charge: {
    child_id: number;
    purpose: keyof typeof drawers;
    billing_id: number | null;
    order_id: string;
  }) =>
    `/children/${charge.child_id}${query({
      buy: drawers[charge.purpose],
      step: 4,
      bill: charge.billing_id ?? undefined,
      order: charge.order_id,
    })}`,
  placementInstruction: (childId: number) => `/placement-test-instruction/${childId}`,
  placementTest: (childId: number) => `/placement-test/${childId}`,
  placementFinish: (childId: number) => `/placement-test-finish/${childId}`,
  course: (courseId: number, childId: number) => `/courses/${courseId}/child/${childId}`,
  /** when a child meets its teacher and group, and the way into the room */
  liveClasses: (childId: number) => `/children/${childId}/live-classes`,
  /** a certificate to be printed */
  certificateFile: (certificateId: number) => `/api/v1/certificate/${certificateId}.pdf`,
  /** the certificates of a batch in files of 200 pages, or one of them */
  certificatesToPrint: (given: { yearId: number; certificateId?: number; page?: number }) =>
    `/api/v1/certificate/print.pdf${query({ academic_year_id: given.yearId, certificate_id: given.certificateId, page: given.page })}`,
  /** where whoever has its code sees that a certificate is genuine; the code in groups, as it is printed */
  verify: (code: string) => `/verify/${encodeURIComponent(code)}`,
  /** what a child has sent in for its lessons, and what the teacher says of it */
  tasks: (childId: number) => `/children/${childId}/tasks`,
  /** a child's progress reports, or one of them, and its certificate */
  childReports: (childId: number, reportId?: number) =>
    `/children/${childId}/reports${query({ report: reportId })}`,
  reportPdf: (reportId: number, language: 'en' | 'id') => `/api/v1/report/${reportId}.pdf?lang=${language}`,
  /** the tests of a child's year: when they are, and booking the oral one */
  childTests: (childId: number) => `/children/${childId}/tests`,
  /** where a child takes the written test of a part of its year */
  writtenTest: (childId: number, part: number) => `/written-test/${childId}/${part}`,
  /** the child's room: its year as a river, a lesson in it, and the words that wait */
  river: (childId: number) => `/children/${childId}/river`,
  riverStone: (childId: number, courseId: number) => `/children/${childId}/river/${courseId}`,
  riverWords: (childId: number) => `/children/${childId}/river/words`,
  /** where something is sent in for a lesson, on its page */
  courseTasks: (courseId: number, childId: number) => `/courses/${courseId}/child/${childId}#tasks`,

  news: '/news',
  /** every story, not the newest alone: the first page of them, and those that follow */
  allNews: '/news?page=all',
  newsPage: (page: number) => `/news${query({ page: page === 1 ? 'all' : page })}`,
  newsItem: (newsId: number) => `/news/${newsId}`,
  teensAdultClass: '/news/teens-adult-class',
  ourCourses: '/our-courses',
  /** what a child learns in a grade, on that page */
  grade: (grade: number) => `/our-courses#grade-${grade}`,
  coursesLearning: '/our-courses/learning',
  coursesCost: '/our-courses/cost',
  coursesCalendar: '/our-courses/calendar',
  /** the two small questions of those pages */
  classFinder: '/our-courses#which-class',
  priceFinder: '/our-courses/cost#what-it-costs',
  /** the page with an answer: the kind of class or mistake alone, nothing of the birthdate; a price by city, its number or as typed, and interval */
  classFound: (kind: string) => `/our-courses${query({ class: kind })}#which-class`,
  priceFound: (asked: { city: string; term?: number | string | undefined }) =>
    `/our-courses/cost${query(asked)}#what-it-costs`,
  /** what a course costs and includes, by how often it is paid */
  packages: '/our-courses/cost#packages',
  studentPerformance: '/student-performance',
  /** one work among all of its category */
  performance: (category: PerformanceCategory, newsId: number) =>
    `/student-performance${query({ category })}#performance-${newsId}`,
  /** all works of one category */
  performancesOf: (category: PerformanceCategory) => `/student-performance${query({ category })}`,
  faq: '/frequently-asked-questions',
  /** an answer there, by its question's name */
  answer: (question: string) => `/frequently-asked-questions#${question}`,
  privacy: '/privacy',
  terms: '/terms',
  story: '/story-of-kancil',
  history: '/story-of-kancil/our-history',
  /** who teaches, on that page */
  teacher: '/story-of-kancil/our-history#teacher',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  webManifest: '/site.webmanifest',
  /** what a shared link shows; `of` changes with what is written on it */
  sharePicture: (name: string, language: 'en' | 'id', of: string) =>
    `/share/${name}-${language}.png${query({ of })}`,
  /** the news for a feed reader */
  feed: (language: 'en' | 'id') => `/rss/${language}.xml`,
  /** where the language switch of the unhydrated pages posts to */
  language: '/language',

  admin: '/admin',
  adminLogin: '/admin/login',
  /** what waits for the staff */
  adminToday: '/admin/today',
  /** what a new school does before its first family */
  adminOpening: '/admin/opening',
  adminNumbers: '/admin/numbers',
  /** what the school stands on, for owners */
  adminHealth: '/admin/health',
  /** the newest messages to the staff below it */
  adminTodayMessages: '/admin/today#messages',
  // The lists that it leads to, each narrowed to what is to be done.
  adminKitsToSend: '/admin/orders?status=unshipped',
  adminBillsOverdue: '/admin/bills?state=overdue',
  adminPaymentsIn: (filter: 'other_amount' | 'to_refund' | 'lapsed') => `/admin/payments${query({ filter })}`,
  adminMissingVideos: '/admin/courses?video=soon',
  adminChildrenIn: (state: 'awaiting_test' | 'closing') => `/admin/childs${query({ batch: 'all', state })}`,
  adminClassesWithoutRoom: '/admin/live-classes?room=none',
  adminOwnClassesWithoutRoom: '/admin/teaching?room=none',
  adminGroupsWithoutTime: '/admin/live-classes?view=groups&time=none',
  adminTasksDue: '/admin/tasks?state=due',
  adminTestsToPublish: '/admin/written-tests?view=tests&needed=soon',
  adminTestsToMark: '/admin/written-tests?state=to_mark',
  adminOralTestsWithoutResult: '/admin/oral-tests?result=none',
  adminOrders: '/admin/orders',
  /** one order, open beside the list */
  adminOrder: (orderId: number) => `/admin/orders${query({ order: orderId })}`,
  /** the labels of some orders, whose ids have hyphens between them, to be printed */
  adminLabels: (orderIds: string) => `/admin/orders/labels${query({ ids: orderIds })}`,
  /** how many study kits are there */
  adminKitStock: '/admin/orders/stock',
  /** what the couriers sign for, of today or a day, to be printed */
  adminHandOver: (day?: string) => `/admin/orders/hand-over${query({ day })}`,
  /** the orders, children and courses that a list finds by words */
  adminOrdersFound: (q: string) => `/admin/orders${query({ q })}`,
  adminChildrenFound: (q: string) => `/admin/childs${query({ batch: 'all', q })}`,
  adminPaymentsFound: (q: string) => `/admin/payments${query({ q })}`,
  adminCoursesFound: (q: string) => `/admin/courses${query({ q })}`,
  /** one child, open beside the list that finds it by name */
  adminChild: (childId: number, name: string) =>
    `/admin/childs${query({ batch: 'all', q: name, child: childId })}`,
  /** a family with everything that staff deal with */
  adminFamily: (userId: number) => `/admin/families/${userId}`,
  /** the payments, or one of them open beside the list */
  adminBills: (billId?: number) => `/admin/bills${query({ bill: billId })}`,
  adminPayments: (orderId?: string) => `/admin/payments${query({ payment: orderId })}`,
  /** what came in and went back, by day: this month, or another one as YYYY-MM, or one of its days */
  adminDayClose: (month?: string, day?: string) => `/admin/day-close${query({ month, day })}`,
  adminDifferences: (month?: string) => `/admin/day-close/differences${query({ month })}`,
  adminTestimonies: '/admin/testimonies',
  adminNewTestimony: '/admin/testimonies/create',
  adminTestimony: (testimonyId: string) => `/admin/testimonies/${testimonyId}/update`,
  adminNews: '/admin/news',
  adminNewNews: '/admin/news/create',
  adminNewsItem: (newsId: number) => `/admin/news/${newsId}/update`,
  adminPerformances: '/admin/student-performances',
  adminNewPerformance: '/admin/student-performances/create',
  adminPerformance: (newsId: number) => `/admin/student-performances/${newsId}/update`,
  adminBatches: '/admin/batchs',
  adminNewBatch: '/admin/batchs/create',
  adminBatch: (academicYearId: number) => `/admin/batchs/${academicYearId}/update`,
  adminCourses: '/admin/courses',
  adminNewCourse: '/admin/courses/create',
  adminCourse: (courseId: number) => `/admin/courses/${courseId}/update`,
  adminCourseWords: (courseId: number) => `/admin/courses/${courseId}/words`,
  /** the list of the placement test's questions, of one form */
  adminPlacement: (form?: 'A' | 'B') =>
    `/admin/placement-test${query({ form: form === 'B' ? 'B' : undefined })}`,
  adminPlacementPart: (form: 'A' | 'B' | 'intro', part: number) =>
    `/admin/placement-test/${form}/${part}`.toLowerCase(),
  adminChildren: '/admin/childs',
  /** families from a file: one is taken, and what became of it */
  adminImports: '/admin/family-import',
  adminImport: (importId: number) => `/admin/family-import/${importId}`,
  adminSettings: '/admin/settings',
  /** one price, open beside the list */
  adminPrice: (settingId: number) => `/admin/settings${query({ price: settingId })}`,
  adminCardFee: '/admin/settings/card-fee',
  adminBrand: '/admin/settings/brand',
  adminLog: '/admin/log',
  adminMessages: '/admin/messages',
  adminMessagesFound: (q: string) => `/admin/messages${query({ q })}`,
  /** one message to a family, open beside the list */
  adminMessage: (notifId: number) => `/admin/messages${query({ message: notifId })}`,
  /** every kind of message to families, with how it reads */
  adminMessageKinds: '/admin/messages/kinds',
  /** what staff wrote to many families at once, and a new one */
  adminAnnouncements: '/admin/messages/sent',
  adminNewAnnouncement: '/admin/messages/new',
  adminStaff: '/admin/staff',
  adminApiTokens: '/admin/api-tokens',
  adminWebhooks: '/admin/webhooks',
  /** the first screen of a teacher */
  adminTeaching: '/admin/teaching',
  /** the live classes of a week, or one group open beside the list of groups */
  adminLiveClasses: '/admin/live-classes',
  adminLiveGroup: (groupId: number) => `/admin/live-classes${query({ view: 'groups', group: groupId })}`,
  /** one live class with its children: who was there */
  adminLiveClass: (sessionId: number) => `/admin/live-classes/${sessionId}`,
  /** what children have sent in, by the days that are left for feedback; or one of them open beside the list */
  adminTasks: (taskId?: number) => `/admin/tasks${query({ task: taskId })}`,
  /** the days on which nobody works */
  adminHolidays: '/admin/batchs/public-holidays',
  /** the public holidays of a year; null: of the present one */
  adminHolidaysOf: (year: number | null) =>
    year === null ? paths.adminHolidays : `${paths.adminHolidays}?year=${year}`,
  /** the certificates of a batch, of the one that was over last when none is named */
  adminCertificates: (academicYearId?: number) => `/admin/certificates${query({ batch: academicYearId })}`,
  /** written tests: those to mark, or one of them open beside the list */
  adminWrittenTests: (writtenTestId?: number) => `/admin/written-tests${query({ written: writtenTestId })}`,
  /** the questions of all written tests, and those of one */
  adminWrittenContents: '/admin/written-tests?view=tests',
  adminWrittenContent: (grade: number, part: number) => `/admin/written-tests/${grade}/${part}`,
  /** how far the reports of the groups of a batch are, by part */
  adminReports: '/admin/reports',
  /** the reports of a group and part, or one child's among them */
  adminSitting: (groupId: number, part: number, childId?: number) =>
    `/admin/reports/group/${groupId}/${part}${query({ child: childId })}`,
  /** what waits to be proof-read, and one of them */
  /** the bank of sentences */
  adminSentences: '/admin/reports/sentences',
  adminToProofRead: '/admin/reports/proof-reading',
  adminProofReading: (reportId: number) => `/admin/reports/proof-reading/${reportId}`,
  /** one-to-one oral tests: the slots of a part of a batch by day */
  adminOralTests: '/admin/oral-tests',
  /** one of them: its room, and how it went */
  adminOralTest: (slotId: number) => `/admin/oral-tests/${slotId}`,
  /** where the link of a family's invitation leads */
  familyInvitation: (token: string) => `/family-invitation/${token}`,
  adminInvitation: (token: string) => `/admin/invitation/${token}`,
  adminProfile: '/admin/profile',
  /** the second factor of one's own account, and its sessions */
  adminSecurity: '/admin/security',
  /** the messages to staff, or one of them */
  adminInbox: (notifId?: number) => `/admin/inbox${query({ message: notifId })}`,

  api: '/api/v1',
  apiDocs: '/api/docs',
  /** `version` changes with the picture, so that a browser may keep it */
  userImage: (userId: number, version: string) => `/api/v1/users/${userId}/image${query({ v: version })}`,
  childImage: (childId: number, version: string) => `/api/v1/childs/${childId}/image${query({ v: version })}`,
  livePhoto: (childId: number, version: string) =>
    `/api/v1/live-class/photo/${childId}${query({ v: version })}`,
  /** a lesson's video as a child plays it; `version` changes with the file */
  childVideo: (courseId: number, childId: number, version: string, height?: number) =>
    `/api/v1/courses/${courseId}/child/${childId}/video${query({ v: version, height })}`,
  /** a picture of that video */
  childStill: (courseId: number, childId: number, version: string) =>
    `/api/v1/courses/${courseId}/child/${childId}/still${query({ v: version })}`,
  childCaptions: (courseId: number, childId: number, which: { language: 'EN' | 'ID'; version: string }) =>
    `/api/v1/courses/${courseId}/child/${childId}/captions/${which.language}${query({ v: which.version })}`,
  /** a lesson's video in the back office; `version` changes with the file */
  masterVideo: (courseId: number, version: string) =>
    `/api/v1/courses/${courseId}/video${query({ v: version })}`,
  /** the film of a lesson for everybody, and a picture of it; `version` changes with the file */
  lessonClip: (version: string) => `/api/v1/settings/lesson-clip${query({ v: version })}`,
  lessonClipStill: (version: string) => `/api/v1/settings/lesson-clip/still${query({ v: version })}`,
  /** a picture of the drawn set, for a word of a lesson */
  drawnPicture: (name: string) => `/words/${name}.svg`,
  /** what staff uploaded for a word of a lesson; `version` changes with the file */
  wordMedia: (wordId: number, kind: 'picture' | 'recording', version: string) =>
    `/api/v1/course/word-media/${wordId}/${kind}${query({ v: version })}`,
  /** where the bank sends a card's owner back to, after it has asked its question on a page of its own */
  cardReturn: (orderId?: string) => `/payment/card-return${query({ order_id: orderId })}`,
  /** the drawer at how this charge stands: with a bill, as the list of payments leads there */
  charge: (childId: number, given: { billingId: number; orderId: string; purpose: keyof typeof drawers }) =>
    `/children/${childId}${query({
      buy: drawers[given.purpose],
      step: given.purpose === 'COURSE_EXTENSION' ? undefined : 4,
      bill: given.billingId,
      order: given.orderId,
    })}`,
  /** a picture or recording of a child's test; the name is another in each test and tells nothing */
  placementDeskMedia: (kind: 'picture' | 'recording', name: string) =>
    `/api/v1/placement-media/${kind}/${name}`,
  placementMedia: (childId: number, name: string) => `/api/v1/placement-test/${childId}/media/${name}`,
  /** a picture or recording of a written test that runs; the name tells nothing, as in the placement test */
  writtenTestMedia: (writtenTestId: number, name: string) =>
    `/api/v1/written-tests/${writtenTestId}/media/${name}`,
  /** the photo of a test on paper */
  writtenTestSheet: (writtenTestId: number, version: string) =>
    `/api/v1/written-tests/${writtenTestId}/sheet${query({ v: version })}`,
  /** what a family sent, for a few minutes */
  familyUploadMedia: (uploadId: string, until: number, signature: string) =>
    `/api/v1/family-uploads/${uploadId}/media${query({ until, signature })}`,
  /** a child's calendar for a calendar program; who has the address may read it */
  calendarFeed: (token: string) => `/api/v1/calendar/${token}`,
  /** where the service that holds a live class lets its teacher in as the host */
  liveClassHost: (sessionId: number) => `/api/v1/live-class/session/${sessionId}/host`,
  linkQrCode: (token: string, orderId: string) =>
    `/api/v1/payment/link/${encodeURIComponent(token)}/qr-code/${encodeURIComponent(orderId)}`,
  qrCode: (orderId: string) => `/api/v1/payment/qr-code/${encodeURIComponent(orderId)}`,
  /** `form` names another width or format of the picture */
  newsImage: (newsId: number, version: string, form?: PictureForm) =>
    `/api/v1/news/${newsId}/image${query({ v: version, form })}`,
  newsHeader: (newsId: number, version: string, form?: PictureForm) =>
    `/api/v1/news/${newsId}/header${query({ v: version, form })}`,
  newsVideo: (newsId: number, version: string) => `/api/v1/news/${newsId}/video${query({ v: version })}`,
  /** a picture in the text of an article, by the name it was given when it was uploaded */
  newsPicture: (name: string) => `/api/v1/news/picture/${name}`,
  testimonyImage: (testimonyId: string, version: string) =>
    `/api/v1/testimony/${testimonyId}/image${query({ v: version })}`,
  sandboxGateway: '/sandbox/gateway',
  sandboxPay: (orderId: string) => `/sandbox/gateway/pay/${encodeURIComponent(orderId)}`,
  /** where customers of the demo read codes and pay bills */
  sandboxSimulator: '/sandbox/gateway/simulator',
  /** the room that the demo has in place of a service for meetings */
  sandboxRoom: (meetingId: string, as: 'guest' | 'host' = 'guest') =>
    `/sandbox/room/${encodeURIComponent(meetingId)}${as === 'host' ? '?host=1' : ''}`,
  sandbox: '/sandbox',
  sandboxOutbox: '/sandbox/outbox',
} as const;

/** A public page's own address in a language: the plain one is English, and what search engines show to everybody else. */
export const inLanguage = (path: string, language: 'en' | 'id') =>
  language === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** The absolute address of a path, for mails: from PUBLIC_URL, never from a request. */
export const absolute = (publicUrl: string, path: string) => new URL(path, publicUrl).toString();

/** Whether PUBLIC_URL is an https address: cookies are then sent over https alone, and Midtrans may call it. */
export const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');

/** Keeps for `/welcome` the address that has just signed up; activating it, signing in and signing out end it. */
export const signedUpCookie = 'kancil_signed_up';

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Api, api } from '../../src/contract/api.ts';
import type { EndpointShape } from '../../src/contract/endpoint.ts';
import type { ClosedReason } from '../../src/domain/access/lesson-access.ts';
import { batchApi } from '../../src/server/calendar/batches.test-support.ts';
import {
  addChild,
  courseApi,
  enrol,
  mp4,
  startAfresh,
} from '../../src/server/courses/courses.test-support.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { type Visitor, testSchool } from '../support/school.ts';

/** What opens a lesson: found in no answer to a family for which it is closed. */
const wayIn = 'https://meet.example/kancil-4711';
const videoBytes = mp4(700);

/** What an answer gives away of a lesson, besides what it is called and when it comes. */
const givenAway = (answer: { statusCode: number; body: string; rawPayload: Buffer }): string[] => [
  ...(/\/courses\/\d+\/(child\/\d+\/)?video/.test(answer.body) ? ['an address of a video'] : []),
  ...(answer.rawPayload.includes(videoBytes.subarray(0, 600)) ? ['a video'] : []),
  ...(answer.body.includes('meet.example') ? ['the way into a live class'] : []),
];

interface Asked {
  readonly childId: number;
  readonly video: number;
  readonly live: number;
  /** of the child's calendar address */
  readonly token: string;
}
type Open = keyof {
  [Key in keyof Api as Api[Key]['who'] extends 'owner' | 'clerk' | 'teacher' | 'tutor' ? never : Key]: true;
};

/** The calls that show a family something of a lesson, each with every way to ask it for the lessons of a child. */
const shows = {
  'GET /course/child-course/{childId}': ({ childId }) => [
    `/course/child-course/${childId}`,
    `/course/child-course/${childId}?academic_year_id=${year.academicYearId}`,
  ],
  'GET /course/family': () => ['/course/family'],
  'GET /course/mark/{courseId}': ({ childId, video, live }) =>
    [video, live].flatMap((id) => [`/course/mark/${id}`, `/course/mark/${id}?child_id=${childId}`]),
  'GET /courses/{courseId}/child/{childId}/video': ({ childId, video, live }) =>
    [video, live].flatMap((id) => [
      `/courses/${id}/child/${childId}/video`,
      `/courses/${id}/child/${childId}/video?v=1`,
    ]),
  'GET /course/playback/{courseId}': ({ childId, video, live }) =>
    [video, live].map((id) => `/course/playback/${id}?child_id=${childId}`),
  'GET /calendar/{token}': ({ token }) => [`/calendar/${token}`],
} as const satisfies Partial<Record<Open, (asked: Asked) => string[]>>;

/**
 * The other calls that are not the back office's, each with what it is about. A call that is added stands in one of the
 * two lists, or this file does not compile.
 */
const doesNotShow = {
  'GET /courses/{courseId}/child/{childId}/still': 'of a video: src/server/courses/playback.test.ts',
  'GET /courses/{courseId}/child/{childId}/captions/{language}':
    'of a video: src/server/courses/playback.test.ts',
  'GET /users/sessions': 'account',
  'POST /users/sessions/end': 'account',
  'POST /users/sessions/end-others': 'account',
  'POST /users/login': 'account',
  'GET /staff/invitation/{token}': 'account',
  'GET /family-import/invitation/{token}': 'account',
  'POST /family-import/accept': 'account',
  'POST /staff/accept': 'account',
  'POST /users/register': 'account',
  'GET /users/session': 'account',
  'POST /users/logout': 'account',
  'GET /users/activate/{token}': 'account',
  'POST /users/activate': 'account',
  'POST /users/resend-activation': 'account',
  'POST /users/correct-email': 'account',
  'POST /forgot-password': 'account',
  'GET /reset-password/{token}': 'account',
  'POST /reset-password': 'account',
  'POST /change-password': 'account',
  'GET /users/{id}': 'account',
  'POST /users/update-user': 'account',
  'POST /users/update-image': 'account',
  'POST /users/update-locale': 'account',
  'GET /users/{id}/image': 'account',
  'GET /users/closing': 'until when was paid',
  'GET /users/export': 'what is held on the family, no lesson among it',
  'POST /users/close': 'account',
  'GET /users/reopen/{token}': 'account',
  'POST /users/reopen': 'account',
  'GET /academic-year': 'the days of batches',
  'POST /family-uploads': 'what the family itself sends for a lesson',
  'GET /family-uploads': 'what the family itself has sent',
  'GET /family-uploads/{uploadId}': 'what the family itself has sent',
  'POST /family-uploads/{uploadId}/part': 'what the family itself sends',
  'POST /family-uploads/{uploadId}/keep': 'what the family itself has sent',
  'GET /family-uploads/{uploadId}/media': 'what the family itself has sent',
  'DELETE /family-uploads/{uploadId}': 'what the family itself has sent',
  'GET /tasks/child/{childId}': 'what the family itself has sent in for lessons that were open then',
  'GET /tasks/{taskId}': 'what the family itself has sent in for a lesson that was open then',
  'POST /tasks': 'what the family itself sends in',
  'DELETE /tasks/{taskId}': 'what the family itself has sent in',
  'GET /childs/{childId}/calendar': 'that there is a calendar address',
  'POST /childs/{childId}/calendar': 'the calendar address itself',
  'DELETE /childs/{childId}/calendar': 'that there is a calendar address',
  'POST /users/register-child': 'who the child is',
  'GET /childs/{id}': 'who the child is',
  'POST /childs/update-child': 'who the child is',
  'POST /childs/update-image': 'who the child is',
  'GET /childs/{id}/image': 'who the child is',
  'GET /childs/consents': 'what its parent allows',
  'GET /order/family': 'its study kits',
  'POST /childs/consent': 'what its parent allows',
  'POST /childs/status': 'where the child stands',
  'GET /childs/last-academic-year/{childId}': 'the days of batches',
  'POST /grade/next-grade': 'which grade may be bought',
  'GET /payment/price-list': 'money',
  'POST /payment/first-payment': 'money',
  'POST /payment/pay-next-grade': 'money',
  'POST /payment/pay-billing': 'money',
  'POST /payment/notification': 'money',
  'GET /payment/status/{orderId}': 'money',
  'GET /payment/open': 'money',
  'GET /payment/qr-code/{orderId}': 'money',
  'POST /payment/link': 'money',
  'POST /payment/link/revoke': 'money',
  'GET /payment/links/{childId}': 'money',
  'GET /payment/link/{token}': 'money',
  'POST /payment/link/{token}/charge': 'money',
  'GET /payment/link/{token}/status': 'money',
  'GET /payment/link/{token}/qr-code/{orderId}': 'money',
  'GET /billing/childs/{userId}': 'money',
  'POST /payment/billing': 'money',
  'GET /child/billing/{childId}': 'money',
  'POST /childs/billing-status': 'money',
  'GET /placement-test/{childId}': 'the placement test',
  'GET /placement-test/questions': 'the placement test',
  'GET /placement-test/{childId}/media/{name}': 'the placement test',
  'POST /placement-test/take-test': 'the placement test',
  'GET /live-class/child/{childId}': 'live classes, whose links are shown by live-classes.test',
  'POST /live-class/excuse': 'live classes',
  'POST /live-class/make-up': 'live classes',
  'GET /report/child/{childId}': 'what was published of the child, and its own recordings',
  'GET /report/{reportId}.pdf': 'what was published of the child',
  'POST /report/read': 'what was published of the child',
  'GET /certificate/child/{childId}': 'certificates, which hold no lesson',
  'GET /certificate/{certificateId}.pdf': 'certificates',
  'POST /certificate/renew-code': 'certificates',
  'GET /certificate/verify/{code}': 'what whoever has the code may read',
  'GET /written-tests/child/{childId}': 'written tests',
  'GET /written-tests/questions': 'written tests',
  'GET /written-tests/{writtenTestId}/media/{name}': 'written tests',
  'POST /written-tests/take': 'written tests',
  'GET /written-tests/{writtenTestId}/sheet': 'written tests',
  'GET /childs/today': 'what waits of tests and reports; links of oral tests as below',
  'GET /oral-tests/child/{childId}': 'oral tests, whose links are shown by oral-tests.test',
  'POST /oral-tests/book': 'oral tests',
  'POST /oral-tests/give-up': 'oral tests',
  'POST /live-class/give-up': 'live classes',
  'POST /rajaongkir/cost': 'parcels',
  'GET /rajaongkir/provinces': 'parcels',
  'GET /rajaongkir/cities/{provinceId}': 'parcels',
  'GET /rajaongkir/cities': 'parcels',
  'GET /notif/{userId}': 'messages',
  'GET /notif/mark/{id}': 'messages',
  'POST /notif/mark-all': 'messages',
  'GET /messages/settings': 'messages',
  'GET /course/play/{courseId}': 'words, which follow rule R334 (words.test.ts)',
  'POST /course/play': 'words, which follow rule R334 (words.test.ts)',
  'GET /course/practice/{childId}': 'words that the child has met',
  'POST /course/practice': 'words that the child has met',
  'GET /course/word-media/{wordId}/{kind}': 'a picture or the sound of a word, no lesson',
  'POST /messages/settings': 'messages',
  'GET /messages/leave/{token}': 'messages',
  'POST /messages/leave': 'messages',
  'GET /news/category/{category}': 'what everybody may read',
  'GET /news/articles': 'what everybody may read',
  'GET /news/student-performance': 'what everybody may read',
  'GET /news/id/{id}': 'what everybody may read',
  'GET /news/picture/{name}': 'what everybody may read',
  'GET /news/{id}/image': 'what everybody may read',
  'GET /news/{id}/header': 'what everybody may read',
  'GET /news/{id}/video': 'what everybody may read',
  'GET /testimony/getAll': 'what everybody may read',
  'GET /testimony/category/{category}': 'what everybody may read',
  'GET /testimony/uuid/{uuid}': 'what everybody may read',
  'GET /testimony/{uuid}/image': 'what everybody may read',
  'GET /settings/brand': 'what everybody may read',
  'GET /settings/lesson-clip': 'what everybody may read',
  'GET /settings/lesson-clip/still': 'what everybody may read',
  'POST /waiting-list': 'an address that waits for a mail',
  'POST /waiting-list/confirm': 'an address that waits for a mail',
  'POST /waiting-list/leave': 'an address that waits for a mail',
  'POST /visit/{entry}': 'a sum that counts up',
  'POST /visit/{entry}/priced': 'a sum that counts up',
} as const satisfies Record<Exclude<Open, keyof typeof shows>, string>;

interface Situation {
  /** which bills are paid, of three of four months if not said otherwise; none: the enrolment was never paid */
  readonly paid: number[];
  readonly term?: 2;
  /** the day on which staff said that the child has left */
  readonly left?: string;
  /** WIB */
  readonly at: string;
  /** which lessons are asked for: of the second week if not said, of the last, or tests */
  readonly lessons?: keyof typeof lessons;
  /** whether the child's calendar tells the lesson: it could be opened on the day of its release */
  readonly promised: boolean;
}

/** Each reason for which a lesson is closed, as it comes about. The lessons of the second week come on 17 August. */
const situations = {
  BILL_UNPAID: { paid: [2, 3], at: '2026-08-18T12:00', promised: false },
  CHILD_LEFT: { paid: [1, 2, 3], left: '2026-08-17', at: '2026-08-18T12:00', promised: false },
  YEAR_OVER: { paid: [1, 2, 3], at: '2027-08-09T12:00', lessons: 'last', promised: false },
  YEAR_NOT_BEGUN: { paid: [1, 2, 3], at: '2026-08-09T23:59', promised: true },
  NOT_RELEASED: { paid: [1, 2, 3], at: '2026-08-16T23:59', promised: true },
  GONE: { paid: [1, 2, 3], at: '2026-08-31T00:00', promised: true },
  PERIOD_SKIPPED: { paid: [2, 3], at: '2026-12-15T12:00', promised: false },
  NOT_IN_PACKAGE: {
    paid: [1, 2, 3, 4, 5, 6],
    term: 2,
    at: '2027-05-12T12:00',
    lessons: 'tests',
    promised: false,
  },
} as const satisfies Record<ClosedReason, Situation>;

const openNow = { paid: [1], at: '2026-08-18T12:00' };
let child: { childId: number; familyId: number };
const lessons = { second: { video: 0, live: 0 }, last: { video: 0, live: 0 }, tests: { video: 0, live: 0 } };

const school = await testSchool({ RATE_CALENDAR: '10000' });
const parent = await school.parent();
const stranger = await school.parent();
await startAfresh(school);
const admin = await school.admin();
// Sixteen weeks of holidays move the last teaching week to the end of the year.
const holidayWeekStarts = Array.from({ length: 16 }, (_, week) =>
  new Date(Date.UTC(2026, 7, 24 + 7 * week)).toISOString().slice(0, 10),
);
const batch = await batchApi(admin).open({ startDate: '2026-08-10', holidayWeekStarts });
const year = { academicYearId: batch.academic_year_id, startDate: '2026-08-10' };
const desk = courseApi(admin);
for (const [name, place] of [
  ['second', { unit: 1, week: 2 }],
  ['last', { unit: 9, week: 4 }],
] as const) {
  lessons[name].video = (await desk.add(place, videoBytes)).master_course_id;
  const joining = { courseType: 1, descriptionEN: `Join: ${wayIn}`, descriptionID: `Gabung: ${wayIn}` };
  lessons[name].live = (await desk.add({ ...place, ...joining }, videoBytes)).master_course_id;
}
const place = { unit: 6, week: 4 };
lessons.tests.video = (await desk.add({ ...place, courseType: 3 }, videoBytes)).master_course_id;
lessons.tests.live = (await desk.add({ ...place, courseType: 4 }, videoBytes)).master_course_id;

/** A new child of the family in this situation. */
const asked = async ({
  paid,
  term,
  left,
  at,
  lessons: which = 'second',
}: Omit<Situation, 'promised'>): Promise<Asked> => {
  school.clock.set('2026-08-01T12:00:00+07:00');
  await emptyTables(school.parts.database, ['children'], { restart: true });
  child = await addChild(parent);
  await enrol(school, child, { ...year, paid, ...(term && { term }) });
  if (left) await school.parts.database.execute(`update enrolments set left_on = '${left}'`);
  const made = await parent.call('POST', `/childs/${child.childId}/calendar`);
  school.clock.set(`${at}:00+07:00`);
  const token = String(made.body['calendar_url']).split('/').at(-1) ?? '';
  return { childId: child.childId, ...lessons[which], token };
};

/** As when it was watched before it closed, which a repeated mark tells. */
const watch = ({ childId, video, live }: Asked) =>
  school.parts.database.execute(
    `insert into watched_marks (child_id, academic_year_id, course_id, watched_at) values
     (${childId}, ${year.academicYearId}, ${video}, now()), (${childId}, ${year.academicYearId}, ${live}, now())`,
  );

const answersTo = async (who: Visitor, path: string) => {
  const url = `/api/v1${path}`;
  const { cookie } = { cookie: who.cookie() };
  return [
    await school.app.inject({ url, headers: { cookie } }),
    await school.app.inject({ url, headers: { cookie, range: 'bytes=0-' } }),
  ];
};
const givenBy = async (key: keyof typeof shows, about: Asked, who: Visitor = parent) => {
  const given = new Set<string>();
  for (const path of shows[key](about))
    for (const answer of await answersTo(who, path)) for (const what of givenAway(answer)) given.add(what);
  return [...given];
};
const showing = Object.keys(shows) as (keyof typeof shows)[];

describe('while a lesson may be opened', () => {
  test.each([
    ['GET /course/child-course/{childId}', ['an address of a video', 'the way into a live class']],
    ['GET /course/mark/{courseId}', ['an address of a video', 'the way into a live class']],
    ['GET /courses/{courseId}/child/{childId}/video', ['a video']],
    ['GET /course/playback/{courseId}', ['an address of a video']],
    ['GET /calendar/{token}', []],
  ] as const)('%s tells its family %j', async (key, told) => {
    expect(await givenBy(key, await asked(openNow))).toEqual(told);
  });

  test.each(showing)('%s gives nothing of it to another family, or to nobody', async (key) => {
    const about = await asked(openNow);
    expect(await givenBy(key, about, stranger)).toEqual([]);
    expect(await givenBy(key, about, school.visitor())).toEqual([]);
  });
});

describe.each(Object.entries(situations))('while a lesson is closed as %s', (reason, situation) => {
  test('the year says why', async () => {
    const about = await asked(situation);
    const { body } = await parent.call(
      'GET',
      `/course/child-course/${about.childId}?academic_year_id=${year.academicYearId}`,
    );
    const told = (body['courses'] as { child_course: { course_id: number }; reason: string }[])
      .filter(({ child_course }) => [about.video, about.live].includes(child_course.course_id))
      .map((one) => one.reason);
    expect(told).toEqual([reason, reason]);
  });

  test('no mark is set, and the calendar tells only what could be opened on its day', async () => {
    const { childId, video, token } = await asked(situation);
    const marked = await parent.call('GET', `/course/mark/${video}?child_id=${childId}`);
    expect([marked.status, marked.body['error']]).toEqual([409, 'course_not_available']);
    const calendar = await school.app.inject({ url: `/api/v1/calendar/${token}` });
    expect([calendar.statusCode, calendar.body.includes(`UID:course-${video}-`)]).toEqual([
      200,
      situation.promised,
    ]);
  });

  test.each(showing)('%s gives nothing of it away, watched before or not', async (key) => {
    const about = await asked(situation);
    expect(await givenBy(key, about)).toEqual([]);
    await watch(about);
    expect(await givenBy(key, about)).toEqual([]);
  });
});

test.each(showing)('%s gives nothing away before the first payment', async (key) => {
  expect(await givenBy(key, await asked({ ...openNow, paid: [] }))).toEqual([]);
});

test('no other call answers with a lesson, by what the contract says of it', () => {
  const answersLessons = ({ reply, answers }: EndpointShape) =>
    answers === 'calendar' ||
    (reply !== undefined &&
      /"(ChildCourse|CourseMaster|released_at)"/.test(
        JSON.stringify(z.toJSONSchema(reply, { io: 'input' })),
      ));
  const found = Object.entries(api as Record<string, EndpointShape>)
    .filter(([key, shape]) => key in doesNotShow && answersLessons(shape))
    .map(([key]) => key);
  expect(found).toEqual([]);
});

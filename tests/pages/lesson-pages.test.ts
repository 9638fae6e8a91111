import { expect, inject, test } from 'vitest';
import { DEMO_PASSWORD, demoFamilies } from '../../src/demo/people.ts';
import { paths } from '../../src/paths.ts';
import { screens } from '../../src/web/screens.ts';
import { closeConnection, cookieOf, expectStatus, signIn } from '../support/family-calls.ts';

const site = inject('site');

interface Lesson {
  child_course: { course_id: number };
  master_course: { video_url: string | null };
  reason: string | null;
}

/** The screens of the parents' area that show something of a lesson, and the others with what they show instead. */
const shows = [
  '/children/:childId',
  '/children/:childId/river',
  '/children/:childId/river/:courseId',
  '/courses/:courseId/child/:childId',
];
const doesNotShow: Record<string, string> = {
  '/profile': 'who belongs to the family',
  '/profile/add-child': 'a form',
  '/profile/add-child-finish': 'what to do next',
  '/children/:childId/consents': 'what its parent allows',
  '/children/:childId/live-classes': 'when the live classes are',
  '/children/:childId/tests': 'when the tests are',
  '/children/:childId/tasks': 'what a child has sent in, and where it belongs',
  '/children/:childId/reports': 'what teachers say of a part of the year',
  '/children/:childId/river/words': 'words that were met',
  '/written-test/:childId/:part': 'a written test',
  '/placement-test-instruction/:childId': 'the placement test',
  '/placement-test/:childId': 'the placement test',
  '/placement-test-finish/:childId': 'the placement test',
};

const read = async (path: string, cookie: string) => {
  const answer = await fetch(site + path, { headers: { ...closeConnection, cookie }, redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') };
};
const get = async <T>(path: string, cookie: string) =>
  JSON.parse((await read(`/api/v1${path}`, cookie)).text) as T;

/** The children of the demo school, each with the cookie of its parent and the lessons of its year. */
const everyChild = async () => {
  const found: { childId: number; cookie: string; lessons: Lesson[] }[] = [];
  for (const { email } of demoFamilies) {
    const cookie = cookieOf(await expectStatus(await signIn(site, email, DEMO_PASSWORD), 200));
    const { users } = await get<{ users: { user_id: number } }>('/users/session', cookie);
    const family = await get<{ users: { join_childs: { child_id: number }[] } }>(
      `/users/${users.user_id}`,
      cookie,
    );
    for (const { child_id: childId } of family.users.join_childs) {
      const { courses } = await get<{ courses: Lesson[] }>(`/course/child-course/${childId}`, cookie);
      found.push({ childId, cookie, lessons: courses });
    }
  }
  return found;
};
/** The addresses of videos in a page, as its video element or the data it was rendered from have them. */
const videosIn = (text: string) =>
  [...text.replaceAll(String.raw`\/`, '/').matchAll(/\/api\/v1\/courses\/(\d+)\/child\/\d+\/video/g)].map(
    ([, id]) => Number(id),
  );

test('every screen of the parents either shows lessons or is known not to', () => {
  const known = screens.filter(({ guard }) => guard === 'parent').map(({ path }) => path);
  expect(known.toSorted()).toEqual([...shows, ...Object.keys(doesNotShow)].toSorted());
});

test('no page of a family holds the address of a video that it may not play, and no page is another family’s', async () => {
  const children = await everyChild();
  const playable = (lessons: Lesson[]) =>
    lessons.filter(({ reason, master_course }) => reason === null && master_course.video_url !== null);
  const reasons = new Set<string | null>();
  for (const { childId, cookie, lessons } of children) {
    const open = playable(lessons).map(({ child_course }) => child_course.course_id);
    const firstOfEach = [...new Map(lessons.map((lesson) => [lesson.reason, lesson])).values()];
    for (const { child_course, reason } of firstOfEach) {
      reasons.add(reason);
      const address = paths.course(child_course.course_id, childId);
      const { status, text } = await read(address, cookie);
      expect([address, status]).toEqual([address, 200]);
      expect(videosIn(text).filter((id) => !open.includes(id))).toEqual([]);
      const stranger = children.find((other) => other.cookie !== cookie)?.cookie ?? '';
      expect((await read(address, stranger)).status).toBe(404);
      expect((await read(address, '')).to).toContain('/login');
    }
    for (const path of [paths.child(childId), paths.river(childId)]) {
      const own = await read(path, cookie);
      expect(videosIn(own.text).filter((id) => !open.includes(id))).toEqual([]);
    }
  }
  // The demo school has them: a page without any address would pass for want of lessons.
  expect([...reasons]).toEqual(expect.arrayContaining([null, 'BILL_UNPAID', 'NOT_RELEASED', 'GONE']));
  const [some] = children.filter(({ lessons }) => playable(lessons).length > 0);
  const [lesson] = some ? playable(some.lessons) : [];
  const page = await read(
    paths.course(lesson?.child_course.course_id ?? 0, some?.childId ?? 0),
    some?.cookie ?? '',
  );
  expect(videosIn(page.text)).toContain(lesson?.child_course.course_id);
});

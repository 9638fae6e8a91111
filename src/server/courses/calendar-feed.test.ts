import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestSchool, type Visitor, testSchool } from '../../../tests/support/school.ts';
import { users } from '../accounts/tables.ts';
import { batchApi } from '../calendar/batches.test-support.ts';
import { takeBack } from '../enrolment/enrolled.test-support.ts';
import { bills } from '../enrolment/tables.ts';
import { liveAttendance, liveGroups, livePupils, liveSessions } from '../live-classes/tables.ts';
import { addChild, courseApi, enrol, startAfresh } from './courses.test-support.ts';
import { calendarFeeds } from './tables.ts';
let parent: Awaited<ReturnType<TestSchool['parent']>>;
let stranger: Awaited<ReturnType<TestSchool['parent']>>;
let child: { childId: number; familyId: number };
let year: { academicYearId: number; startDate: string };
let animals: number;

const school = await testSchool({ RATE_CALENDAR: '50' });
const admin = await school.admin();
[parent, stranger] = [await school.parent(), await school.parent()];
/** A year from Monday 2026-08-10 with lessons of Grade 2 in the first and the second of three bills of four months. */
beforeEach(async () => {
  await startAfresh(school);
  await school.parts.database.execute('truncate rate_limits');
  // A refusal is repeated from memory for ten seconds.
  school.wallClock.advance('PT11S');
  const batch = await batchApi(admin).open({ startDate: '2026-08-10' });
  year = { academicYearId: batch.academic_year_id, startDate: '2026-08-10' };
  const desk = courseApi(admin);
  animals = (await desk.add({ titleID: 'Binatang' })).master_course_id;
  await desk.add({ titleEN: 'Farm; barn, and "home"', week: 4, courseType: 1 }, null);
  await desk.add({ titleEN: 'Units 1 to 3', unit: 3, week: 4, courseType: 4 }, null);
  await desk.add({ titleEN: 'Space', unit: 6 });
  await desk.add({ titleEN: 'Another grade', grade: 3 });
  child = await addChild(parent);
});

const at = (wib: string) => school.clock.set(`${wib}+07:00`);
const make = async (who: Visitor = parent) => {
  const answer = await who.call('POST', `/childs/${child.childId}/calendar`);
  return { status: answer.status, url: String(answer.body['calendar_url']) };
};
const read = (url: string, headers: Record<string, string> = {}) =>
  school.app.inject({ url: new URL(url).pathname, headers });
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
/** Day and title of every event, as another library reads them. */
const told = async (url: string) =>
  eventsOf((await read(url)).body).map(({ startDate, summary }) => {
    expect(startDate.isDate).toBe(true);
    return `${startDate.toString()} ${summary}`;
  });

const beginning = [
  '2026-08-10 Video, Animals',
  '2026-08-31 Live class, Farm; barn, and "home"',
  '2026-10-26 Written Test, Units 1 to 3',
];

describe("a child's calendar", () => {
  test('holds videos, live classes and tests of its grade on their Mondays in WIB, whole days without a zone', async () => {
    await enrol(school, child, year);
    const { status, url } = await make();
    expect(status).toBe(201);
    expect(await told(url)).toEqual([...beginning, '2026-12-28 Video, Space']);
  });

  test('is iCalendar: CRLF, lines of 75 bytes at most, what RFC 5545 asks of each event', async () => {
    await enrol(school, child, year);
    const answer = await read((await make()).url);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = answer.body.split('\r\n');
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
    const calendar = new ICAL.Component(ICAL.parse(answer.body));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\/.+\/\/EN$/);
    for (const event of calendar.getAllSubcomponents('vevent'))
      expect(['uid', 'dtstamp', 'dtstart', 'summary'].filter((name) => !event.hasProperty(name))).toEqual([]);
  });

  test('keeps the UID of a lesson that is renamed and moved, and each child of a family has its own', async () => {
    await enrol(school, child, year);
    const { url } = await make();
    const uids = async (from: string) => eventsOf((await read(from)).body).map(({ uid }) => uid);
    const before = await uids(url);
    expect(before[0]).toBe(
      `course-${animals}-year-${year.academicYearId}-child-${child.childId}@127.0.0.1:3000`,
    );
    await courseApi(admin).update(animals, { titleEN: 'Wild animals', week: 2 });
    expect((await told(url))[0]).toBe('2026-08-17 Video, Wild animals');
    expect(await uids(url)).toEqual(before);
    child = await addChild(parent);
    await enrol(school, child, year);
    const others = await uids((await make()).url);
    expect(others.filter((uid) => before.includes(uid))).toEqual([]);
  });

  test('speaks the language of the family', async () => {
    await enrol(school, child, year);
    const { url } = await make();
    await parent.call('POST', '/users/update-locale', { body: { user_id: parent.userId, locale: 'ID' } });
    const [first] = eventsOf((await read(url)).body);
    await parent.call('POST', '/users/update-locale', { body: { user_id: parent.userId, locale: 'EN' } });
    expect(first?.summary).toContain('Binatang');
    expect(first?.description).toContain('mulai hari ini');
  });
});

describe('what cannot be seen is not promised:', () => {
  test('a package without tests has none in the calendar', async () => {
    await enrol(school, child, { ...year, term: 2, paid: [1, 2, 3, 4, 5, 6] });
    expect(await told((await make()).url)).toEqual([...beginning.slice(0, 2), '2026-12-28 Video, Space']);
  });

  test('an unpaid period is empty, and filled once its bill is paid', async () => {
    const { billIds, orderId } = await enrol(school, child, { ...year, paid: [1] });
    const { url } = await make();
    expect(await told(url)).toEqual(beginning);
    await school.parts.database.transaction((tx) =>
      tx
        .update(bills)
        .set({ paidAt: new Date('2026-09-01T03:00:00Z'), paidBy: orderId })
        .where(eq(bills.billId, billIds[1] ?? 0)),
    );
    expect(await told(url)).toEqual([...beginning, '2026-12-28 Video, Space']);
  });

  test('a skipped period stays empty when the next one is paid', async () => {
    await enrol(school, child, { ...year, paid: [1, 3] });
    const { url } = await make();
    at('2027-05-01T09:00');
    expect(await told(url)).toEqual(beginning);
  });

  test('nothing before the first payment, and nothing any more when it is taken back', async () => {
    const { url } = await make();
    expect(await told(url)).toEqual([]);
    const { enrolmentId } = await enrol(school, child, year);
    expect(await told(url)).toHaveLength(4);
    await takeBack(school, enrolmentId);
    expect(await told(url)).toEqual([]);
  });

  test('a year that is over leaves the calendar at midnight in WIB', async () => {
    await enrol(school, child, year);
    const { url } = await make();
    at('2027-08-08T23:59');
    expect(await told(url)).toHaveLength(4);
    at('2027-08-09T00:00');
    expect(await told(url)).toEqual([]);
  });
});

describe('a calendar address', () => {
  const shown = async (who: Visitor = parent) =>
    (await who.call('GET', `/childs/${child.childId}/calendar`)).body['calendar'];

  test('is told once; of its secret the database knows the hash alone', async () => {
    expect(await shown()).toBeNull();
    const { url } = await make();
    const token = url.split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await shown()).toEqual({ created_at: '2026-08-10T03:00:00.000Z' });
    const rows = await school.parts.database.db.select().from(calendarFeeds);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await parent.call('DELETE', `/childs/${child.childId}/calendar`);
    expect((await read(url)).statusCode).toBe(404);
    const { rows: counted } = await school.parts.database.execute('select * from rate_limits');
    expect(counted).toHaveLength(1);
    expect(JSON.stringify(counted)).not.toContain(token);
  });

  test('that was renewed or ended is not found', async () => {
    await enrol(school, child, year);
    const [first, second] = [await make(), await make()];
    expect([(await read(first.url)).statusCode, (await read(second.url)).statusCode]).toEqual([404, 200]);
    expect((await parent.call('DELETE', `/childs/${child.childId}/calendar`)).status).toBe(200);
    expect((await read(second.url)).statusCode).toBe(404);
    expect(await shown()).toBeNull();
    expect((await parent.call('DELETE', `/childs/${child.childId}/calendar`)).status).toBe(200);
  });

  test('of another family is neither shown, made nor ended', async () => {
    const { url } = await make();
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await stranger.call(method, `/childs/${child.childId}/calendar`)).status).toBe(404);
    expect((await read(url)).statusCode).toBe(200);
  });

  test('of a closed account is not found', async () => {
    const { url } = await make();
    const close = (closedAt: Date | null) =>
      school.parts.database.transaction((tx) =>
        tx.update(users).set({ closedAt }).where(eq(users.userId, parent.userId)),
      );
    await close(new Date('2026-08-10T03:00:00Z'));
    expect((await read(url)).statusCode).toBe(404);
    await close(null);
    expect((await read(url)).statusCode).toBe(200);
  });

  test('answers 304 while nothing changes, and the new calendar after a change', async () => {
    await enrol(school, child, year);
    const { url } = await make();
    const { etag } = (await read(url)).headers;
    at('2026-09-10T09:00');
    const again = await read(url, { 'if-none-match': `W/${String(etag)}` });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
      304,
      '',
      'private, no-cache',
    ]);
    await courseApi(admin).update(animals, { titleEN: 'Wild animals' });
    expect((await read(url, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  const guess = (token: string, headers: Record<string, string> = {}) =>
    read(`http://127.0.0.1/api/v1/calendar/${token}`, headers);
  const wrong = 'a'.repeat(43);

  test('is guessed in vain: what has not its form is not found, and an address may ask so often', async () => {
    expect((await guess('short')).statusCode).toBe(404);
    for (let tries = 0; tries < 50; tries += 1) expect((await guess(wrong)).statusCode).toBe(404);
    expect((await guess(wrong)).statusCode).toBe(429);
  });

  test('is read however many wrong ones were tried from where it is read, and is not counted', async () => {
    const { url } = await make();
    for (let times = 0; times < 51; times += 1) expect((await read(url)).statusCode).toBe(200);
    for (let tries = 0; tries < 50; tries += 1) expect((await guess(wrong)).statusCode).toBe(404);
    expect((await guess(wrong)).statusCode).toBe(429);
    expect((await read(url)).statusCode).toBe(200);
  });

  test('is not asked for by a page of another site, which is not counted either', async () => {
    const { url } = await make();
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    for (let tries = 0; tries < 51; tries += 1) expect((await guess(wrong, image)).statusCode).toBe(403);
    expect((await read(url, image)).statusCode).toBe(403);
    expect((await guess(wrong)).statusCode).toBe(404);
    const moved = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await read(url, moved)).statusCode).toBe(403);
    // As typed into the address bar, and as a link that was followed in a mail.
    expect((await read(url, { 'sec-fetch-site': 'none' })).statusCode).toBe(200);
    expect((await read(url, { ...moved, 'sec-fetch-user': '?1' })).statusCode).toBe(200);
  });
});

describe('a live class that has its time', () => {
  let groupId: number;
  const session = async (startsAt: string, changes: Partial<typeof liveSessions.$inferInsert> = {}) => {
    const values = { groupId, kind: 'class', unit: 1, startsAt: new Date(startsAt), minutes: 45 } as const;
    const [row] = await school.parts.database.transaction((tx) =>
      tx
        .insert(liveSessions)
        .values({ ...values, link: 'https://meet.test/secret', ...changes })
        .returning(),
    );
    return row?.sessionId ?? 0;
  };
  const group = async (number: number) => {
    const values = { academicYearId: year.academicYearId, grade: 2, number, places: 12 };
    const [row] = await school.parts.database.transaction((tx) =>
      tx
        .insert(liveGroups)
        .values({ ...values, createdAt: school.clock.now() })
        .returning(),
    );
    return row?.groupId ?? 0;
  };
  const seated = async (given: Partial<Parameters<typeof enrol>[2]> = {}) => {
    const { enrolmentId } = await enrol(school, child, { ...year, ...given });
    groupId = await group(1);
    await school.parts.database.transaction((tx) =>
      tx.insert(livePupils).values({ groupId, enrolmentId, joinedAt: school.clock.now() }),
    );
    return (await make()).url;
  };
  /** When every live class is, with whether it takes place. */
  const classes = async (url: string) =>
    new ICAL.Component(ICAL.parse((await read(url)).body))
      .getAllSubcomponents('vevent')
      .filter((event) => String(event.getFirstPropertyValue('uid')).startsWith('live-class-'))
      .map((event) =>
        ['uid', 'dtstart', 'status'].map((name) => String(event.getFirstPropertyValue(name))).join(' '),
      );

  test('is at it instead of on its Monday, says neither name nor room, and is the same entry when it is moved', async () => {
    const url = await seated();
    const id = await session('2026-09-03T09:00:00Z');
    const uid = `live-class-${id}-child-${child.childId}@127.0.0.1:3000`;
    expect(await classes(url)).toEqual([`${uid} 2026-09-03T09:00:00Z CONFIRMED`]);
    const { body } = await read(url);
    expect(body).toContain('SUMMARY:Live class: Unit 1\r\n');
    expect(body).not.toContain('Farm');
    expect(body).not.toContain('secret');
    await school.parts.database.execute(
      "update live_sessions set starts_at = '2026-09-04T03:00:00Z', version = 2",
    );
    expect(await classes(url)).toEqual([`${uid} 2026-09-04T03:00:00Z CONFIRMED`]);
    await school.parts.database.execute('update live_sessions set cancelled_at = starts_at');
    expect(await classes(url)).toEqual([`${uid} 2026-09-04T03:00:00Z CANCELLED`]);
  });

  test('that the child is expected in no more is cancelled, and the one of its new group is on its Monday until it has a time (rule R222)', async () => {
    const url = await seated();
    const former = await session('2026-09-03T09:00:00Z');
    await school.parts.database.execute(
      `insert into live_attendance (session_id, child_id, ended_at) values (${former}, ${child.childId}, now())`,
    );
    // Until it has left that group, the child comes to it.
    expect((await classes(url)).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      '2026-09-03T09:00:00Z CONFIRMED',
    ]);
    await school.parts.database.execute(`update live_pupils set group_id = ${await group(2)}`);
    expect((await classes(url)).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      '2026-09-03T09:00:00Z CANCELLED',
    ]);
    const { body } = await read(url);
    expect(body).toContain('SUMMARY:Live class\\, Farm');
    expect(body).toContain('DESCRIPTION:A live class this week. We will tell you the time.\r\n');
  });

  test('that the child was excused from is cancelled, and the one it makes up in is told', async () => {
    const url = await seated();
    const own = await session('2026-09-03T09:00:00Z');
    groupId = await group(2);
    const visited = await session('2026-09-05T03:00:00Z');
    await session('2026-10-03T03:00:00Z', { unit: 2 });
    const { childId } = child;
    await school.parts.database.transaction((tx) =>
      tx.insert(liveAttendance).values([
        { sessionId: own, childId, excusedAt: school.clock.now() },
        { sessionId: visited, childId, makesUpFor: own },
      ]),
    );
    expect((await classes(url)).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      '2026-09-03T09:00:00Z CANCELLED',
      '2026-09-05T03:00:00Z CONFIRMED',
    ]);
  });

  test('of a period that is not paid is not promised', async () => {
    const url = await seated({ paid: [1] });
    await session('2026-09-03T09:00:00Z');
    await session('2027-01-21T09:00:00Z', { unit: 6 });
    expect(await classes(url)).toHaveLength(1);
  });
});

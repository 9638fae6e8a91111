import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSchool, type TestSchool } from '../../../tests/support/school.ts';
import { addGroup, addSession } from '../live-classes/rooms.test-support.ts';
import { meetingsOf } from '../meetings-of.ts';

let school: TestSchool;
let link: string;
let hostLink: string;
beforeAll(async () => {
  school = await startSchool();
  const { config, database, wallClock } = school.parts;
  const meetings = meetingsOf(config, wallClock);
  const startsAt = new Date('2027-01-21T09:00:00Z');
  const meeting = await meetings?.create({ topic: 'Grade 3, group 2: unit 4', startsAt, minutes: 60 });
  if (!meetings || !meeting) throw new Error('the demo has no rooms');
  ({ link } = meeting);
  hostLink = await meetings.hostLink(meeting.meetingId);
  await addSession(database, await addGroup(database, 900), {
    startsAt: startsAt.toISOString(),
    meetingId: meeting.meetingId,
    meetingLink: link,
    meetingAt: startsAt,
  });
});
afterAll(() => school.close());

const get = (address: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(address);
  return school.app.inject({ url: `${pathname}${search}`, headers: { accept: 'text/html', ...headers } });
};

test('the demo makes rooms of its own, at an address that nobody can guess', () => {
  expect(link).toMatch(/^http:\/\/[^/]+\/sandbox\/room\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(hostLink).toBe(`${link}?host=1`);
});

test('a room says what it stands for, when the class is, and leads back', async () => {
  const page = await get(link);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).toContain('This is the room of the demo: in a real school Zoom opens here.');
  expect(page.body).toContain('Thursday 21 January, 16.00 WIB, 60 minutes');
  expect(page.body).toContain('<a href="/">Back to the school</a>');
  expect(page.body).not.toContain('host');
});

test('its host reads that they are, and goes back to the office', async () => {
  const page = await get(hostLink);
  expect(page.body).toContain('You are here as the host');
  expect(page.body).toContain('<a href="/admin">');
});

test.each([
  ['the address asks for it', '?lang=id', {}],
  ['it was chosen before', '', { cookie: 'kancil_language=id', 'accept-language': 'en' }],
  ['the browser prefers it', '', { 'accept-language': 'id-ID, en;q=0.5' }],
])('it speaks Indonesian when %s', async (_when, query, headers: Record<string, string>) => {
  const page = await get(`${link}${query}`, headers);
  expect(page.body).toContain('<html lang="id">');
  expect(page.body).toContain('Kamis 21 Januari, pukul 16.00 WIB, 60 menit');
});

test.each(['no-such-room', '%00'])('there is no room %s', async (id) => {
  expect((await get(link.replace(/[^/]+$/, id))).statusCode).toBe(404);
});

test('a live school makes none of them: without Zoom its links are pasted', () => {
  const { config, wallClock } = school.parts;
  expect(meetingsOf({ ...config, mode: 'live' }, wallClock)).toBeNull();
  const zoom = { accountId: 'a', clientId: 'b', clientSecret: 'c', host: 'me' };
  expect(meetingsOf({ ...config, mode: 'live', zoom }, wallClock)?.name).toBe('zoom');
  expect(meetingsOf({ ...config, zoom }, wallClock)?.name).toBe('zoom');
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from '../clock/fixed.test-support.ts';
import type { Meetings } from './meetings.ts';
import { standInMeetings } from './stand-in.ts';
import { type ZoomStub, STUB_ZOOM, openZoomStub } from './zoom-stub.test-support.ts';
import { zoomMeetings } from './zoom.ts';

let zoom: ZoomStub;
beforeAll(async () => {
  zoom = await openZoomStub();
});
afterAll(() => zoom.close());

const clock = fixedClock('2026-08-24T02:00:00Z');
const candidates: [string, () => Meetings][] = [
  ['Zoom', () => zoomMeetings(STUB_ZOOM, { clock, oauthUrl: zoom.url, apiUrl: zoom.url })],
  [
    'the stand-in',
    () =>
      standInMeetings((id, as) => `http://kancil.test/sandbox/room/${id}${as === 'host' ? '?host=1' : ''}`),
  ],
];
const plan = {
  topic: 'Grade 3, group 2: unit 4',
  startsAt: new Date('2026-08-27T09:00:00Z'),
  minutes: 60,
};

describe.each(candidates)('%s', (_name, meetings) => {
  test('makes meetings that differ, with links for guests and one for the host', async () => {
    const made = [await meetings().create(plan), await meetings().create(plan)];
    expect(new Set(made.map(({ meetingId }) => meetingId)).size).toBe(2);
    expect(new Set(made.map(({ link }) => link)).size).toBe(2);
    const [{ meetingId, link } = { meetingId: '', link: '' }] = made;
    expect(link).toContain(meetingId);
    const hostLink = await meetings().hostLink(meetingId);
    expect(hostLink).toContain(meetingId);
    expect(hostLink).not.toBe(link);
  });

  test('moves a meeting, which keeps its link, and ends it, twice as well', async () => {
    const { meetingId } = await meetings().create(plan);
    await meetings().move(meetingId, { startsAt: new Date('2026-08-28T09:00:00Z'), minutes: 45 });
    await meetings().end(meetingId);
    await meetings().end(meetingId);
  });
});

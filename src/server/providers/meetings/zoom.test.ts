import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../clock/fixed.test-support.ts';
import { MeetingGone, MeetingsDown } from './meetings.ts';
import { type ZoomStub, STUB_ZOOM, expiredToken, openZoomStub } from './zoom-stub.test-support.ts';
import { type ZoomSettings, zoomMeetings } from './zoom.ts';

let stub: ZoomStub;
beforeEach(async () => {
  stub = await openZoomStub();
});
afterEach(() => stub.close());

/** Zoom as a process that has just started knows it. */
const open = (changes: Partial<ZoomSettings> = {}, timeoutMs = 5000) => {
  const clock = fixedClock('2026-08-24T02:00:00Z');
  const parts = { clock, oauthUrl: stub.url, apiUrl: stub.url, timeoutMs, retryWaitMs: 0 };
  return { clock, zoom: zoomMeetings({ ...STUB_ZOOM, ...changes }, parts) };
};
const plan = {
  topic: 'Grade 3, group 2: unit 4',
  startsAt: new Date('2026-08-27T09:00:00.000Z'),
  minutes: 60,
};
const tokensAsked = () => stub.asked.length - stub.calls().length;
const failure = async (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => expect.unreachable('it was to fail'),
    (error: unknown) => error as Error,
  );

describe('a meeting', () => {
  test('is made for its host at its time, with a waiting room and without the link of the host', async () => {
    const made = await open().zoom.create(plan);
    expect(made).toEqual({
      meetingId: '81234567890',
      link: 'https://us05web.zoom.us/j/81234567890?pwd=Zm9yIGd1ZXN0cw.1',
    });
    expect(stub.calls()).toEqual(['POST /users/me/meetings']);
    expect(stub.asked.at(-1)?.headers).toMatchObject({
      authorization: 'Bearer token-of-a-test-1',
      'content-type': 'application/json',
    });
    expect(stub.asked.at(-1)?.body).toEqual({
      topic: 'Grade 3, group 2: unit 4',
      type: 2,
      start_time: '2026-08-27T09:00:00Z',
      duration: 60,
      timezone: 'Asia/Jakarta',
      settings: {
        waiting_room: true,
        join_before_host: false,
        mute_upon_entry: true,
        approval_type: 2,
        use_pmi: false,
      },
    });
  });

  test('is made for another host by id or address', async () => {
    stub.next({ status: 404, body: { code: 1001, message: 'User does not exist: ratna@kancil.test.' } });
    const error = await failure(open({ host: 'ratna@kancil.test' }).zoom.create(plan));
    expect(stub.calls()).toEqual(['POST /users/ratna%40kancil.test/meetings']);
    expect(error).toMatchObject({ name: 'MeetingsDown', kind: 'refused' });
    expect(error.message).toBe('the service for meetings did not do it: HTTP 404, code 1001');
  });

  test('is moved, and taken away', async () => {
    const { zoom } = open();
    const { meetingId } = await zoom.create(plan);
    await zoom.move(meetingId, { startsAt: new Date('2026-08-28T08:30:00Z'), minutes: 45 });
    expect(stub.asked.at(-1)?.body).toEqual({
      start_time: '2026-08-28T08:30:00Z',
      duration: 45,
      timezone: 'Asia/Jakarta',
    });
    await zoom.end(meetingId);
    expect(stub.calls().slice(1)).toEqual([`PATCH /meetings/${meetingId}`, `DELETE /meetings/${meetingId}`]);
  });

  test('tells the link of its host when it is asked for it', async () => {
    const { zoom } = open();
    const { meetingId } = await zoom.create(plan);
    expect(await zoom.hostLink(meetingId)).toBe(
      `https://us05web.zoom.us/s/${meetingId}?zak=eyJ0eXAiOiJKV1QifQ.host-of-a-test`,
    );
  });

  test('that is gone is said to be, and needs no end; nor does one that is over', async () => {
    const { zoom } = open();
    await expect(zoom.move('81234567899', plan)).rejects.toThrow(MeetingGone);
    await expect(zoom.hostLink('81234567899')).rejects.toThrow(MeetingGone);
    await zoom.end('81234567899');
    stub.next({
      status: 400,
      body: { code: 3007, message: "Sorry, you cannot delete this meeting since it's ended." },
    });
    await zoom.end('81234567899');
    stub.next({
      status: 400,
      body: { code: 3002, message: "Sorry, you cannot delete this meeting since it's in progress." },
    });
    expect(await failure(zoom.end('81234567899'))).toMatchObject({ kind: 'refused' });
  });

  test.each([
    ['no address', { id: 81_234_567_890, join_url: 'nowhere' }],
    ['one of another host', { id: 81_234_567_890, join_url: 'https://zoom.us.example/j/81234567890' }],
    ['not https', { id: 81_234_567_890, join_url: 'http://zoom.us/j/81234567890' }],
    ['the link of the host', { id: 81_234_567_890, join_url: 'https://zoom.us/s/81234567890?zak=x' }],
    ['no number', { join_url: 'https://zoom.us/j/81234567890' }],
    ['no JSON', '<html>'],
  ])('is none when the answer has %s', async (_what, body) => {
    stub.next({ status: 201, body });
    expect(await failure(open().zoom.create(plan))).toBeInstanceOf(MeetingsDown);
  });

  test('leads its host to Zoom alone', async () => {
    stub.next({ status: 200, body: { start_url: 'https://elsewhere.example/s/1?zak=x' } });
    expect(await failure(open().zoom.hostLink('81234567890'))).toBeInstanceOf(MeetingsDown);
  });
});

describe('the token', () => {
  test('is asked for once, also by two at the same time, and again a minute before its end', async () => {
    const { zoom, clock } = open();
    await Promise.all([zoom.create(plan), zoom.create(plan)]);
    clock.advance('PT58M');
    await zoom.create(plan);
    expect(tokensAsked()).toBe(1);
    clock.advance('PT1M');
    await zoom.create(plan);
    expect(tokensAsked()).toBe(2);
  });

  test('that counts no more is replaced once, and what was asked is asked again', async () => {
    const { zoom } = open();
    await zoom.create(plan);
    stub.endTokens();
    await zoom.create(plan);
    expect(tokensAsked()).toBe(2);
    stub.next(expiredToken, expiredToken);
    expect(await failure(zoom.create(plan))).toMatchObject({ name: 'MeetingsDown', kind: 'no_answer' });
    expect(tokensAsked()).toBe(3);
  });

  test('that is refused says why in one word', async () => {
    const error = await failure(open({ clientSecret: 'another-secret' }).zoom.create(plan));
    expect(error).toMatchObject({ name: 'MeetingsDown', kind: 'no_answer' });
    expect(error.message).toBe('the service for meetings did not do it: no token (HTTP 400, invalid_client)');
    expect(stub.calls()).toEqual([]);
  });

  test('is asked for anew after a failure', async () => {
    const { zoom } = open();
    stub.nextToken({ status: 503, body: 'busy' });
    await failure(zoom.create(plan));
    expect(await zoom.create(plan)).toHaveProperty('link');
  });
});

describe('Zoom', () => {
  const tooMany = (headers: Record<string, string>) => ({
    status: 429,
    headers,
    body: {
      code: 429,
      message: 'You have reached the maximum per-second rate limit for this API. Try again later.',
    },
  });

  test('that asks for a moment is asked again after it', async () => {
    stub.next(tooMany({ 'retry-after': '0' }));
    expect(await open().zoom.create(plan)).toHaveProperty('link');
    stub.next(tooMany({ 'retry-after': '2026-08-24T02:00:00Z' }));
    expect(await open().zoom.create(plan)).toHaveProperty('link');
  });

  test.each([
    ['until the day ends', { 'retry-after': '2026-08-25T00:00:00Z' }],
    ['for long', { 'retry-after': '60' }],
    ['without saying how long', {}],
  ])('that answers nobody %s is left alone', async (_how, headers: Record<string, string>) => {
    stub.next(tooMany(headers));
    expect(await failure(open().zoom.create(plan))).toMatchObject({ kind: 'too_many_requests' });
    expect(stub.calls()).toHaveLength(1);
  });

  test('that says it twice is left alone', async () => {
    stub.next(tooMany({ 'retry-after': '0' }), tooMany({ 'retry-after': '0' }));
    expect(await failure(open().zoom.hostLink('81234567890'))).toMatchObject({ kind: 'too_many_requests' });
  });

  const faults = [
    ['fails', { status: 503, body: '<html>' }],
    ['hangs up', null],
    ['is silent', { status: 200, body: {}, afterMs: 400 }],
  ] as const;
  test.each(faults)('that %s is asked again once, but for a new meeting', async (_how, fault) => {
    const { zoom } = open({}, 300);
    const { meetingId } = await zoom.create(plan);
    stub.next(fault);
    expect(await zoom.hostLink(meetingId)).toContain(meetingId);
    stub.next(fault, fault);
    expect(await failure(zoom.move(meetingId, plan))).toMatchObject({ kind: 'no_answer' });
    const before = stub.calls().length;
    stub.next(fault);
    expect(await failure(zoom.create(plan))).toMatchObject({ kind: 'no_answer' });
    expect(stub.calls()).toHaveLength(before + 1);
  });

  test('is never quoted: no failure tells a secret, a token, a host or a link', async () => {
    const { zoom } = open({}, 300);
    const { meetingId } = await zoom.create(plan);
    const errors: Error[] = [];
    const telling = {
      code: 4711,
      message: 'token-of-a-test-1 of ratna@kancil.test',
      start_url: 'https://elsewhere.example/s/1?zak=host-of-a-test',
    };
    for (const status of [200, 400, 401, 403, 404, 409, 429, 500]) {
      for (const work of [
        () => zoom.create(plan),
        () => zoom.move(meetingId, plan),
        () => zoom.hostLink(meetingId),
      ]) {
        stub.next({ status, body: telling }, { status, body: telling });
        await work().catch((error: Error) => errors.push(error));
      }
    }
    stub.next();
    stub.nextToken({ status: 400, body: { error: 'secret-of-a-test!', reason: 'client-of-a-test' } });
    errors.push(await failure(open().zoom.create(plan)));
    stub.nextToken(null);
    errors.push(await failure(open().zoom.create(plan)));
    expect(errors.length).toBeGreaterThan(15);
    for (const error of errors) {
      expect([MeetingsDown, MeetingGone].some((kind) => error instanceof kind)).toBe(true);
      expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toMatch(
        /of-a-test|zak|ratna|account_id|Basic|Bearer|start_url/,
      );
    }
  });
});

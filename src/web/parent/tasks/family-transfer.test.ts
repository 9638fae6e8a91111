import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FamilyUpload } from '../../../contract/family-uploads.ts';
import { ApiRefusal, type Call } from '../../frame/api.ts';
import { memoryOf, transferForTask } from './family-transfer.ts';

const FIRST = 64 * 1024;
const SIZE = FIRST + 1000;
const cut = new ApiRefusal(0, '');
const file = new File([new Uint8Array(SIZE)], 'cat.jpg', { lastModified: 1 });
const of = { userId: 7, childId: 4, courseId: 12 };
const keptInTab = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => keptInTab.get(key) ?? null,
    setItem: (key: string, value: string) => keptInTab.set(key, value),
  });
});
afterEach(() => {
  keptInTab.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Given {
  /** what the calls are answered with before anything else */
  trouble?: (ApiRefusal | null)[];
  /** what becomes of the file once all of it is there */
  ends?: FamilyUpload['state'][];
  arrived?: number;
}

/** A server that keeps one upload of the family, and what was asked of it. */
const school = ({ trouble = [], ends = ['converting', 'ready'], arrived = 0 }: Given = {}) => {
  const asked: string[] = [];
  const keys: (string | undefined)[] = [];
  let received = arrived;
  const call = async (
    key: string,
    input: { query?: { offset: number }; bytes?: Blob },
    how?: { idempotencyKey?: string },
  ) => {
    asked.push(key.endsWith('/part') ? `part ${input.query?.offset}` : (key.split(' ')[0] ?? ''));
    if (key === 'POST /family-uploads') keys.push(how?.idempotencyKey);
    const wrong = trouble.shift();
    if (wrong) throw wrong;
    received += input.bytes?.size ?? 0;
    const state = received < SIZE ? 'arriving' : ends.length > 1 ? ends.shift() : ends[0];
    return { upload: { upload_id: 'u1', size: SIZE, received, state } };
  };
  return { asked, keys, call: call as unknown as Call };
};

const sent = async (server: ReturnType<typeof school>) => {
  const line: boolean[] = [];
  const ended = transferForTask(
    of,
    {
      file,
      signal: new AbortController().signal,
      onBegun: () => {},
      onSent: () => {},
      onLine: (isThere) => line.push(isThere),
      onConverting: () => {},
    },
    server.call,
  );
  const answer = ended.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { upload: await answer, line };
};

test('a file is announced, sent in parts, and waited for until it is ready', async () => {
  const server = school();
  expect((await sent(server)).upload).toMatchObject({ state: 'ready' });
  expect(server.asked).toEqual(['POST', 'part 0', `part ${FIRST}`, 'GET']);
});

test('over a cut line it goes on where it stopped', async () => {
  const server = school({ trouble: [null, null, cut, cut] });
  const { upload, line } = await sent(server);
  expect(upload).toMatchObject({ state: 'ready' });
  expect(line).toEqual([false, true]);
  expect(server.asked.filter((one) => one === 'part 0')).toHaveLength(1);
});

test('an announcement whose answer got lost is repeated with its key', async () => {
  const server = school({ trouble: [cut] });
  await sent(server);
  expect(server.keys).toHaveLength(2);
  expect(new Set(server.keys).size).toBe(1);
});

test('after a reload the same file goes on, for the same lesson alone', async () => {
  await sent(school());
  const server = school({ arrived: FIRST });
  await sent(server);
  expect(server.asked.slice(0, 2)).toEqual(['GET', `part ${FIRST}`]);
  expect(memoryOf(of)).not.toBe(memoryOf({ ...of, courseId: 13 }));
});

test('one that turns out too long or unreadable ends with that', async () => {
  expect((await sent(school({ ends: ['converting', 'too_long'] }))).upload).toMatchObject({
    state: 'too_long',
  });
  expect((await sent(school({ ends: ['unreadable'] }))).upload).toMatchObject({ state: 'unreadable' });
});

test('what the server refuses for good is thrown', async () => {
  const refusal = new ApiRefusal(403, '', { error: 'recording_not_allowed' });
  expect((await sent(school({ trouble: [null, refusal] }))).upload).toBe(refusal);
});

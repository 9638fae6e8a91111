import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Upload } from '../../../contract/uploads.ts';
import { ApiRefusal, type Call } from '../../frame/api.ts';
import { forgetUpload } from '../../app/upload/upload-memory.ts';
import { type Transfer, transfer } from './upload-transfer.ts';

const FIRST = 64 * 1024;
const PART = 4 * 1024 ** 2;
const SIZE = FIRST + PART + 1000;
const cut = new ApiRefusal(0, '');
const refused = (error: ApiRefusal['error'], code = 409, retryAfter: number | null = null) =>
  new ApiRefusal(code, '', { error, retryAfter });

const file = new File([new Uint8Array(SIZE)], 'lesson.mp4', { lastModified: 1 });
const keptInTab = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => keptInTab.get(key) ?? null,
    setItem: (key: string, value: string) => keptInTab.set(key, value),
    removeItem: (key: string) => keptInTab.delete(key),
  });
});
afterEach(() => {
  forgetUpload(7, file);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Trouble {
  /** what the next calls of one kind are answered with instead; `lost`: it is done, and its answer gets lost */
  begin?: readonly (ApiRefusal | null)[];
  read?: readonly (ApiRefusal | null)[];
  part?: readonly (ApiRefusal | 'lost' | null)[];
  /** the states of the whole file, one for each time it is asked about */
  whole?: readonly Partial<Upload>[];
}

/** A server that keeps one upload, and what was asked of it. */
const school = ({ begin = [], read = [], part = [], whole = [] }: Trouble = {}, arrived = 0) => {
  const asked: string[] = [];
  const troubles = { begin: [...begin], read: [...read], part: [...part] };
  const states = [...whole];
  let received = arrived;
  const upload = (): { upload: Upload } => {
    const state = received < SIZE ? 'arriving' : 'ready';
    const shown = { upload_id: 'u1', name: 'lesson.mp4', size: SIZE, received, converted: null };
    return { upload: { ...shown, state, ...(received === SIZE ? states.shift() : {}) } };
  };
  const call = async (key: string, input: { query?: { offset: number }; bytes?: Blob }) => {
    const kind = key === 'POST /uploads' ? 'begin' : key.endsWith('/part') ? 'part' : 'read';
    asked.push(kind === 'part' ? `part ${input.query?.offset}` : kind);
    const trouble = troubles[kind].shift() ?? null;
    if (trouble instanceof ApiRefusal) throw trouble;
    if (kind === 'part') {
      if (input.query?.offset !== received) throw refused('wrong_offset');
      received += input.bytes?.size ?? 0;
      if (trouble === 'lost') throw cut;
    }
    return upload();
  };
  return { asked, call: call as unknown as Call };
};

const send = (server: ReturnType<typeof school>, more: Partial<Transfer> = {}) => {
  const told = { line: [] as boolean[], converted: [] as (number | null)[], begun: [] as string[] };
  const ended = transfer({
    call: server.call,
    file,
    userId: 7,
    signal: new AbortController().signal,
    onBegun: (id) => told.begun.push(id),
    onSent: () => {},
    onLine: (isThere) => told.line.push(isThere),
    onConverted: (percent) => told.converted.push(percent),
    turn: async () => {},
    ...more,
  });
  // Observed at once: a failure may come while the timers run.
  const outcome = ended.then(
    (id) => ({ id }),
    (error: unknown) => ({ error }),
  );
  return { told, outcome: vi.runAllTimersAsync().then(() => outcome) };
};
const whole = ['begin', 'part 0', `part ${FIRST}`, `part ${FIRST + PART}`];

describe('a file', () => {
  test('is announced, judged by a small first part, and sent in parts', async () => {
    const server = school();
    expect(await send(server).outcome).toEqual({ id: 'u1' });
    expect(server.asked).toEqual(whole);
  });
  test('waits for its turn once its first part was taken', async () => {
    const server = school();
    const turn = Promise.withResolvers<void>();
    const { outcome } = send(server, { turn: () => turn.promise });
    await vi.waitFor(() => expect(server.asked).toEqual(whole.slice(0, 2)));
    turn.resolve();
    expect(await outcome).toEqual({ id: 'u1' });
  });
  test('goes on where the server has it when the same file is chosen again', async () => {
    keptInTab.set(`kancil-upload:7:${SIZE}:1:lesson.mp4`, 'u1');
    const server = school({}, FIRST);
    expect(await send(server).outcome).toEqual({ id: 'u1' });
    expect(server.asked).toEqual(['read', ...whole.slice(2)]);
  });
  test('that the server has forgotten is announced anew', async () => {
    keptInTab.set(`kancil-upload:7:${SIZE}:1:lesson.mp4`, 'u0');
    const server = school({ read: [refused('not_found', 404)] });
    expect(await send(server).outcome).toEqual({ id: 'u1' });
    expect(server.asked).toEqual(['read', ...whole]);
  });
  test('is waited for while it is converted', async () => {
    const states = [{ state: 'converting' }, { state: 'converting', converted: 40 }, {}] as const;
    const { told, outcome } = send(school({ whole: states }));
    expect(await outcome).toEqual({ id: 'u1' });
    expect(told.converted).toEqual([null, 40]);
  });
});

describe('a part', () => {
  test('whose answer got lost is not sent again when it had arrived', async () => {
    const server = school({ part: [null, 'lost'] });
    const { told, outcome } = send(server);
    expect(await outcome).toEqual({ id: 'u1' });
    expect(server.asked).toEqual([...whole.slice(0, 3), 'read', ...whole.slice(3)]);
    expect(told.line).toEqual([false, true]);
  });
  test('that did not arrive is sent again from where it stopped', async () => {
    const server = school({ part: [null, cut] });
    expect(await send(server).outcome).toEqual({ id: 'u1' });
    expect(server.asked).toEqual([...whole.slice(0, 3), 'read', ...whole.slice(2)]);
  });
  test.each(['too_slow', 'uploads_busy', 'too_many_uploads', 'unexpected'] as const)(
    'refused as %s is tried again later',
    async (name) => {
      const server = school({ part: [null, refused(name, 503, 3)] });
      expect(await send(server).outcome).toEqual({ id: 'u1' });
      expect(server.asked).toEqual([...whole.slice(0, 3), 'read', ...whole.slice(2)]);
    },
  );
  test('of a wrong kind is refused for good', async () => {
    const error = refused('invalid_input', 422);
    const server = school({ part: [error] });
    expect(await send(server).outcome).toEqual({ error });
    expect(server.asked).toEqual(whole.slice(0, 2));
  });
  test('at which the server fails five times in a row fails the upload', async () => {
    const error = refused('unexpected', 500);
    const server = school({ part: [null, error, error, error, error, error] });
    expect(await send(server).outcome).toEqual({ error });
    expect(server.asked.filter((asked) => asked.startsWith('part'))).toHaveLength(6);
  });
});

describe('an announcement', () => {
  test('for which the server has no time is repeated', async () => {
    const server = school({ begin: [refused('too_many_uploads', 429, 2), cut, null] });
    expect(await send(server).outcome).toEqual({ id: 'u1' });
    expect(server.asked).toEqual(['begin', 'begin', ...whole]);
  });
  test('that is refused fails the upload', async () => {
    const error = refused('too_many_unused_uploads');
    expect(await send(school({ begin: [error] })).outcome).toEqual({ error });
  });
});

test('an upload that is given up names what the server has of it, and sends nothing more', async () => {
  const server = school();
  const controller = new AbortController();
  const { told, outcome } = send(server, {
    signal: controller.signal,
    onBegun: (id) => {
      told.begun.push(id);
      controller.abort();
    },
  });
  expect(await outcome).toMatchObject({ error: { name: 'AbortError' } });
  expect(told.begun).toEqual(['u1']);
  expect(server.asked).toEqual(['begin']);
  expect([...keptInTab]).toEqual([]);
});

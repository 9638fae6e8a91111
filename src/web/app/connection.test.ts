import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../frame/api.ts';
import { isUnreachable, untilReached } from './connection.ts';

const cut = new ApiRefusal(0, '');

describe('a read over a cut line', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const browser = () => {
    vi.useFakeTimers();
    const window = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    return window;
  };

  test('is repeated after one, two, four and then every five seconds until the server is reached', async () => {
    browser();
    const read = vi.fn().mockRejectedValue(cut);
    const answer = untilReached(read);
    const tries: number[] = [];
    for (const pause of [0, 1000, 2000, 4000, 5000, 5000]) {
      await vi.advanceTimersByTimeAsync(pause);
      tries.push(read.mock.calls.length);
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6]);
    read.mockResolvedValue('rows');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toBe('rows');
  });

  test('is repeated at once when the browser is online again', async () => {
    const window = browser();
    const read = vi.fn().mockRejectedValueOnce(cut).mockResolvedValue('rows');
    const answer = untilReached(read);
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    expect(await answer).toBe('rows');
  });

  test('ends when its visitor goes elsewhere', async () => {
    browser();
    const elsewhere = new AbortController();
    const answer = untilReached(vi.fn().mockRejectedValue(cut), elsewhere.signal).catch(String);
    elsewhere.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(await answer).toBe('ApiRefusal');
  });
});

test.each([
  ['no answer', cut, true],
  ['a proxy without a server', new ApiRefusal(502, ''), true],
  ['our own refusal', new ApiRefusal(503, 'Too busy', { error: 'too_many_tries' }), false],
  ['a file that is gone', new ApiRefusal(404, ''), false],
  ['a bug', new TypeError('x'), false],
])('%s: unreachable is %s', (_what, error, expected) => {
  expect(isUnreachable(error)).toBe(expected);
});

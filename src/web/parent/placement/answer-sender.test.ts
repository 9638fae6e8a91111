import { describe, expect, test } from 'vitest';
import { ApiRefusal, isRefusedAs } from '../../frame/api.ts';
import { noAnswers } from '../../../domain/placement/test-parts.ts';
import {
  AnswerSender,
  type Save,
  type SenderState,
  nothingOf,
  overlaid,
  storedAnswers,
  textsOf,
} from './answer-sender.ts';

const lost = new ApiRefusal(0, '');
const key = 'kancil.placement.1';
const nothing = nothingOf(noAnswers);
const stored = { key, nothing };

/** A server that answers each call in turn, the last way from then on. */
const sending = (...outcomes: ('ok' | ApiRefusal)[]) => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const calls: Save[] = [];
  const states: SenderState[] = [];
  const waits: number[] = [];
  const open = () =>
    new AnswerSender<number>({
      store,
      ...stored,
      isOver: (error) => isRefusedAs(error, 'test_finished'),
      received: () => {},
      changed: (state) => states.push(state),
      wait: async (milliseconds) => void waits.push(milliseconds),
      clock: () => 1_000 + calls.length,
      send: async (save) => {
        calls.push(save);
        const outcome = outcomes[Math.min(calls.length, outcomes.length) - 1] ?? 'ok';
        if (outcome !== 'ok') throw outcome;
        return calls.length;
      },
    });
  const given = () =>
    calls.map((save) =>
      textsOf(save.given)
        .flat()
        .filter((text) => text !== null),
    );
  return { open, calls, given, states, waits, store, kept };
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const answer = (part: number, place: number, text: string) => ({ answer: { part, place, text } });

describe('answers', () => {
  test('are sent when they are given, each once', async () => {
    const { open, given } = sending('ok');
    const sender = open();
    sender.save(answer(1, 1, 'a'));
    await settled();
    sender.save(answer(1, 2, 'b'));
    await settled();
    sender.resume();
    await settled();
    expect(given()).toEqual([['a'], ['b']]);
  });

  test('that were given while a call was under way go with the next one', async () => {
    const { open, given } = sending('ok');
    const sender = open();
    for (const [place, text] of ['a', 'b', 'c'].entries()) sender.save(answer(1, place + 1, text));
    await settled();
    expect(given()).toEqual([['a'], ['b', 'c']]);
  });

  test('that are being typed are kept at once, and sent when the typing pauses', async () => {
    const { open, given, kept } = sending('ok');
    const sender = open();
    for (const text of ['I', 'I l', 'I like cats.']) sender.save(answer(1, 1, text), { isTyping: true });
    await settled();
    expect(given()).toEqual([]);
    expect(kept.get(key)).toContain('I like cats.');
    await sender.run();
    expect(given()).toEqual([['I like cats.']]);
  });

  test('that were changed while they were under way are sent again', async () => {
    const { open, given } = sending('ok');
    const sender = open();
    sender.save(answer(1, 1, 'a'));
    sender.save(answer(1, 1, 'c'));
    await settled();
    expect(given()).toEqual([['a'], ['c']]);
  });

  test('are kept over a lost line, which is said, and sent when it is back', async () => {
    const { open, given, states, waits, kept } = sending(lost, lost, lost, 'ok');
    open().save(answer(6, 5, 'my cat is black'));
    await settled();
    expect(given().at(-1)).toEqual(['my cat is black']);
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(states.map(({ offline }) => offline)).toEqual([true, true, true, false]);
    expect(kept.size).toBe(0);
  });

  test('that could not be sent are sent by the page that is opened next', async () => {
    const { open, given, calls, store } = sending(lost, 'ok');
    const first = open();
    first.save(answer(2, 3, 'b'));
    first.stop();
    await settled();
    expect(calls).toHaveLength(1);
    expect(storedAnswers(store, stored)[1]).toEqual([null, null, { text: 'b', at: 1000 }, null, null]);
    open().resume();
    await settled();
    expect(given().at(-1)).toEqual(['b']);
  });

  test('are stopped by nothing that may pass: a busy server, too many calls', async () => {
    const { open, given } = sending(new ApiRefusal(503, ''), new ApiRefusal(429, ''), 'ok');
    open().save(answer(1, 1, 'a'));
    await settled();
    expect(given()).toHaveLength(3);
  });
});

describe('nothing more is sent', () => {
  test('once the test is over, and nothing of it is kept', async () => {
    const { open, calls, states, kept } = sending(new ApiRefusal(409, '', { error: 'test_finished' }));
    const sender = open();
    sender.save(answer(1, 1, 'a'));
    await settled();
    sender.save({ activePart: 2 });
    await settled();
    expect(calls).toHaveLength(1);
    expect(states.at(-1)).toEqual({ offline: false, ended: 'finished' });
    expect(kept.size).toBe(0);
  });

  test('after a sign-out elsewhere, but it is kept', async () => {
    const { open, states, store } = sending(new ApiRefusal(401, '', { error: 'not_signed_in' }));
    open().save(answer(1, 1, 'a'));
    await settled();
    expect(states.at(-1)?.ended).toBe('signed_out');
    expect(storedAnswers(store, stored)[0]?.[0]).toMatchObject({ text: 'a' });
  });

  test('after the test was finished', async () => {
    const { open, calls, states } = sending('ok');
    const sender = open();
    sender.save({ ...answer(12, 5, 'd'), finishes: true, activePart: 12 });
    await settled();
    sender.resume();
    await settled();
    expect(calls.map(({ finishes }) => finishes)).toEqual([true]);
    expect(states.at(-1)?.ended).toBe('finished');
  });
});

test('the end waits for no reply: what is unsent goes with it at once', async () => {
  const calls: Save[] = [];
  const states: SenderState[] = [];
  const replies: (() => void)[] = [];
  const store = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const sender = new AnswerSender<number>({
    store,
    ...stored,
    isOver: () => false,
    received: () => {},
    changed: (state) => states.push(state),
    wait: async () => {},
    clock: () => 1,
    send: (save) => {
      calls.push(save);
      return new Promise((resolve) => replies.push(() => resolve(calls.length)));
    },
  });
  sender.save(answer(1, 1, 'a'));
  sender.save(answer(1, 2, 'b'));
  sender.save({ finishes: true, activePart: 12 });
  expect(calls.map((save) => [textsOf(save.given)[0]?.slice(0, 2), save.finishes])).toEqual([
    [['a', null], false],
    [['a', 'b'], true],
  ]);
  for (const reply of replies) reply();
  await settled();
  expect(calls).toHaveLength(2);
  expect(states.at(-1)?.ended).toBe('finished');
});

test('a part that is left is told once, though nothing in it was answered', async () => {
  const { open, calls } = sending('ok');
  const sender = open();
  sender.save({ activePart: 2 });
  await settled();
  sender.save({ activePart: 2 });
  await settled();
  expect(calls.map(({ activePart }) => activePart)).toEqual([2]);
});

test('what the browser kept counts only when it is answers', () => {
  const read = (value: string) => storedAnswers({ getItem: () => value }, stored);
  for (const odd of ['', '{', '7', '[]', '[[1]]', JSON.stringify(noAnswers.map(() => ['a']))])
    expect(textsOf(read(odd))).toEqual(noAnswers);
});

test('what was given here stands on top of what the server has', () => {
  const server = noAnswers.map((part, index) => (index === 0 ? ['a', 'b', null, null] : part));
  const here = noAnswers.map((part, index) => (index === 0 ? [null, 'c', 'd', null] : part));
  expect(overlaid(server, here)[0]).toEqual(['a', 'c', 'd', null]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../frame/api.ts';
import type { Compared } from './merge.ts';
import { saveRecord } from './save.ts';

interface Row {
  version: number;
  title: string;
  place: string;
  image: string | null;
  address: string;
}
interface Values extends Record<string, unknown> {
  title: string;
  place: string;
  image: File | null;
}
const record: Compared<Row, Values> = {
  valuesOf: ({ title, place }) => ({ title, place, image: null }),
  fields: {
    title: {},
    place: {},
    image: { of: ({ image }) => image },
    address: { label: 'Address', of: ({ address }) => address },
  },
  presentIn: (present) => present.news as unknown as Row | undefined,
};
const base: Row = { version: 1, title: 'A', place: '1', image: '/old', address: 'Bandung' };
const refusedBy = (present: Row) =>
  new ApiRefusal(409, '', { error: 'changed_meanwhile', present: { news: present } as never });
const lost = () => new ApiRefusal(0, '');

/** Answers by these in turn. */
const server = (...answers: (Error | { message: string })[]) => {
  const sent: [Values, { version?: number }][] = [];
  const send = async (values: Values, from: { version?: number }) => {
    sent.push([values, from]);
    const answer = answers.shift();
    if (answer instanceof Error || !answer) throw answer ?? new Error('nothing left to answer');
    return answer;
  };
  return { sent, send };
};
const save = (send: ReturnType<typeof server>['send'], values: Partial<Values>) =>
  saveRecord({
    values: { ...record.valuesOf(base), ...values },
    base,
    record,
    send,
    signal: new AbortController().signal,
  });
// The pause before a repeat listens for the browser to be online again.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1000 });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what somebody else changed in another field is kept, and sent with what is theirs', async () => {
  const { sent, send } = server(refusedBy({ ...base, version: 2, place: '2' }), { message: 'Saved' });
  expect(await save(send, { title: 'B' })).toMatchObject({ kind: 'saved', data: { message: 'Saved' } });
  expect(sent[1]).toEqual([{ title: 'B', place: '2', image: null }, { version: 2 }]);
});

test('what both changed is asked about, with both values; what was not touched is theirs already', async () => {
  const { send } = server(refusedBy({ ...base, version: 2, title: 'C', place: '2' }));
  expect(await save(send, { title: 'B' })).toMatchObject({
    kind: 'conflict',
    choose: [{ name: 'title', yours: 'B', theirs: 'C' }],
    values: { title: 'B', place: '2' },
  });
});

test('a file that was replaced meanwhile is asked about only when another one was chosen', async () => {
  const present = { ...base, version: 2, image: '/new' };
  const chosen = server(refusedBy(present));
  const image = new File(['x'], 'mine.png');
  expect(await save(chosen.send, { image })).toMatchObject({
    kind: 'conflict',
    choose: [{ name: 'image', yours: 'mine.png', theirs: '/new' }],
  });
  const other = server(refusedBy(present), { message: 'Saved' });
  expect(await save(other.send, { title: 'B' })).toMatchObject({ kind: 'saved' });
});

test('a fact that changed is told before anything is saved', async () => {
  const { send } = server(refusedBy({ ...base, version: 2, address: 'Medan' }));
  expect(await save(send, { title: 'B' })).toMatchObject({
    kind: 'conflict',
    choose: [],
    notices: [{ name: 'address', yours: 'Bandung', theirs: 'Medan' }],
  });
});

test('a lost answer repeats the request', async () => {
  const { sent, send } = server(lost(), { message: 'Saved' });
  expect(await save(send, { title: 'B' })).toMatchObject({ kind: 'saved', data: { message: 'Saved' } });
  expect(sent[1]).toEqual(sent[0]);
});

test('a repeat that finds the record as it was entered counts as saved', async () => {
  const present = { ...base, version: 2, title: 'B' };
  const { send } = server(lost(), refusedBy(present));
  expect(await save(send, { title: 'B' })).toEqual({ kind: 'saved', data: null, present });
});

test('every other failure is thrown', async () => {
  const { send } = server(new ApiRefusal(422, 'No', { error: 'invalid_input' }));
  await expect(save(send, {})).rejects.toThrow('No');
});

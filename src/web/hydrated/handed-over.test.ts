import { QueryClient, dehydrate } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { handOver, stateOf } from './handed-over.ts';

const stateWith = async (answer: object) => {
  const client = new QueryClient();
  await client.fetchQuery({ queryKey: ['GET /order', { query: { page: 1 } }], queryFn: () => answer });
  return dehydrate(client);
};

test('the server renders what its loader read, without reading its text', async () => {
  const state = await stateWith({ code: 200 });
  expect(stateOf(handOver(state))).toBe(state);
});

test('the browser reads the same answers from the text, once', async () => {
  const answer = { code: 200, note: '</script> “Élan” \u2028 "quoted" \\', none: null, days: [1, 2] };
  const state = await stateWith(answer);
  // As the router carries it: by value.
  const handed = structuredClone(handOver(state));
  const read = stateOf(handed);
  expect(read).not.toBe(state);
  expect(read.queries[0]?.state.data).toEqual(answer);
  expect(read.queries[0]?.queryHash).toBe(state.queries[0]?.queryHash);
  expect(stateOf(handed)).toBe(read);
});

import { QueryClient, dehydrate } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { deserializeState, serializeState } from './serialized-state.ts';

const stateWith = async (answer: object) => {
  const client = new QueryClient();
  await client.fetchQuery({ queryKey: ['GET /order', { query: { page: 1 } }], queryFn: () => answer });
  return dehydrate(client);
};

test('the server renders what its loader read, without parsing it', async () => {
  const state = await stateWith({ code: 200 });
  expect(deserializeState(serializeState(state))).toBe(state);
});

test('the browser parses the same answers, once', async () => {
  const answer = { code: 200, note: '</script> “Élan” \u2028 "quoted" \\', none: null, days: [1, 2] };
  const state = await stateWith(answer);
  // As the router carries it: by value.
  const serialized = structuredClone(serializeState(state));
  const read = deserializeState(serialized);
  expect(read).not.toBe(state);
  expect(read.queries[0]?.state.data).toEqual(answer);
  expect(read.queries[0]?.queryHash).toBe(state.queries[0]?.queryHash);
  expect(deserializeState(serialized)).toBe(read);
});

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { markStale } from './mutations.ts';
import { refetchStale } from './query.ts';

const order = ['GET /order', { query: { q: '', page: 2, size: 10 } }] as const;
const shipped = ['GET /order/status/{status}', { params: { status: 'shipped' } }] as const;
const children = ['GET /childs', { query: { q: '' } }] as const;

const known = () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const key of [order, shipped, children]) client.setQueryData(key, 'before');
  return client;
};
const isStale = (client: QueryClient, key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

test('a change makes the queries of its row stale, whatever their input, and no others', async () => {
  const client = known();
  await markStale(client, 'POST /order/update');
  expect([order, shipped, children].map((key) => isStale(client, key))).toEqual([true, true, false]);
});

test('what is stale and shown is asked anew; what is not shown waits until it is', async () => {
  const client = known();
  const asked: string[] = [];
  const queryFn = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => {
    asked.push(String(name));
    return 'after';
  };
  for (const queryKey of [order, children])
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  await markStale(client, 'POST /order/update');
  expect(asked).toEqual([]);
  await refetchStale(client);
  expect(asked).toEqual(['GET /order']);
  expect([order, shipped, children].map((key) => client.getQueryData(key))).toEqual([
    'after',
    'before',
    'before',
  ]);
  expect(isStale(client, shipped)).toBe(true);
});

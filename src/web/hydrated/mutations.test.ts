import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../contract/api.ts';
import { type Query, addStaleRows, markStale, mutate, staleAfter } from './mutations.ts';
import { makeQueryClient, queryClient, refetchStale } from './query.ts';

afterEach(() => vi.unstubAllGlobals());
addStaleRows({ 'POST /order/update': ['GET /order', 'GET /order/status/{status}'] });

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

test('a refused payment makes what it was made from stale, and another error does not', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const client = queryClient();
  const prices = ['GET /payment/price-list', {}] as const;
  const body = { payment_type: 'gopay', child_id: 1, billing_id: 1, gross_amount: 1 } as const;
  const pay = () => mutate('POST /payment/pay-billing', { body });
  client.setQueryData(prices, 'before');
  vi.stubGlobal('fetch', () => Promise.resolve({ text: () => Promise.reject(new Error('bug')) }));
  await expect(pay()).rejects.toThrow('bug');
  expect(isStale(client, prices)).toBe(false);
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Paid already' }, { status: 409 }));
  await expect(pay()).rejects.toThrow('Paid already');
  expect(isStale(client, prices)).toBe(true);
});

test('a mutation that failed says so without waiting for what it refetches', async () => {
  const client = makeQueryClient();
  client.setQueryData(order, 'before');
  const shown = new QueryObserver(client, {
    queryKey: order,
    queryFn: () => new Promise<string>(() => {}),
    staleTime: Infinity,
  });
  const unsubscribe = shown.subscribe(() => {});
  await markStale(client, 'POST /order/update');
  const update = new MutationObserver(client, { mutationFn: () => Promise.reject(new Error('refused')) });
  await expect(update.mutate()).rejects.toThrow('refused');
  expect(client.isFetching({ queryKey: order })).toBe(1);
  unsubscribe();
});

test('a change that answers with the own account makes the session stale, whose version its next form names', () => {
  const answersWithUser = Object.entries(api).filter(
    ([, endpoint]) => 'reply' in endpoint && 'users' in endpoint.reply.shape,
  );
  const stale: Readonly<Record<string, readonly Query[]>> = staleAfter;
  const kept = answersWithUser.flatMap(([key, { who }]) =>
    who === 'guest' || stale[key] === undefined || stale[key].includes('GET /users/session') ? [] : [key],
  );
  // The switch of the language belongs to all areas and has no query client: parent/pattern/fresh-parent.ts follows it.
  expect(kept).toEqual(['POST /users/update-locale']);
});

test('a payment makes everything stale that screens ask about a child and its prices', () => {
  const asked: Query[] = [
    'GET /users/session',
    'GET /childs/{id}',
    'GET /billing/childs/{userId}',
    'GET /child/billing/{childId}',
    'GET /childs/last-academic-year/{childId}',
    'GET /course/child-course/{childId}',
    'GET /notif/{userId}',
    'GET /payment/links/{childId}',
    'GET /payment/open',
    'GET /payment/status/{orderId}',
    'POST /childs/billing-status',
    'POST /grade/next-grade',
    'GET /academic-year',
    'GET /payment/price-list',
  ];
  expect(staleAfter['POST /payment/pay-billing'].toSorted()).toEqual(asked.toSorted());
});

test('what is stale and shown is refetched; what is not shown waits until it is', async () => {
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

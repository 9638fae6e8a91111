import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { mutate } from './mutations.ts';
import { makeQueryClient, markStale, queryClient, refetchStale } from './query.ts';

afterEach(() => vi.unstubAllGlobals());

const order = ['GET /order', { query: { q: '', page: 2, size: 10 } }] as const;
const children = ['GET /childs', { query: { q: '' } }] as const;

const isStale = (client: QueryClient, key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

test('a change, a refusal and a lost answer make everything stale that is kept', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const client = queryClient();
  const pay = () =>
    mutate('POST /payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: 1, billing_id: 1, gross_amount: 1 },
    });
  const answers: [() => Promise<Response>, number | null][] = [
    [async () => Response.json({ code: 200, message: 'Done' }), null],
    [async () => Response.json({ message: 'Paid already' }, { status: 409 }), 409],
    [() => Promise.reject(new TypeError('Failed to fetch')), 0],
  ];
  for (const [answer, ends] of answers) {
    client.setQueryData(order, 'before');
    vi.stubGlobal('fetch', answer);
    if (ends === null) await pay();
    else await expect(pay()).rejects.toMatchObject({ code: ends });
    expect(isStale(client, order)).toBe(true);
  }
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
  await markStale(client);
  const update = new MutationObserver(client, { mutationFn: () => Promise.reject(new Error('refused')) });
  await expect(update.mutate()).rejects.toThrow('refused');
  expect(client.isFetching({ queryKey: order })).toBe(1);
  unsubscribe();
});

test('what is stale and shown is refetched; what is not shown waits until it is', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const key of [order, children]) client.setQueryData(key, 'before');
  const stop = new QueryObserver(client, { queryKey: order, queryFn: () => 'after' }).subscribe(() => {});
  await markStale(client);
  expect(client.getQueryData(order)).toBe('before');
  await refetchStale(client);
  expect([order, children].map((key) => client.getQueryData(key))).toEqual(['after', 'before']);
  expect(isStale(client, children)).toBe(true);
  stop();
});

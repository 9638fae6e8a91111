import { beforeEach, expect, test } from 'vitest';
import { accessTable } from '../../../tests/support/access-table.ts';
import { type Answer, type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { ApiToken } from '../../contract/api-tokens.ts';
import type { Order } from '../../contract/objects.ts';
import { buyCourse } from '../payments/paying.test-support.ts';
let order: Order;
const school = await testSchool({ RATE_SIGN_IN: '1000' });
await buyCourse(school, await school.parent());
const owner = await school.admin();
[order] = (await owner.call('GET', '/order')).body['orders'] as [Order];
beforeEach(async () => {
  await school.rows('delete from api_tokens');
  await school.rows('delete from rate_limits');
});

const add = async (given: object = {}, by: Visitor = owner): Promise<Answer> =>
  by.call('POST', '/api-tokens', { body: { program: 'Bookkeeping', scopes: ['read'], days: 30, ...given } });
const tokensIn = ({ body }: Answer) => body['tokens'] as ApiToken[];
const made = async (given: object = {}, by: Visitor = owner) => {
  const answer = await add(given, by);
  expect(answer.status).toBe(201);
  return { token: String(answer.body['token']), id: tokensIn(answer)[0]?.api_token_id ?? 0 };
};
type Method = 'GET' | 'POST' | 'DELETE';
const by = (
  token: string,
  method: Method,
  path: string,
  more: { body?: object; cookie?: string; headers?: object } = {},
) => school.call(method, path, { ...more, headers: { ...more.headers, authorization: `Bearer ${token}` } });
const ship = (token: string, changes: object = {}) =>
  by(token, 'POST', '/order/update', {
    body: {
      order_id: order.order_id,
      courier: 'jne',
      delivery_status: 'unshipped',
      resi: 'JP123',
      ...changes,
    },
  });

test('a token is shown once, and kept as a hash alone (rule R263)', async () => {
  const answer = await add();
  const token = String(answer.body['token']);
  expect(token).toMatch(/^kc_[\w-]{43}$/);
  const [row] = await school.rows('select * from api_tokens');
  expect(JSON.stringify(row)).not.toContain(token.slice(3));
  expect(JSON.stringify((await owner.call('GET', '/api-tokens')).body)).not.toContain(token.slice(3));
  const [entry] = await school.rows(
    `select * from audit_log where kind = 'api_token' order by log_id desc limit 1`,
  );
  expect(entry).toMatchObject({ object_name: 'Bookkeeping', action: 'create' });
  expect(JSON.stringify(entry)).not.toContain(token.slice(3));
});

test('every owner is told of a new token (rule R263)', async () => {
  const other = await school.admin();
  await made({ program: 'Stock keeper' });
  const told = await school.rows(
    `select user_id, link from notifications where title = 'Stock keeper has a new API token'`,
  );
  for (const { userId } of [owner, other])
    expect(told).toContainEqual({ user_id: userId, link: '/admin/api-tokens' });
});

test('the same key makes one token, and shows it to no second answer', async () => {
  const headers = { 'idempotency-key': 'a-key-of-a-token-0' };
  const body = { program: 'Courier', scopes: ['read'], days: 30 };
  const first = await owner.call('POST', '/api-tokens', { body, headers });
  const second = await owner.call('POST', '/api-tokens', { body, headers });
  expect([first.body['token'] === undefined, second.body['token']]).toEqual([false, undefined]);
  expect(tokensIn(second)).toHaveLength(1);
});

test('a token lasts a year at most, and has a name and known scopes (rule R263)', async () => {
  for (const wrong of [
    { days: 366 },
    { days: 0 },
    { program: ' ' },
    { scopes: ['staff:write'] },
    { scopes: 'read' },
    { scopes: [] },
    { scopes: ['orders:write'] },
    { scopes: ['read', 'orders:read'] },
  ])
    expect((await add(wrong)).status, JSON.stringify(wrong)).toBe(422);
  for (let n = 0; n < 20; n += 1) await made();
  expect((await add()).body).toMatchObject({ code: 409, error: 'too_many_tokens' });
});

test('what a token opens is what the table says, and nothing else (rule R264)', async () => {
  const full = await made({ scopes: ['read', 'orders:write'] });
  const reading = await made();
  const ofOrders = await made({ scopes: ['orders:read'] });
  for (const { key, guest, token } of accessTable) {
    const [method, path] = key.split(' ') as [Method, string];
    const address = path.replaceAll(/\{\w+\}/g, '1');
    const { status } = await by(full.token, method, address, method === 'GET' ? {} : { body: {} });
    if (token !== '') {
      expect([401, 403], key).not.toContain(status);
      const orders = await by(ofOrders.token, method, address, method === 'GET' ? {} : { body: {} });
      expect(orders.status === 403, key).toBe(token !== 'orders:read');
    }
    // What is open to everybody is open to programs as to everybody.
    else if (guest === '401') expect(status, key).toBe(403);
  }
  expect((await by(reading.token, 'GET', '/order')).status).toBe(200);
  expect((await ship(reading.token)).status).toBe(403);
});

test('a program changes an order in the name of its owner, and the log names its token (rule R264)', async () => {
  const { token } = await made({ program: 'Courier', scopes: ['orders:read', 'orders:write'] });
  // Neither is a browser's, so no page can be behind it.
  const answer = await by(token, 'POST', '/order/update', {
    headers: { origin: 'https://courier.example', 'sec-fetch-site': 'cross-site' },
    body: { order_id: order.order_id, courier: 'jne', delivery_status: 'unshipped', resi: 'JP999' },
  });
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const [entry] = await school.rows(
    `select by_name, user_id from audit_log where kind = 'order' order by log_id desc limit 1`,
  );
  expect(entry).toEqual({ by_name: expect.stringMatching(/ \(Courier\)$/), user_id: owner.userId });
});

test('a table that a program takes out is logged with its token (rule R264)', async () => {
  const { token } = await made({ program: 'Bookkeeping' });
  for (const list of ['children', 'families', 'bills', 'orders', 'payments']) {
    expect((await by(token, 'GET', `/export/${list}.csv`)).status).toBe(200);
    const [entry] = await school.rows(
      `select by_name, object_id from audit_log where kind = 'export' order by log_id desc limit 1`,
    );
    expect(entry).toEqual({ by_name: expect.stringMatching(/ \(Bookkeeping\)$/), object_id: list });
  }
});

test('a token opens nothing after its end (rule R263)', async () => {
  const [ended, over] = [await made(), await made({ days: 1 })];
  expect((await by(ended.token, 'GET', '/order')).status).toBe(200);
  const answer = await owner.call('POST', '/api-tokens/end', { body: { api_token_id: ended.id } });
  expect(tokensIn(answer).find(({ api_token_id: id }) => id === ended.id)?.state).toBe('ended');
  const [entry] = await school.rows(
    `select after from audit_log where kind = 'api_token' order by log_id desc limit 1`,
  );
  expect(entry).toEqual({ after: { ended: true } });
  expect((await by(ended.token, 'GET', '/order')).body).toMatchObject({ code: 401, error: 'token_unusable' });
  expect((await by(over.token, 'GET', '/order')).status).toBe(200);
  const start = school.wallClock.now();
  school.wallClock.set(new Date(start.getTime() + 24 * 3_600_000).toISOString());
  expect((await by(over.token, 'GET', '/order')).status).toBe(401);
  school.wallClock.set(start.toISOString());
});

test('the tokens of an owner who leaves or is one no more end, also when they come back (rule R263)', async () => {
  const [leaving, demoted] = [await school.admin(), await school.admin()];
  const [one, other] = [await made({}, leaving), await made({}, demoted)];
  await owner.call('POST', '/staff/end', { body: { user_id: leaving.userId } });
  await owner.call('POST', '/staff/role', { body: { user_id: demoted.userId, role: 'clerk' } });
  expect((await by(one.token, 'GET', '/order')).status).toBe(401);
  expect((await by(other.token, 'GET', '/order')).status).toBe(401);
  await owner.call('POST', '/staff/role', { body: { user_id: demoted.userId, role: 'owner' } });
  expect((await by(other.token, 'GET', '/order')).status).toBe(401);
  expect(await school.rows('select ended_at from api_tokens where ended_at is null')).toEqual([]);
});

test('a request with a token and a session is the token’s alone', async () => {
  const { token } = await made();
  const cookie = owner.cookie();
  expect((await by(token, 'GET', '/staff', { cookie })).status).toBe(403);
  expect((await by('kc_made-up', 'GET', '/order', { cookie })).status).toBe(401);
  for (const header of ['Bearer', 'bearer  ', 'Bearer kc_ x', `BEARER ${token}x`, `Bearer ${token.slice(3)}`])
    expect(
      (await school.call('GET', '/order', { cookie, headers: { authorization: header } })).status,
      header,
    ).toBe(401);
  // Of another kind, as a proxy asks for it.
  expect(
    (await school.call('GET', '/order', { cookie, headers: { authorization: 'Basic eDp5' } })).status,
  ).toBe(200);
});

test('a token in the address is none', async () => {
  const { token } = await made();
  for (const name of ['access_token', 'token', 'authorization'])
    expect((await school.call('GET', `/order?${name}=${token}`)).status).toBe(401);
});

test('it is written down when a token was used last, at most once a minute', async () => {
  const { token } = await made();
  const start = school.wallClock.now();
  const used = async () => tokensIn(await owner.call('GET', '/api-tokens'))[0]?.last_used;
  const useAfter = async (seconds: number) => {
    school.wallClock.set(new Date(start.getTime() + seconds * 1000).toISOString());
    await by(token, 'GET', '/order');
    return used();
  };
  expect(await used()).toBeNull();
  expect(await useAfter(0)).toBe(start.toISOString());
  expect(await useAfter(59)).toBe(start.toISOString());
  expect(await useAfter(61)).toBe(new Date(start.getTime() + 61_000).toISOString());
  school.wallClock.set(start.toISOString());
});

test('a token may call 600 times in ten minutes, and another one still may (rule R264)', async () => {
  const [busy, other] = [await made(), await made()];
  expect((await by(busy.token, 'GET', '/order')).status).toBe(200);
  await school.rows(`update rate_limits set count = 600 where key like 'api_token:%'`);
  const refused = await by(busy.token, 'GET', '/order');
  expect([refused.status, refused.body['error']]).toEqual([429, 'too_many_tries']);
  expect((await by(other.token, 'GET', '/order')).status).toBe(200);
});

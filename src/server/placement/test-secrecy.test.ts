import { describe, expect, test } from 'vitest';
import { placementSchool, refusalOf } from './taking.test-support.ts';

const given = placementSchool();
const { paid, take, read, questions, at } = given;

describe('the key', () => {
  test('is in no reply: neither before, during nor after the test', async () => {
    const childId = await paid();
    const replies = [
      await take(childId),
      await questions(childId),
      await read(childId),
      await take(childId, { answer: [['a']] }),
      await take(childId, { status: '1' }),
      await read(childId),
      await questions(childId),
    ].map(({ body }) => JSON.stringify(body));
    for (const reply of replies) {
      expect(reply).not.toContain('SECRET');
      expect(reply).not.toMatch(/"(right|whyWrong|accepted|mistakes|tests|level|skill|key)"/);
    }
  });

  test('is not in the addresses of pictures and recordings, which differ from test to test', async () => {
    const [first, second] = [await paid(), await paid()];
    await take(first);
    const addresses = async (childId: number) =>
      [...JSON.stringify((await questions(childId)).body).matchAll(/\/media\/[\w-]{16}/g)].map(String);
    const one = await addresses(first);
    await take(first, { status: '1' });
    at('03:30:00');
    await take(second);
    const two = await addresses(second);
    expect(one.length).toBeGreaterThan(20);
    expect(one.filter((address) => two.includes(address))).toEqual([]);
  });

  test('questions, pictures and recordings are served while the test runs, to its family alone', async () => {
    const childId = await paid();
    await take(childId);
    const { body } = await questions(childId);
    const [address = ''] = /\/placement-test\/\d+\/media\/[\w-]{16}/.exec(JSON.stringify(body)) ?? [];
    const opened = await given.parent.call('GET', address);
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await given.stranger.call('GET', address)).status).toBe(404);
    expect(
      (await given.parent.call('GET', `/placement-test/${childId}/media/${'A'.repeat(16)}`)).status,
    ).toBe(404);
    expect((await given.parent.call('GET', `/placement-test/${childId}/media/..%2F..%2Fkey`)).status).toBe(
      404,
    );
    at('03:20:00');
    expect(refusalOf(await given.parent.call('GET', address))).toEqual([409, 'test_finished']);
    expect(refusalOf(await questions(childId))).toEqual([409, 'test_finished']);
  });
});

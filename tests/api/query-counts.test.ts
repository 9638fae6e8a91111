import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../src/contract/api.ts';
import type { EndpointShape } from '../../src/contract/endpoint.ts';
import { addBatch, enrol } from '../../src/server/enrolment/enrolled.test-support.ts';
import { addChild } from '../../src/server/families/children.test-support.ts';
import { type TestSchool, startSchool } from '../support/school.ts';

/** A page makes up to eight calls. What a call needs more than these for is a join, or is asked for all rows at once. */
const MOST_QUERIES = 5;

/** Every call that reads, made from the contract: one that is added is counted too. Files and mailed links are apart. */
const reads = Object.entries(api as Record<string, EndpointShape>).filter(
  ([key, { answers }]) => key.startsWith('GET ') && !answers && !key.includes('{token}'),
);

let school: TestSchool;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.close());

test('no call that reads asks the database more than five times, however many children a family has', async () => {
  const { parent, admin } = { parent: await school.parent(), admin: await school.admin() };
  const batch = await addBatch(school, 1, '2026-08-10');
  const another = async () => {
    const childId = await addChild(parent);
    await enrol(school, { childId, familyId: parent.userId, batch, settledAt: '2026-08-10T02:00:00Z' });
    return childId;
  };
  const first = await another();
  const counts = async () => {
    const asked = new Map<string, number>();
    for (const [key, { who }] of reads) {
      const id = key.includes('/users/') || key.includes('{userId}') ? parent.userId : 1;
      const path = key
        .slice('GET '.length)
        .replaceAll('{childId}', String(first))
        .replaceAll(/\{\w+\}/g, String(id));
      const ask = async () => {
        const caller = who === 'admin' ? admin : parent;
        expect((await caller.call('GET', path)).status, key).toBeLessThan(500);
      };
      // The first call looks up the session, and what is kept until somebody writes.
      await ask();
      asked.set(key, await school.parts.database.countQueries(ask));
    }
    return asked;
  };
  const ofOne = await counts();
  expect([...ofOne].filter(([, queries]) => queries > MOST_QUERIES)).toEqual([]);
  expect(ofOne.get('GET /course/child-course/{childId}')).toBe(3);
  await another();
  await another();
  expect([...(await counts())]).toEqual([...ofOne]);
});

import { expect, test } from 'vitest';
import { stepThrough } from './clock-move.ts';

test('why a job cannot say when it is next due is logged, without the words of the error', async () => {
  const logged: object[] = [];
  let now = new Date('2026-08-10T03:00:00Z');
  const job = {
    name: 'send-letters',
    everyMinutes: 1,
    nextDue: () => Promise.reject(new RangeError('sari@kancil.test')),
    runDue: async () => {},
  };
  const setClock = async (instant: Date) => {
    now = instant;
  };
  const log = { error: (details: object) => void logged.push(details), warn: () => {} };
  const journey = { jobs: [job], clock: { now: () => now }, setClock, run: async () => true, log };
  await stepThrough(journey, new Date('2026-08-11T03:00:00Z'));
  expect(logged[0]).toMatchObject({ job: 'send-letters', kind: 'RangeError' });
  expect(JSON.stringify(logged)).not.toContain('sari');
});

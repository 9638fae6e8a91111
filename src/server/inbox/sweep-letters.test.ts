import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/database.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { outboxMail } from '../providers/mail/outbox.ts';
import { sweepLetters } from './sweep-letters.ts';
import { letters } from './tables.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const at = (iso: string) => new Date(iso);

test('mails are forgotten 90 days after they were sent or given up; what still waits is kept', async () => {
  const letter = { kind: 'reset', language: 'en', createdAt: at('2026-01-01T00:00:00Z') } as const;
  const sentAt = at('2026-08-10T03:00:00Z');
  await database.transaction((tx) =>
    tx.insert(letters).values([
      { ...letter, recipient: 'sent@example.test', sentAt },
      { ...letter, recipient: 'failed@example.test', failedAt: at('2026-08-10T03:00:00Z') },
      { ...letter, recipient: 'younger@example.test', sentAt: at('2026-08-11T03:00:00Z') },
      { ...letter, recipient: 'waiting@example.test', nextTryAt: at('2026-01-01T00:01:00Z') },
    ]),
  );
  const recipients = async () =>
    (await database.db.select({ recipient: letters.recipient }).from(letters))
      .map(({ recipient }) => recipient)
      .toSorted();
  await sweepLetters({ database }, at('2026-11-08T03:00:00Z'));
  expect(await recipients()).toHaveLength(4);
  await sweepLetters({ database }, at('2026-11-08T03:00:00.001Z'));
  expect(await recipients()).toEqual(['waiting@example.test', 'younger@example.test']);
});

test('the outbox forgets what was sent before an instant', async () => {
  let now = at('2026-08-10T03:00:00Z');
  const outbox = outboxMail({ database, clock: { now: () => now } });
  const mail = { subject: 'Halo', text: 'Halo', html: '<p>Halo</p>' };
  await outbox.send({ to: 'old@example.test', ...mail });
  now = at('2026-08-10T03:00:01Z');
  await outbox.send({ to: 'young@example.test', ...mail });
  await outbox.forgetBefore(at('2026-08-10T03:00:01Z'));
  expect((await outbox.list({ limit: 10 })).map(({ to }) => to)).toEqual(['young@example.test']);
});

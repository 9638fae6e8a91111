import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../tests/support/database.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { type Mail, MailRefused } from '../providers/mail/mail.ts';
import { postLetter } from './post-letter.ts';
import { sendLettersJob } from './send-letters.ts';
import { letters } from './tables.ts';

let database: OpenDatabase;
const due = new Date('2026-08-10T03:00:00Z');
let now = due;

beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  now = due;
  await database.empty();
  await database.transaction((tx) =>
    tx.insert(letters).values(
      ['first', 'second', 'third'].map((name) => ({
        recipient: `${name}@example.test`,
        kind: 'reset' as const,
        language: 'en' as const,
        data: { firstName: 'Siti', gender: null, url: 'https://kancil.example/reset' },
        createdAt: due,
        nextTryAt: due,
      })),
    ),
  );
});
afterAll(() => database.close());

const nextTries = async () =>
  (await database.db.select({ at: letters.nextTryAt }).from(letters).orderBy(letters.letterId)).map(
    ({ at }) => at?.toISOString() ?? null,
  );

const sending = (send: Mail['send'], atOnce = 1) =>
  sendLettersJob({
    database,
    clock: { now: () => now },
    mail: { name: 'smtp', atOnce, send, problem: async () => null },
    render: async () => ({ subject: 'Halo', text: 'Halo', html: '<p>Halo</p>' }),
    log: { error: vi.fn() } as never,
  });

test('a mail is leased for 5 minutes when it is sent, however long those before it took', async () => {
  const seen: unknown[] = [];
  await sending(async () => {
    seen.push(await nextTries());
    now = new Date(now.getTime() + 4 * 60_000);
  }).runDue(due);
  expect(seen).toEqual([
    ['2026-08-10T03:05:00.000Z', '2026-08-10T03:00:00.000Z', '2026-08-10T03:00:00.000Z'],
    [null, '2026-08-10T03:09:00.000Z', '2026-08-10T03:00:00.000Z'],
    [null, null, '2026-08-10T03:13:00.000Z'],
  ]);
});

test('when the server stops the mail at hand is sent, and the others stay due', async () => {
  const stopping = new AbortController();
  const sent: string[] = [];
  await sending(async ({ to }) => {
    sent.push(to);
    stopping.abort();
  }).runDue(due, stopping.signal);
  expect(sent).toEqual(['first@example.test']);
  expect(await nextTries()).toEqual([null, '2026-08-10T03:00:00.000Z', '2026-08-10T03:00:00.000Z']);
});

test('a mail that is refused holds up none of the others', async () => {
  const sent: string[] = [];
  await sending(async ({ to }) => {
    if (to === 'first@example.test') throw new Error('refused');
    sent.push(to);
  }).runDue(due);
  expect(sent).toEqual(['second@example.test', 'third@example.test']);
});

test('a mail that the server refuses for good is tried once, and the others go', async () => {
  const tried: string[] = [];
  const job = sending(async ({ to }) => {
    tried.push(to);
    if (to === 'first@example.test') throw new MailRefused('EENVELOPE RCPT TO 550', true);
  });
  await job.runDue(due);
  now = new Date(due.getTime() + 7 * 24 * 3_600_000);
  await job.runDue(now);
  expect(tried).toEqual(['first@example.test', 'second@example.test', 'third@example.test']);
  expect(await job.nextDue()).toBeNull();
});

test('a mail that is refused for now is tried eight times in all, within two days', async () => {
  await database.db.update(letters).set({ kind: 'activation' });
  const tried: string[] = [];
  const job = sending(async ({ to }) => {
    tried.push(to);
    if (to === 'first@example.test') throw new MailRefused('EENVELOPE RCPT TO 451', false);
  });
  for (let run = 0; run < 20; run += 1) {
    await job.runDue(now);
    now = (await job.nextDue()) ?? now;
  }
  expect(tried.filter((to) => to === 'first@example.test')).toHaveLength(8);
  expect(now.getTime() - due.getTime()).toBeLessThan(2 * 24 * 3_600_000);
});

test('mails with a link that somebody waits for go before notices, however many are due', async () => {
  await database.empty();
  const post = postLetter({ database, clock: { now: () => now }, posted: () => undefined });
  const greeted = { firstName: 'Siti', gender: null };
  const changed = { ...greeted, at: '2026-08-10T03:00:00Z', url: 'https://kancil.example/reset' };
  await database.transaction(async (tx) => {
    for (const to of ['first@example.test', 'second@example.test'])
      await post(tx, { to, kind: 'password_changed', language: 'en', data: changed });
    const data = { ...greeted, url: 'https://kancil.example/reset' };
    await post(tx, { to: 'third@example.test', kind: 'reset', language: 'en', data });
  });
  const sent: string[] = [];
  await sending(async ({ to }) => {
    sent.push(to);
  }).runDue(due);
  expect(sent).toEqual(['third@example.test', 'first@example.test', 'second@example.test']);
});

test.each([
  { isNotice: true, what: 'a notice' },
  { isNotice: false, what: 'a mail with a link' },
])('$what is due when it is tried next, whatever else is due later', async ({ isNotice }) => {
  const job = sending(async () => undefined);
  const earliest = new Date('2026-08-10T02:00:00Z');
  await database.transaction(async (tx) => {
    await tx.update(letters).set({ isNotice: !isNotice });
    await tx
      .update(letters)
      .set({ isNotice, nextTryAt: earliest })
      .where(eq(letters.recipient, 'second@example.test'));
  });
  expect(await job.nextDue()).toEqual(earliest);
  await job.runDue(due);
  expect(await job.nextDue()).toBeNull();
});

test('as many mails go at once as the mail server is asked to take, each once', async () => {
  const open: (() => void)[] = [];
  const sent: string[] = [];
  const run = sending(async ({ to }) => {
    sent.push(to);
    // The first two wait for each other: one by one, neither would ever be sent.
    await new Promise<void>((resolve) => {
      open.push(resolve);
      if (sent.length >= 2) for (const go of open) go();
    });
  }, 2).runDue(due);
  await run;
  expect(sent.toSorted()).toEqual(['first@example.test', 'second@example.test', 'third@example.test']);
  expect(await nextTries()).toEqual([null, null, null]);
});

test('a mail with a link that is asked for while notices are sent goes next, not after all of them', async () => {
  await database.db.update(letters).set({ isNotice: true });
  const sent: string[] = [];
  await sending(async ({ to }) => {
    sent.push(to);
    if (sent.length > 1) return;
    now = new Date(due.getTime() + 1000);
    await database.transaction((tx) =>
      tx.insert(letters).values({
        recipient: 'late@example.test',
        kind: 'reset',
        language: 'en',
        data: { firstName: 'Siti', gender: null, url: 'https://kancil.example/reset' },
        createdAt: now,
        nextTryAt: now,
      }),
    );
  }).runDue(due);
  expect(sent).toEqual([
    'first@example.test',
    'late@example.test',
    'second@example.test',
    'third@example.test',
  ]);
});

test('a mail with a link is not tried any more once its link has ended (rule R6)', async () => {
  const refused = sending(async () => {
    throw new Error('451 come back later');
  });
  // After 1, 5, 15 and 60 minutes: the link of a reset works for an hour.
  for (const minutes of [0, 1, 6, 21]) {
    now = new Date(due.getTime() + minutes * 60_000);
    await refused.runDue(now);
  }
  expect(await nextTries()).toEqual([null, null, null]);
  const [row] = await database.db.select({ failedAt: letters.failedAt }).from(letters).limit(1);
  expect(row?.failedAt?.toISOString()).toBe('2026-08-10T03:21:00.000Z');
});

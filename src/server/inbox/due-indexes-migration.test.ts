import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OldDatabase, databaseBefore } from '../../../tests/support/database-before.ts';

let database: OldDatabase;
beforeAll(async () => {
  database = await databaseBefore('0046_due-indexes');
});
afterAll(() => database.close());

test('notices that waited before stay behind the mails with a link', async () => {
  const letter = (kind: string, due: string | null) =>
    `('rina@example.test', '${kind}', 'en', '2026-08-10T00:00:00Z', ${due === null ? 'null' : `'${due}'`})`;
  const due = '2026-08-10T00:01:00Z';
  await database.execute(
    `insert into letters (recipient, kind, language, created_at, next_try_at) values ${[
      letter('receipt', due),
      letter('activation', due),
      letter('placement_reminder', due),
      letter('password_changed', due),
      letter('email_removed', due),
      letter('reset', due),
      letter('email_changed', due),
      letter('receipt', null),
    ].join(', ')}`,
  );
  await database.migrate();
  const { rows } = await database.execute('select kind, is_notice from letters order by letter_id');
  expect(rows.map(({ kind, is_notice }) => [kind, is_notice])).toEqual([
    ['receipt', true],
    ['activation', false],
    ['placement_reminder', true],
    ['password_changed', true],
    ['email_removed', true],
    ['reset', false],
    ['email_changed', true],
    // Sent long ago, it is in no queue.
    ['receipt', false],
  ]);
});

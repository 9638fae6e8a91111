import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../tests/support/database.ts';
import { lettersWait } from './inbox/letters-wait.ts';
import { missingFiles } from './missing-files.ts';
import type { Files } from './providers/files/files.ts';

test('what a start looks at: files that only the database names, and letters that no mail server takes', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const stored = new Set(['a/there.webp']);
  const files = { stat: async (key: string) => (stored.has(key) ? {} : null) } as unknown as Files;
  expect(await missingFiles({ database, files })).toEqual({ missing: 0, named: 0 });
  await database.execute(`insert into placement_media (media_name, kind, file_key, made_at, used) values
    ('one', 'picture', 'a/there.webp', now(), true), ('two', 'picture', 'a/gone.webp', now(), true)`);
  expect(await missingFiles({ database, files })).toEqual({ missing: 1, named: 2 });

  const write = (tries: number, next: string) =>
    database.execute(`insert into letters (recipient, kind, language, created_at, tries, next_try_at)
      values ('sari@kancil.test', 'reset', 'id', now(), ${tries}, ${next})`);
  await write(2, 'now()');
  await write(8, 'null');
  expect(await lettersWait(database)).toBe(false);
  await write(3, 'now()');
  expect(await lettersWait(database)).toBe(true);
});

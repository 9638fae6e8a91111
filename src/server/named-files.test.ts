import { getTableName } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../tests/support/database.ts';
import { lettersWait } from './inbox/letters-wait.ts';
import { fileColumns, namedFiles } from './named-files.ts';

test('what a start looks at: files that the database names, and letters that no mail server takes', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  expect(await namedFiles(database.db)).toEqual(new Set());
  await database.execute(`insert into placement_media (media_name, kind, file_key, made_at, used) values
    ('one', 'picture', 'a/there.webp', now(), true), ('two', 'picture', 'a/gone.webp', now(), true)`);
  expect(await namedFiles(database.db)).toEqual(new Set(['a/there.webp', 'a/gone.webp']));

  const write = (tries: number, next: string) =>
    database.execute(`insert into letters (recipient, kind, language, created_at, tries, next_try_at)
      values ('sari@kancil.test', 'reset', 'id', now(), ${tries}, ${next})`);
  await write(2, 'now()');
  await write(8, 'null');
  expect(await lettersWait(database)).toBe(false);
  await write(3, 'now()');
  expect(await lettersWait(database)).toBe(true);
});

test('every column that names a file of the store is looked at', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  /** They end alike and name something else, or a row that is looked at already. */
  const others = ['bill_key', 'once_key', 'refund_key', 'browser_key'];
  const { rows } = await database.execute(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like '%\\_key' and column_name <> all($1) and table_name <> 'picture_uses'`,
    [others],
  );
  const looked = fileColumns.map(([table, column]) => `${getTableName(table)}.${column.name}`);
  expect(looked.toSorted()).toEqual(rows.map(({ name }) => String(name)).toSorted());
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OldDatabase, databaseBefore } from '../../../tests/support/database-before.ts';

let database: OldDatabase;
beforeAll(async () => {
  database = await databaseBefore('0024_news-drafts');
  await database.execute(`
    insert into news (category, title, title_indo, card_button_text, card_button_text_indo, content_detail,
      content_detail_indo, content_button_text, content_button_text_indo, created_at)
    values (1, 'Old', 'Lama', '', '', '<p>x</p>', '<p>x</p>', '', '', '2026-07-01T00:00:00Z')`);
  await database.migrate();
});
afterAll(() => database.close());

test('news that were stored before there were drafts are published since then', async () => {
  expect((await database.execute('select published_at = created_at as same from news')).rows).toEqual([
    { same: true },
  ]);
});

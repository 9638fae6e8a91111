import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OldDatabase, databaseBefore } from '../../../tests/support/database-before.ts';

let database: OldDatabase;
beforeAll(async () => {
  database = await databaseBefore('0027_news-last-change');
  const story = (title: string, published: string) => `
    insert into news (category, title, title_indo, card_button_text, card_button_text_indo, content_detail,
      content_detail_indo, content_button_text, content_button_text_indo, created_at, published_at)
    values (1, '${title}', '${title}', '', '', '<p>x</p>', '<p>x</p>', '', '', '2026-07-01T00:00:00Z', ${published})`;
  await database.execute(story('Draft', 'null'));
  await database.execute(story('Published', "'2026-07-03T00:00:00Z'"));
  await database.migrate();
});
afterAll(() => database.close());

test('news that were stored before their last change was kept have been changed when they were published', async () => {
  const { rows } = await database.execute(
    "select title, (updated_at at time zone 'UTC')::date::text as day from news order by title",
  );
  expect(rows).toEqual([
    { title: 'Draft', day: '2026-07-01' },
    { title: 'Published', day: '2026-07-03' },
  ]);
});

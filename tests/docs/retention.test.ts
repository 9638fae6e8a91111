import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retentionTable } from '../../src/domain/accounts/retention.ts';
import { tableRowsOf } from './read-docs.ts';

const root = join(import.meta.dirname, '../..');
const [, ...rows] = tableRowsOf(readFileSync(join(root, 'docs/retention.md'), 'utf8'));

const lasts = (kept: (typeof retentionTable)[keyof typeof retentionTable]['for']) => {
  if ('newest' in kept) return `the newest, as many as \`${kept.newest}\` says`;
  if ('years' in kept) return `${kept.years} ${kept.years === 1 ? 'year' : 'years'}`;
  return `${kept.milliseconds / 86_400_000} days`;
};

test('what is kept of people, and how long, is written down as the code has it', () => {
  const written = rows.map((cells) => cells.slice(0, 5));
  const coded = Object.values(retentionTable).map((kept) => [
    kept.what,
    lasts(kept.for),
    kept.from,
    `\`src/server/${kept.erasedBy}\``,
    kept.rule,
  ]);
  expect(written).toEqual(coded);
});

test('each of it is erased by a file that is there, in a test that is there', () => {
  const files = rows.flatMap((cells) =>
    [cells[3], cells[5]].map((cell) => /^`([^`]+)`$/.exec(cell ?? '')?.[1]),
  );
  expect(files).toHaveLength(2 * Object.keys(retentionTable).length);
  expect(files.filter((file) => !file || !existsSync(join(root, file)))).toEqual([]);
});

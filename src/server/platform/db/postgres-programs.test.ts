import { expect, test } from 'vitest';
import { withoutPassword } from './postgres-programs.ts';

test('no password stands among the words that a program of PostgreSQL is started with', () => {
  const read = Object.fromEntries(
    [
      'postgres://kancil:p%40ss@db:5432/kancil?sslmode=require',
      'postgres://kancil:p@ss@db/kancil',
      'postgres:///kancil?host=db&password=gehe%26im&user=kancil',
      'postgres://kancil@/kancil?host=/var/run/postgresql',
      'postgres://db:5432/kancil',
    ].map((url) => [url, Object.values(withoutPassword(url))]),
  );
  expect(read).toEqual({
    'postgres://kancil:p%40ss@db:5432/kancil?sslmode=require': [
      'postgres://kancil@db:5432/kancil?sslmode=require',
      'p@ss',
    ],
    'postgres://kancil:p@ss@db/kancil': ['postgres://kancil@db/kancil', 'p@ss'],
    'postgres:///kancil?host=db&password=gehe%26im&user=kancil': [
      'postgres:///kancil?host=db&user=kancil',
      'gehe&im',
    ],
    'postgres://kancil@/kancil?host=/var/run/postgresql': [
      'postgres://kancil@/kancil?host=/var/run/postgresql',
      null,
    ],
    'postgres://db:5432/kancil': ['postgres://db:5432/kancil', null],
  });
});

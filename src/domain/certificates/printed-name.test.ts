import { describe, expect, test } from 'vitest';
import { mayBearName, mayBePrinted } from './printed-name.ts';

describe('a name on paper (rule R218)', () => {
  test.each([
    'Siti Rahma',
    "Moh. Ridwan Nu'man",
    'Zoë Ångström-Łuczak',
    'Nguyễn Thị Hương',
    'Zoe\u0308',
    'Анна Петрова',
    'محمد علي',
    'ꦏꦚ꧀ꦕꦶꦭ꧀',
    'प्रिया शर्मा',
    'W'.repeat(40),
  ])('can be printed: %s', (name) => expect(mayBePrinted(name)).toBe(true));

  test.each(['陈伟', 'Ελένη', '한나', 'דוד', 'Siti 🎉', ''])('cannot be printed: %j', (name) =>
    expect(mayBePrinted(name)).toBe(false),
  );

  test.each([
    ['Siti Rahma', 'Siti Rahmah', 'Siti Rahmah', true],
    ['Siti Rahma', 'Siti Rahma', 'Siti Rahma', false],
    ['Siti Rahma', 'Budi Santoso', 'Siti Rahmah', false],
    ['Siti Rahma', '陈伟', '陈伟', false],
  ])(
    'on a certificate of %s, of a child now called %s, staff confirm %s: %j',
    (printed, now, confirmed, may) => expect(mayBearName({ printed, now, confirmed })).toBe(may),
  );
});

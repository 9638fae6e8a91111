import { describe, expect, test } from 'vitest';
import { isToBeReissued, mayBePrinted } from './printed-name.ts';

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

  test('a corrected name is printed again, the same one is not', () => {
    expect(isToBeReissued({ name: 'Siti Rahma' }, { name: 'Siti Rahmah' })).toBe(true);
    expect(isToBeReissued({ name: 'Siti Rahma' }, { name: 'Siti Rahma' })).toBe(false);
  });
});

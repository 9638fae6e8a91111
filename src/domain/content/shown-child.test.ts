import { expect, test } from 'vitest';
import { mayBePublished } from './shown-child.ts';

test('a performance that shows a child needs its parent’s consent, one that shows nobody named does not (rule R168)', () => {
  expect(mayBePublished({ mayBeShown: true })).toBe(true);
  expect(mayBePublished({ mayBeShown: false })).toBe(false);
  expect(mayBePublished(null)).toBe(true);
});

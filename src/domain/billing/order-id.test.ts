import { expect, test } from 'vitest';
import { isOrderId } from './order-id.ts';

test.each([
  ['KE-12-00ff00ff00ff00ff', true],
  ['A_b~c.9-', true],
  ['x'.repeat(50), true],
  ['x'.repeat(51), false],
  ['', false],
  ['\0', false],
  ['a\0b', false],
  ['KE-1\n', false],
  ['KE-\ud800', false],
  ['../x', false],
])('%j can be an order id: %s', (text, is) => {
  expect(isOrderId(text)).toBe(is);
});

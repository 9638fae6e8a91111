import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { leavesRecord, useGuardedForm } from './guard.tsx';

const at = (pathname: string, search = '') => ({ pathname, search });

test('another page leaves a form, another filter of its list does not', () => {
  expect(leavesRecord(null, at('/admin/batches/3'), at('/admin/batches'))).toBe(true);
  expect(leavesRecord(null, at('/admin/orders', '?q=a'), at('/admin/orders', '?q=b&order=4'))).toBe(false);
});

test('a panel is left for another record and when it closes, not by what else its address says', () => {
  const open = at('/admin/orders', '?order=4');
  expect(leavesRecord('order', open, at('/admin/orders', '?order=5'))).toBe(true);
  expect(leavesRecord('order', open, at('/admin/orders'))).toBe(true);
  expect(leavesRecord('order', open, at('/admin/orders', '?q=jne&order=4'))).toBe(false);
});

test('a dialog closes unasked unless its form asks for itself', () => {
  let guarded: ReturnType<typeof useGuardedForm> | undefined;
  const Dialog = () => {
    guarded = useGuardedForm();
    return null;
  };
  renderToStaticMarkup(<Dialog />);
  expect(guarded?.ask()).toBe(false);
  guarded?.guardBy(() => true);
  expect(guarded?.ask()).toBe(true);
  guarded?.guardBy(null);
  expect(guarded?.ask()).toBe(false);
});

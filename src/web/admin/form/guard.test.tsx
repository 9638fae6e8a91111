import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { leavesRecord, useEnclosure } from './guard.tsx';

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
  const close = vi.fn<() => void>();
  let dialog: ReturnType<typeof useEnclosure> | undefined;
  const Dialog = () => {
    dialog = useEnclosure(close);
    return null;
  };
  renderToStaticMarkup(<Dialog />);
  if (!dialog) throw new Error('it is rendered');
  const { enclosure, closeUnlessAsked } = dialog;
  closeUnlessAsked();
  expect(close).toHaveBeenCalledTimes(1);
  enclosure.asks.current = () => true;
  closeUnlessAsked();
  expect(close).toHaveBeenCalledTimes(1);
  enclosure.asks.current = () => false;
  closeUnlessAsked();
  expect(close).toHaveBeenCalledTimes(2);
});

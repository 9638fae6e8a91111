import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type AfterSaving, useAfterSaving } from './row-panel.tsx';

/** Saves with "Save and next". */
const saveAndGoOn = async (next: NonNullable<AfterSaving['next']>) => {
  const close = vi.fn<() => void>();
  let then: ReturnType<typeof useAfterSaving> | undefined;
  const Form = () => {
    then = useAfterSaving({ close, next });
    return null;
  };
  renderToStaticMarkup(createElement(Form));
  await then?.next?.();
  then?.onDone();
  return close.mock.calls.length;
};

test.each<[string, NonNullable<AfterSaving['next']>, number]>([
  ['stays for the next row', async () => true, 0],
  ['closes when the next page has become empty', async () => false, 1],
  ['closes when the next page cannot be read', () => Promise.reject(new Error('cut')), 1],
])('after saving, a panel %s', async (_, next, closed) => expect(await saveAndGoOn(next)).toBe(closed));

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-screens.ts';

beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(''))));
afterEach(() => vi.unstubAllGlobals());

const settled = (part: Promise<unknown>) => {
  const later = new Promise((resolve) => setImmediate(resolve, 'waits'));
  return Promise.race([part.catch(String), later]);
};
/** As Chromium, Firefox and WebKit say it, and Vite of a style sheet. */
const notArrived = [
  'TypeError: Failed to fetch dynamically imported module: http://kancil.test/assets/a.js',
  'TypeError: error loading dynamically imported module: http://kancil.test/assets/a.js',
  'TypeError: Importing a module script failed.',
  'Error: Unable to preload CSS for /assets/a.css',
];

test.each(notArrived)('a part that did not arrive is loaded again: %s', async (message) => {
  const load = vi.fn().mockRejectedValueOnce(message).mockResolvedValue('part');
  expect(await loadPart(load)).toBe('part');
});

test.each(notArrived)('a part that is gone waits for the newer version: %s', async (message) => {
  const load = vi.fn().mockRejectedValue(message);
  const part = loadPart(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await settled(part)).toBe('waits');
});

test('a part that fails when it runs is an error, not a newer version', async () => {
  const load = vi.fn().mockRejectedValue(new ReferenceError('x is not defined'));
  expect(await settled(loadPart(load))).toBe('ReferenceError: x is not defined');
  expect(load).toHaveBeenCalledTimes(1);
});

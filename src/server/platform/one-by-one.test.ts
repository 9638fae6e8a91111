import { expect, test, vi } from 'vitest';
import { oneByOne } from './one-by-one.ts';

const said = () => ({ log: { error: vi.fn() }, of: 'bill', failed: 'could not be sent' });

test('what fails is logged by its id, and those after it are done', async () => {
  const [done, { log, ...words }] = [[] as number[], said()];
  await oneByOne([1, 2, 3], { log, ...words }, async (id) => {
    if (id === 2) throw new TypeError('a name that no log may hold');
    done.push(id);
  });
  expect(done).toEqual([1, 3]);
  expect(log.error.mock.calls).toEqual([
    [expect.objectContaining({ bill: 2, kind: 'TypeError' }), 'could not be sent'],
  ]);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('a name');
});

test('a server that stops ends it after the one at hand', async () => {
  const [done, stopping] = [[] as number[], new AbortController()];
  await oneByOne([1, 2, 3], { ...said(), stopping: stopping.signal }, async (id) => {
    stopping.abort();
    done.push(id);
  });
  expect(done).toEqual([1]);
});

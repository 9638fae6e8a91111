import { expect, test, vi } from 'vitest';
import { listenForUndoKey } from './undo-key.ts';

const press = (field: EventTarget, keys: Partial<KeyboardEvent>) => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key: 'z', ...keys });
  field.dispatchEvent(event);
  return event.defaultPrevented;
};

test.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true, key: 'Z' }, true],
  [{}, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, key: 'y' }, false],
])('%o takes back what was done last: %j', (keys, isTakenBack) => {
  const [field, run] = [new EventTarget(), vi.fn<() => void>()];
  listenForUndoKey(run, field);
  expect([press(field, keys), run.mock.calls.length]).toEqual([isTakenBack, isTakenBack ? 1 : 0]);
});

test('in a field in which something was typed since, the keys take back the typing', () => {
  const [field, run] = [new EventTarget(), vi.fn<() => void>()];
  const end = listenForUndoKey(run, field);
  field.dispatchEvent(new Event('input'));
  expect([press(field, { ctrlKey: true }), run.mock.calls.length]).toEqual([false, 0]);
  end();
  listenForUndoKey(run, field);
  expect([press(field, { ctrlKey: true }), run.mock.calls.length]).toEqual([true, 1]);
});

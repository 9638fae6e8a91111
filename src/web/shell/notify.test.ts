import { expect, test, vi } from 'vitest';
import { texts } from '../../i18n/en/parent-area.ts';
import { ApiRefusal } from '../frame/api.ts';
import {
  closeNotification,
  messageOf,
  notify,
  notifyProblem,
  runUndo,
  shownNotification,
  withdrawUndo,
} from './notify.ts';

test('closing runs the callback first and then what was queued, in order', () => {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const id = notify({
    message: 'a',
    severity: 'info',
    onClose: note('callback'),
    followUps: [note('first'), note('second')],
  });
  closeNotification(id);
  closeNotification(id);
  expect(done).toEqual(['callback', 'first', 'second']);
});

test('a newer message closes the older one, whose timer then closes nothing', () => {
  const done: string[] = [];
  const old = notify({ message: 'old', severity: 'info', onClose: () => void done.push('old') });
  const newer = notify({ message: 'new', severity: 'info', onClose: () => void done.push('new') });
  expect(done).toEqual(['old']);
  closeNotification(old);
  expect(done).toEqual(['old']);
  closeNotification(newer);
  expect(done).toEqual(['old', 'new']);
});

test('the callback hears whether somebody closed it', () => {
  const heard: string[] = [];
  const onClose = (closing: string) => void heard.push(closing);
  closeNotification(notify({ message: 'a', severity: 'error', onClose }), 'by_hand');
  closeNotification(notify({ message: 'b', severity: 'error', onClose }), 'by_itself');
  notify({ message: 'c', severity: 'error', onClose });
  closeNotification(notify({ message: 'd', severity: 'error' }));
  expect(heard).toEqual(['by_hand', 'by_itself', 'replaced']);
});

test("a failure shows the server's message if present, else our own", () => {
  expect(messageOf(new ApiRefusal(404, 'Account not Found'))(texts)).toBe('Account not Found');
  expect(messageOf(new ApiRefusal(502, ''))(texts)).toBe(texts.shell.unexpected);
  expect(messageOf(new ApiRefusal(0, ''))(texts)).toBe(texts.shell.offline);
  expect(messageOf(new Error('inner detail'))(texts)).toBe(texts.shell.unexpected);
});

test('what a notification is about is taken back once, and not by another that came in its place', () => {
  const done: string[] = [];
  const offer = (name: string) =>
    notify({
      message: name,
      severity: 'success',
      undo: { label: () => 'Undo', look: '', listen: () => () => undefined, run: () => void done.push(name) },
    });
  const first = offer('first');
  const second = offer('second');
  runUndo(first);
  runUndo(second);
  runUndo(second);
  expect([done, shownNotification()]).toEqual([['second'], null]);
});

test('when its time is over nothing is taken back any more, and the message stays', () => {
  const run = vi.fn<() => void>();
  const id = notify({
    message: 'Saved',
    severity: 'success',
    undo: { label: () => 'Undo', look: '', listen: () => () => undefined, run },
  });
  // The time of another one, that this one has replaced, ends nothing.
  withdrawUndo(id - 1);
  expect(shownNotification()?.undo).toBeDefined();
  withdrawUndo(id);
  expect(shownNotification()).toMatchObject({ message: 'Saved', undo: undefined });
  runUndo(id);
  expect(run).not.toHaveBeenCalled();
});

test('what is wrong with a thing on the page ends with it, and leaves another message alone', () => {
  const clear = vi.fn();
  const end = notifyProblem('Too large', clear);
  end();
  expect([shownNotification(), clear.mock.calls]).toEqual([null, []]);
  const again = notifyProblem('Too large', clear);
  notify({ severity: 'success', message: 'Saved' });
  again();
  expect(shownNotification()?.message).toBe('Saved');
});

import { useSyncExternalStore } from 'react';
import type { Texts } from '../../i18n/texts.ts';
import { ApiRefusal } from '../frame/api.ts';

/** `by_hand`: somebody closed it; `by_itself`: its time was over; `replaced`: it no longer holds, or another came. */
export type Closing = 'by_hand' | 'by_itself' | 'replaced';

export type Message = string | ((texts: Texts) => string);

export interface Undo {
  label: (texts: Texts) => string;
  /** the class of its button, in the sheet of the area that offers it */
  look: string;
  /** listens for the key that does the same; answers what ends that */
  listen: (run: () => void) => () => void;
  run: () => void;
}

export interface Notification {
  message: Message;
  /** below the message: which thing it is about, and what became of it */
  detail?: Message | undefined;
  severity: 'error' | 'warning' | 'info' | 'success';
  position?: 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';
  /** a way on, opened in a new tab unless it says `here`: what is typed here stays */
  action?: { label: (texts: Texts) => string; href: string; here?: boolean };
  /** takes back what the message says; offered for ten seconds, by a button and by Ctrl+Z */
  undo?: Undo | undefined;
  /** until it is closed by hand or by what opened it */
  stays?: boolean;
  /** runs when it closes, however that came about */
  onClose?: (closing: Closing) => void;
  /** run after `onClose`, in order */
  followUps?: readonly ((closing: Closing) => void)[];
}

export interface Shown extends Notification {
  id: number;
}

let current: Shown | null = null;
let count = 0;
const listeners = new Set<() => void>();

const show = (next: Shown | null) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Shows a message in the notification bar; one that still stands there is closed first. @returns its id */
export const notify = (notification: Notification): number => {
  if (current) closeNotification(current.id);
  count += 1;
  show({ ...notification, id: count });
  return count;
};

/** The server's message if there is one, else ours. */
export const messageOf =
  (error: unknown) =>
  ({ shell }: Texts): string => {
    if (!(error instanceof ApiRefusal)) return shell.unexpected;
    return error.message || (error.code === 0 ? shell.offline : shell.unexpected);
  };

/** Every failure: red, with the server's message. */
export const notifyFailure = (
  error: unknown,
  rest: Pick<Notification, 'action' | 'detail' | 'onClose' | 'followUps' | 'undo'> = {},
) => notify({ severity: 'error', message: messageOf(error), ...rest });

/** Closes it, unless another has taken its place. */
export const closeNotification = (id: number, closing: Closing = 'replaced') => {
  if (current?.id !== id) return;
  const { onClose, followUps = [] } = current;
  show(null);
  onClose?.(closing);
  for (const followUp of followUps) followUp(closing);
};

/** A failure that is shown on the page as well: closing it by hand takes it away there too. @returns what ends it with its cause */
export const notifyProblem = (message: string, clear: () => void) => {
  const id = notify({ severity: 'error', message, onClose: (closing) => closing === 'by_hand' && clear() });
  return () => closeNotification(id);
};

/** Offers the undoing no more; the message stays until its own time is over. */
export const withdrawUndo = (id: number) => {
  if (current?.id === id && current.undo) show({ ...current, undo: undefined });
};

/** Takes back what this notification is about, once. */
export const runUndo = (id: number) => {
  const undo = current?.id === id ? current.undo : undefined;
  closeNotification(id);
  undo?.run();
};

/** Closes a notification that no longer holds, such as the error of a call that has now succeeded. */
export const dismissNotification = () => {
  if (current) closeNotification(current.id);
};

/** Closes an error only. */
export const dismissFailure = () => {
  if (current?.severity === 'error') closeNotification(current.id);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What stands in the bar, null when nothing does. */
export const shownNotification = () => current;

export const useNotification = () => useSyncExternalStore(subscribe, shownNotification, () => null);

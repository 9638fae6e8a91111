import { useSyncExternalStore } from 'react';
import { call } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { type FormDraft, keepDraft, readDraft } from '../form/draft.ts';
import { forgetUpload } from '../../app/upload/upload-memory.ts';
import { secondsLeft } from '../../app/upload/upload-pace.ts';
import { transfer } from './upload-transfer.ts';

/** A form's entry that is saved as soon as its video has arrived, while whoever made it works elsewhere. */
export interface QueuedSave {
  /** names the form and its record among the drafts */
  form: string;
  /** what is saved, as people call it */
  subject: string;
  /** where the form stands */
  address: string;
  draft: FormDraft;
  /** why it was not saved, in the words of the moment; null while it may still be */
  problem: string | null;
}

/** A file on its way to the server. */
export interface TrayUpload {
  readonly file: File;
  readonly userId: number;
  /** bytes */
  readonly sent: number;
  /** `waiting` for another file to be sent; `cut` while the server cannot be reached */
  readonly state: 'sending' | 'waiting' | 'cut' | 'converting' | 'arrived' | 'failed';
  /** percent that is converted, while it is */
  readonly converted: number | null;
  /** until it has arrived, as far as that can be told */
  readonly secondsLeft: number | null;
  /** some of it had arrived before this page was loaded */
  readonly isResumed: boolean;
  readonly problem: unknown;
  readonly save: QueuedSave | null;
}

interface Running {
  controller: AbortController;
  arrival: Promise<string>;
  uploadId: string | null;
}

let entries: readonly TrayUpload[] = [];
const none: readonly TrayUpload[] = [];
const running = new Map<File, Running>();
const reopened = new Map<string, File>();
const listeners = new Set<() => void>();

const show = (next: readonly TrayUpload[]) => {
  entries = next;
  for (const listener of listeners) listener();
};
const entryOf = (file: File) => entries.find((entry) => entry.file === file);
const change = (file: File, next: Partial<TrayUpload>) =>
  show(entries.map((entry) => (entry.file === file ? { ...entry, ...next } : entry)));
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The files that this page sends or has sent, until a lesson uses them. */
export const useUploads = () =>
  useSyncExternalStore(
    subscribe,
    () => entries,
    () => none,
  );

/** Sends a file, unless that is done already. @returns the id by which a lesson is saved with it */
export const arrivalOf = (file: File, userId: number): Promise<string> => {
  const known = running.get(file);
  if (known && entryOf(file)?.state !== 'failed') return known.arrival;
  const begun = {
    file,
    userId,
    sent: 0,
    state: 'sending',
    secondsLeft: null,
    converted: null,
    isResumed: false,
  } as const;
  show([...entries.filter((entry) => entry.file !== file), { ...begun, problem: null, save: null }]);
  const controller = new AbortController();
  const own: Running = { controller, arrival: Promise.resolve(''), uploadId: null };
  running.set(file, own);
  own.arrival = send(own, file, userId);
  // The entry tells of a failure; who waits for the file hears of it besides.
  own.arrival.catch(() => undefined);
  return own.arrival;
};

/** One file after the other is sent, so that the first is there as soon as can be; all first parts are sent at once. */
let lastTurn: Promise<unknown> = Promise.resolve();
const takeTurn = () => {
  const ready = lastTurn;
  const { promise, resolve: end } = Promise.withResolvers<void>();
  lastTurn = promise;
  return { ready, end };
};

const send = async (own: Running, file: File, userId: number): Promise<string> => {
  const { size } = file;
  let turn: ReturnType<typeof takeTurn> | undefined;
  let start = { at: performance.now(), bytes: -1 };
  const measureFrom = (bytes: number) => {
    start = { at: performance.now(), bytes };
  };
  const sentSoFar = () => entryOf(file)?.sent ?? 0;
  const onSent = (sent: number) => {
    if (start.bytes === -1) {
      measureFrom(sent);
      change(file, { isResumed: sent > 0 });
    }
    change(file, { sent, secondsLeft: secondsLeft(start, { at: performance.now(), sent, size }) });
  };
  const onLine = (isThere: boolean) => {
    measureFrom(sentSoFar());
    change(file, { state: isThere ? 'sending' : 'cut', secondsLeft: null });
  };
  const waitForTurn = async () => {
    if (turn) return;
    turn = takeTurn();
    change(file, { state: 'waiting' });
    await turn.ready;
    measureFrom(sentSoFar());
    change(file, { state: 'sending' });
  };
  const onConverted = (converted: number | null) => {
    // The next file may be sent meanwhile.
    turn?.end();
    change(file, { state: 'converting', sent: size, secondsLeft: null, converted });
  };
  const { signal } = own.controller;
  const onBegun = (id: string) => {
    own.uploadId = id;
    // It was given up before the server had named it.
    if (signal.aborted) remove(id);
  };
  try {
    const id = await transfer({
      call,
      file,
      userId,
      signal,
      onBegun,
      onSent,
      onLine,
      onConverted,
      turn: waitForTurn,
    });
    change(file, { state: 'arrived', sent: size, secondsLeft: null });
    return id;
  } catch (error) {
    change(file, { state: 'failed', problem: error, secondsLeft: null });
    throw error;
  } finally {
    turn?.end();
  }
};

/** A lesson has the file now, or nobody wants it any more. */
export const forgetFile = (file: File): void => {
  const entry = entryOf(file);
  running.delete(file);
  if (entry) forgetUpload(entry.userId, file);
  show(entries.filter((other) => other.file !== file));
};

/** Stops a file on its way; what was queued with it becomes its form's draft again. */
export const cancelUpload = (file: File): void => {
  keepQueuedAsDrafts(entries.filter((entry) => entry.file === file));
  giveUp(file);
};

/** Stops sending a file, and has the server delete what has arrived. */
export const giveUp = (file: File): void => {
  const own = running.get(file);
  forgetFile(file);
  if (!own) return;
  own.controller.abort();
  if (own.uploadId !== null) remove(own.uploadId);
};

/** What cannot be deleted now goes a day later by itself. */
const remove = (uploadId: string) =>
  void mutate('DELETE /uploads/{uploadId}', { params: { uploadId } }).catch(() => undefined);

/** Keeps an entry that is being saved when its form is left. */
export const queueSave = (file: File, save: Omit<QueuedSave, 'problem'>): void =>
  change(file, { save: { ...save, problem: null } });

export const isQueued = (file: File): boolean => Boolean(entryOf(file)?.save);

/** A queued entry was not saved: the tray says why, and leads back to its form. */
export const stopSave = (file: File, problem: string): void => {
  const save = entryOf(file)?.save;
  if (save) change(file, { save: { ...save, problem } });
};

/**
 * Puts a queued entry back into its form, which takes the file by `takeReopened`. @returns the form's address; null while another
 * entry stands in that form
 */
export const reopenForm = (file: File): string | null => {
  const entry = entryOf(file);
  if (!entry?.save) return null;
  const { form, address, draft } = entry.save;
  if (readDraft(entry.userId, form)) return null;
  keepDraft(entry.userId, form, draft);
  reopened.set(form, file);
  change(file, { save: null });
  return address;
};

/** The file of the entry that was put back into a form; once. */
export const takeReopened = (form: string): File | null => {
  const file = reopened.get(form) ?? null;
  reopened.delete(form);
  return file;
};

/** Queued entries become drafts again, where no other has taken their place. */
const keepQueuedAsDrafts = (those: readonly TrayUpload[]): void => {
  for (const { save, userId } of those)
    if (save && !readDraft(userId, save.form)) keepDraft(userId, save.form, save.draft);
};

/** Before the page goes. */
export const keepAllAsDrafts = (): void => keepQueuedAsDrafts(entries);

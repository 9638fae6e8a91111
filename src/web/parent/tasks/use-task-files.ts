import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FamilyUpload } from '../../../contract/family-uploads.ts';
import type { FamilyUploadKind } from '../../../domain/courses/family-upload.ts';
import { mutate } from '../../app/mutations.ts';
import { forgetUpload } from '../../app/upload/upload-memory.ts';
import { type SentFor, memoryOf, transferForTask } from './family-transfer.ts';
import { type FileProblem, readyToSend } from './file-problem.ts';

/** One file that will be sent in. */
export interface TaskFileEntry {
  readonly key: number;
  readonly kind: FamilyUploadKind;
  readonly name: string;
  /** null: it was sent before this page was loaded, and stands at `stored` */
  readonly file: File | null;
  readonly stored: string | null;
  /** in bytes */
  readonly size: number;
  readonly sent: number;
  /** `cut` while the server cannot be reached */
  readonly state: 'sending' | 'cut' | 'converting' | 'ready' | 'failed';
  /** why it was not taken: what shows of the file itself, or what the server answered */
  readonly problem: FileProblem | { refusal: unknown } | null;
  readonly uploadId: string | null;
}

/** What can be handed in: of those that are ready, by their ids; null while one is on its way or was not taken. */
export const idsWhenReady = (entries: readonly TaskFileEntry[]): string[] | null =>
  entries.every(({ state }) => state === 'ready')
    ? entries.flatMap(({ uploadId }) => (uploadId === null ? [] : [uploadId]))
    : null;

/** What became of a file once the server has looked at all of it. */
export const endOf = (
  { state, upload_id, kind }: Pick<FamilyUpload, 'state' | 'upload_id' | 'kind'>,
  chosenAs: FamilyUploadKind,
): Pick<TaskFileEntry, 'state' | 'problem' | 'uploadId' | 'kind'> => {
  const problem = state === 'ready' ? null : state === 'too_long' ? 'too_long' : 'not_readable';
  const end = problem === null ? 'ready' : 'failed';
  return { state: end, problem, uploadId: upload_id, kind: kind ?? chosenAs };
};

/** What cannot be removed now goes by itself a day later. */
const removeUpload = (uploadId: string) =>
  void mutate('DELETE /family-uploads/{uploadId}', { params: { uploadId } }).catch(() => undefined);

/**
 * The files of a task that is being made: each is sent from the moment it is chosen. What no task has when the page is left is removed
 * again; after a reload, what is ready stands in `before`, and a file that is chosen again goes on where it stopped.
 */
export const useTaskFiles = (of: SentFor, before: readonly FamilyUpload[]) => {
  const [entries, setEntries] = useState<readonly TaskFileEntry[]>(() =>
    before.map((upload, key) => ({
      key,
      kind: upload.kind ?? 'picture',
      name: upload.name,
      file: null,
      stored: upload.media_url,
      size: upload.size,
      sent: upload.size,
      state: 'ready',
      problem: null,
      uploadId: upload.upload_id,
    })),
  );
  const nextKey = useRef(before.length);
  const running = useRef(new Map<number, { controller: AbortController; uploadId: string | null }>());
  const change = (key: number, next: Partial<TaskFileEntry>) =>
    setEntries((all) => all.map((entry) => (entry.key === key ? { ...entry, ...next } : entry)));

  const send = async (key: number, kind: FamilyUploadKind, chosen: File) => {
    const own = { controller: new AbortController(), uploadId: null as string | null };
    running.current.set(key, own);
    const { signal } = own.controller;
    try {
      const file = await readyToSend(kind, chosen);
      if (signal.aborted) return;
      if (!(file instanceof File)) return change(key, { state: 'failed', problem: file });
      change(key, { file, size: file.size });
      const upload = await transferForTask(of, {
        file,
        signal,
        onBegun: (uploadId) => {
          own.uploadId = uploadId;
          // It was given up before the server had named it.
          if (signal.aborted) removeUpload(uploadId);
          else change(key, { uploadId });
        },
        onSent: (sent) => change(key, { sent, state: 'sending' }),
        onLine: (isThere) => change(key, { state: isThere ? 'sending' : 'cut' }),
        onConverting: () => change(key, { state: 'converting', sent: file.size }),
      });
      change(key, { sent: file.size, ...endOf(upload, kind) });
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', problem: { refusal: error } });
    } finally {
      running.current.delete(key);
    }
  };

  const stop = ({ key, file, uploadId }: TaskFileEntry) => {
    const own = running.current.get(key);
    own?.controller.abort();
    if (file) forgetUpload(memoryOf(of), file);
    const begun = own?.uploadId ?? uploadId;
    if (begun !== null) removeUpload(begun);
  };
  /** a task has what was there: leaving the page removes nothing of it */
  const isHandedIn = useRef(false);
  const giveUpAll = useEffectEvent(() => {
    if (!isHandedIn.current) for (const entry of entries) stop(entry);
  });
  useEffect(() => () => giveUpAll(), []);
  const isHeld = entries.some(({ file, state }) => file !== null && state !== 'failed');
  useHeldPage(isHeld);

  return {
    entries,
    add: (kind: FamilyUploadKind, file: File) => {
      isHandedIn.current = false;
      const key = nextKey.current++;
      const entry = { key, kind, name: file.name, file, stored: null, size: file.size, sent: 0 };
      setEntries((all) => [...all, { ...entry, state: 'sending', problem: null, uploadId: null }]);
      void send(key, kind, file);
    },
    remove: (entry: TaskFileEntry) => {
      stop(entry);
      setEntries((all) => all.filter(({ key }) => key !== entry.key));
    },
    /** A task has them now. */
    handedIn: () => {
      isHandedIn.current = true;
      for (const { file } of entries) if (file) forgetUpload(memoryOf(of), file);
      setEntries([]);
    },
  };
};

/** Makes the browser ask before the page goes with what was chosen or recorded. */
const useHeldPage = (held: boolean) =>
  useEffect(() => {
    if (!held) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [held]);

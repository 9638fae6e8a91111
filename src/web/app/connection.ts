import { useSyncExternalStore } from 'react';
import { ApiRefusal } from '../frame/api.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5000;

interface Connection {
  /** how many reads wait for the server to be reached again */
  readonly waiting: number;
  /** files are gone, the server has a newer version of the site; with the address of the screen that was wanted */
  readonly outdated: { readonly wanted: string | undefined } | null;
}

let connection: Connection = { waiting: 0, outdated: null };
const listeners = new Set<() => void>();
const change = (next: Partial<Connection>) => {
  connection = { ...connection, ...next };
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const unknown: Connection = { waiting: 0, outdated: null };

export const useConnection = () =>
  useSyncExternalStore(
    subscribe,
    () => connection,
    () => unknown,
  );

/** The server was not reached, or a proxy answered in its place. */
export const isUnreachable = (error: unknown) =>
  error instanceof ApiRefusal &&
  (error.code === 0 || (error.error === null && /^50[234]$/.test(`${error.code}`)));

/** Repeats a read that did not reach the server until it does. Gives up when the signal says so. */
export const untilReached = async <Answer>(
  read: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> => {
  let pause = 0;
  try {
    for (;;)
      try {
        return await read();
      } catch (error) {
        if (signal?.aborted || !isUnreachable(error)) throw error;
        if (pause === 0) change({ waiting: connection.waiting + 1 });
        pause = Math.min(pause === 0 ? FIRST_PAUSE_MS : 2 * pause, LONGEST_PAUSE_MS);
        await pauseFor(pause, signal);
      }
  } finally {
    if (pause > 0) change({ waiting: connection.waiting - 1 });
  }
};

/** Ends early when the browser is online again. */
export const pauseFor = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });

/** Fetches a file of the site to its end, so that the browser keeps it. Throws `ApiRefusal`, as calls of the API do. */
export const fetchWhole = async (address: string, how: RequestInit = {}) => {
  const file = await fetch(address, how).catch(() => null);
  if (!file?.ok) throw new ApiRefusal(file?.status ?? 0, '');
  await file.arrayBuffer().catch(() => {
    throw new ApiRefusal(0, '');
  });
};

/** Throws when the server cannot be reached. */
export const askWhetherReached = () => fetchWhole('/favicon.svg', { method: 'HEAD', cache: 'no-store' });

/** The page waits for ever for what is gone; `ConnectionNotice` leads to the newer version. */
export const waitForNewVersion = (wanted?: string): Promise<never> => {
  change({ outdated: { wanted } });
  return new Promise(() => {});
};

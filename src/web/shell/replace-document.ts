import { useEffect } from 'react';
import { type Notification, notify } from './notify.ts';

type Notice = Pick<Notification, 'severity'> & { message: string };

const KEY = 'kancil-notice';

/**
 * Ends this document for another one, which takes its place in the history. Never settles: what waits for it stays
 * loading until the other page is there.
 * @param notice said there, by a screen that has `useNotice()`
 */
export const replaceDocument = (path: string, notice?: Notice): Promise<never> => {
  if (notice) keep(JSON.stringify(notice));
  location.replace(path);
  return new Promise(() => {});
};

/** Says what the document before this one left to be said. */
export const useNotice = () =>
  useEffect(() => {
    const notice = read();
    if (notice) notify(notice);
  }, []);

// A browser may withhold its storage: then the notice is lost, and nothing else.
const keep = (notice: string) => {
  try {
    sessionStorage.setItem(KEY, notice);
  } catch {}
};

const read = (): Notice | null => {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as Notice);
  } catch {
    return null;
  }
};

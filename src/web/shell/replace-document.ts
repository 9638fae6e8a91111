import { useEffect } from 'react';
import { type Notification, notify } from './notify.ts';

type Notice = Pick<Notification, 'severity'> & { message: string };

const KEY = 'kancil-notice';

/**
 * Loads another document in place of this one in the history. The promise never settles, so that a form stays in its
 * loading state until then.
 * @param notice shown there by a screen that calls `useNotice()`
 */
export const replaceDocument = (path: string, notice?: Notice): Promise<never> => {
  if (notice) keep(JSON.stringify(notice));
  location.replace(path);
  return new Promise(() => {});
};

/** Shows the notice that the previous document left. */
export const useNotice = () =>
  useEffect(() => {
    const notice = read();
    if (notice) notify(notice);
  }, []);

// Session storage may be blocked: then only the notice is lost.
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

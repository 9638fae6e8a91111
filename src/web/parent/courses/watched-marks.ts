import { ApiRefusal, isRefusedAs } from '../../frame/api.ts';

/** A watched video whose mark has not reached the server yet. */
export interface Mark {
  readonly courseId: number;
  readonly childId: number;
}

/** How long to wait before a mark that failed is sent again. */
const RETRY_DELAY_MS = 5000;
const KEY = 'kancil.marks';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isMark = (value: unknown): value is Mark => {
  const { courseId, childId } = (value ?? {}) as Partial<Mark>;
  return Number.isInteger(courseId) && Number.isInteger(childId);
};

/** Marks still to be sent; what cannot be read counts as none. */
export const pendingMarks = (store: Store): readonly Mark[] => {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMark) : [];
  } catch {
    return [];
  }
};

const same = (a: Mark) => (b: Mark) => a.courseId === b.courseId && a.childId === b.childId;

/** Storage may be blocked; then a mark is kept as long as the page. */
const keep = (store: Store, marks: readonly Mark[]) => {
  try {
    if (marks.length === 0) store.removeItem(KEY);
    else store.setItem(KEY, JSON.stringify(marks));
  } catch {
    // nothing to do about it
  }
};

export const storeMark = (store: Store, mark: Mark) => {
  const kept = pendingMarks(store);
  if (!kept.some(same(mark))) keep(store, [...kept, mark]);
};

export const removeMark = (store: Store, mark: Mark) =>
  keep(
    store,
    pendingMarks(store).filter((one) => !same(mark)(one)),
  );

/** How long until a failed mark is sent again; null when the answer will not change. */
export const retryDelay = (error: unknown): number | null => {
  if (!(error instanceof ApiRefusal)) return null;
  const { code, retryAfter } = error;
  if (code !== 0 && code !== 429 && code < 500) return null;
  return Math.max(RETRY_DELAY_MS, (retryAfter ?? 0) * 1000);
};

interface SendOptions<Reply> {
  store: Store;
  send: (mark: Mark) => Promise<Reply>;
  wait: (milliseconds: number) => Promise<void>;
  /** whether the page is still open */
  goesOn: () => boolean;
}

/**
 * Sends a mark with retries until the server accepts or refuses it. Until then it is stored in the browser, so that it is
 * sent again after a reload. Null when it was refused or the page was left.
 */
export const sendMark = async <Reply>(mark: Mark, sending: SendOptions<Reply>): Promise<Reply | null> => {
  storeMark(sending.store, mark);
  while (sending.goesOn()) {
    try {
      const reply = await sending.send(mark);
      removeMark(sending.store, mark);
      return reply;
    } catch (error) {
      const pause = retryDelay(error);
      if (pause === null) {
        if (!isRefusedAs(error, 'not_signed_in')) removeMark(sending.store, mark);
        return null;
      }
      await sending.wait(pause);
    }
  }
  return null;
};

import type { ChildCourse } from '../../../contract/objects.ts';
import type { WordAnswer } from '../../../contract/words.ts';
import { ApiRefusal, isRefusedAs } from '../../frame/api.ts';

/** A watched video or a played game that has not reached the server yet. */
export interface Mark {
  readonly courseId: number;
  readonly childId: number;
  /** of the game; a mark without them is of the video */
  readonly answers?: readonly WordAnswer[];
}

/** How long to wait before a mark that failed is sent again. */
const RETRY_DELAY_MS = 5000;
const KEY = 'kancil.marks';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isMark = (value: unknown): value is Mark => {
  const { courseId, childId, answers = [] } = (value ?? {}) as Partial<Mark>;
  return Number.isInteger(courseId) && Number.isInteger(childId) && Array.isArray(answers);
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

/** A game that is played again counts as it was played first. */
export const isSameMark = (a: Mark) => (b: Mark) =>
  a.courseId === b.courseId && a.childId === b.childId && !a.answers === !b.answers;

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
  if (!kept.some(isSameMark(mark))) keep(store, [...kept, mark]);
};

export const removeMark = (store: Store, mark: Mark) =>
  keep(
    store,
    pendingMarks(store).filter((one) => !isSameMark(mark)(one)),
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
}

/**
 * Sends a mark with retries until the server accepts or refuses it. Until then it is stored in the browser, so that it is
 * sent again after a reload. Null when it was refused.
 */
export const sendMark = async <Reply>(mark: Mark, sending: SendOptions<Reply>): Promise<Reply | null> => {
  storeMark(sending.store, mark);
  for (;;)
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
};

/** Lessons as they stand once these marks of their child have arrived (rule R371). */
export const asEarned = (courses: readonly ChildCourse[], marks: readonly Mark[], at: Date): ChildCourse[] =>
  courses.map((course) => {
    const { course_id: courseId, watched_at: watched, played_at: played } = course.child_course;
    const own = marks.filter((mark) => mark.courseId === courseId);
    if (own.length === 0) return course;
    const now = at.toISOString();
    const watchedAt = own.some(({ answers }) => !answers) ? now : null;
    const playedAt = own.some(({ answers }) => answers) ? now : null;
    return {
      ...course,
      child_course: {
        ...course.child_course,
        watched_at: watched ?? watchedAt,
        played_at: played ?? playedAt,
      },
    };
  });

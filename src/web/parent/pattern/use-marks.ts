import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ChildCourse } from '../../../contract/objects.ts';
import { pauseFor } from '../../app/connection.ts';
import { deviceTime } from '../../app/device-clock.ts';
import { mutate } from '../../app/mutations.ts';
import { queryClient, refetchStale } from '../../app/query.ts';
import { type Mark, asEarned, isSameMark, pendingMarks, sendMark, storeMark } from './watched-marks.ts';

const send = ({ courseId, childId, answers }: Mark): Promise<unknown> =>
  answers
    ? mutate('POST /course/play', { body: { child_id: childId, course_id: courseId, answers: [...answers] } })
    : mutate('GET /course/mark/{courseId}', { params: { courseId }, query: { child_id: childId } });

interface OnTheirWay {
  readonly marks: readonly Mark[];
  /** when the latest was earned */
  readonly at: Date;
  /** the line is cut, so that they wait */
  readonly isLate: boolean;
}

const nothing: OnTheirWay = { marks: [], at: new Date(0), isLate: false };
let onTheirWay = nothing;
const listeners = new Set<() => void>();
const change = (next: OnTheirWay) => {
  onTheirWay = next;
  for (const listener of listeners) listener();
};
const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let former: Promise<unknown> = Promise.resolve();

/** Sends one after another, whichever screen is shown: a game is taken once its video counts as watched. */
export const sendInOrder = (mark: Mark): void => {
  if (onTheirWay.marks.some(isSameMark(mark))) return;
  storeMark(localStorage, mark);
  change({ ...onTheirWay, marks: [...onTheirWay.marks, mark], at: new Date(deviceTime()) });
  const wait = (milliseconds: number) => {
    change({ ...onTheirWay, isLate: true });
    return pauseFor(milliseconds);
  };
  const sendAfter = async (earlier: Promise<unknown>) => {
    await earlier;
    const reply = await sendMark(mark, { store: localStorage, send, wait });
    if (reply !== null) await refetchStale(queryClient());
    const marks = onTheirWay.marks.filter((one) => one !== mark);
    change({ ...onTheirWay, marks, isLate: false });
  };
  former = sendAfter(former);
};

/** Sends the marks that an earlier page could not send. */
export const useSendMarks = () => {
  useEffect(() => {
    for (const mark of pendingMarks(localStorage)) sendInOrder(mark);
  }, []);
};

const useOnTheirWay = () =>
  useSyncExternalStore(
    watch,
    () => onTheirWay,
    () => nothing,
  );

/** Whether something that was earned waits for the line. */
export const useIsLate = (): boolean => useOnTheirWay().isLate;

/** A child's lessons with the stars that are still on their way (rule R371). */
export const useEarned = (courses: readonly ChildCourse[], childId: number): ChildCourse[] => {
  const { marks, at } = useOnTheirWay();
  return useMemo(
    () =>
      asEarned(
        courses,
        marks.filter((mark) => mark.childId === childId),
        at,
      ),
    [courses, marks, at, childId],
  );
};

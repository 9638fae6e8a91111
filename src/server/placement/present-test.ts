import type { PlacementTest } from '../../contract/placement.ts';
import { testDeadline, testRuns } from '../../domain/placement/test-window.ts';
import type { TestRow } from './test-store.ts';
import { timesOf } from './test-times.ts';

/** An instant in UTC to the second: `YYYY-MM-DD HH:mm:ss`. */
const utcSecond = (instant: Date) => instant.toISOString().slice(0, 19).replace('T', ' ');

const resultOf = ({ placedBy, result, rightByPart }: TestRow): PlacementTest['placement_test_result'] =>
  result !== null && (placedBy === 'test' || placedBy === 'staff')
    ? { grade: result, set_by: placedBy, score: rightByPart && [...rightByPart] }
    : null;

/** A test as the wire names it at `now`, the business clock's time. */
export const presentTest = (test: TestRow, now: Date): PlacementTest => {
  const times = timesOf(test);
  const deadline = testDeadline(test.startedAt);
  const runs = testRuns(times, now);
  return {
    placement_test_id: test.placementTestId,
    child_id: test.childId,
    start_time: utcSecond(test.startedAt),
    finish_time: times.finishedAt && utcSecond(times.finishedAt),
    deadline: utcSecond(deadline),
    seconds_left: runs ? Math.floor((deadline.getTime() - now.getTime()) / 1000) : 0,
    active_part: test.activePart,
    answer: test.answers.map((inPart) => [...inPart]),
    status: runs ? '0' : '1',
    academic_year_id: test.academicYearId,
    form: test.form,
    reads_recordings: test.readsRecordings,
    replays: test.replays,
    placement_test_result: resultOf(test),
  };
};

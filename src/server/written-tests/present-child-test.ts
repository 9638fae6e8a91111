import type { ChildWrittenTest } from '../../contract/written-test-objects.ts';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { writtenState, writtenTestLength } from '../../domain/assessment/written-window.ts';
import { testDeadline, testRuns } from '../../domain/placement/test-window.ts';
import { paths } from '../../paths.ts';
import type { Beside } from './beside-tests.ts';
import type { TestRow } from './written-test-store.ts';

/** Seconds until the deadline of a test at home; 0 unless it runs. */
export const secondsLeft = (test: TestRow, now: Date): number =>
  testRuns(test, now, writtenTestLength)
    ? Math.floor((testDeadline(test.startedAt, writtenTestLength).getTime() - now.getTime()) / 1000)
    : 0;

/** The address of the photo of a test's sheet; null of a test at home. */
export const sheetUrl = ({ writtenTestId, sheetKey, version }: TestRow): string | null =>
  sheetKey === null ? null : paths.writtenTestSheet(writtenTestId, String(version));

/** A family sees that a test is being marked, and its result with the report alone. */
export const presentChildTest = (
  part: PartOfYear,
  { facts, test, bill }: Beside,
  now: Date,
): ChildWrittenTest => {
  const state = writtenState(facts, now);
  const isAtHome = test?.way === 'home';
  return {
    part,
    state: state === 'to_mark' ? 'sent' : state,
    closed_by: test || facts.right === 'open' ? null : facts.right,
    bill,
    first_day: facts.week.firstDay,
    last_day: facts.week.lastDay,
    opened_until: facts.openedUntil,
    written_test_id: test?.writtenTestId ?? null,
    way: test?.way ?? null,
    deadline: isAtHome ? testDeadline(test.startedAt, writtenTestLength).toISOString() : null,
    seconds_left: isAtHome ? secondsLeft(test, now) : 0,
    finished_at: test?.finishedAt?.toISOString() ?? null,
    sheet_url: test && sheetUrl(test),
  };
};

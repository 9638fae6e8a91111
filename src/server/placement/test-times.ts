import type { TestTimes } from '../../domain/placement/test-window.ts';
import type { TestRow } from './test-store.ts';

/** When a test was started and ended. It has ended too when staff have placed the child while it was at it. */
export const timesOf = ({ startedAt, finishedAt, placedAt }: TestRow): TestTimes => ({
  startedAt,
  finishedAt: finishedAt ?? placedAt,
});

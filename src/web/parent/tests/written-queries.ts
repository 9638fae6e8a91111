import type { ChildWrittenTest } from '../../../contract/written-test-objects.ts';
import { writtenTestsQuery } from '../enrolment/child-queries.ts';

/** A test, and when this page asked for it, by `performance.now`: what is left counts from then. */
export type TimedTest = ChildWrittenTest & { asked_at: number };

/** One part's test, for the page on which it is taken; null: the child has none. */
export const timedTestQuery = (childId: number, part: number) => {
  const asked = writtenTestsQuery(childId);
  return {
    queryKey: [...asked.queryKey, 'timed', part],
    queryFn: async (): Promise<TimedTest | null> => {
      const askedAt = performance.now();
      const found = (await asked.queryFn()).tests.find((test) => test.part === part);
      return found ? { ...found, asked_at: askedAt } : null;
    },
  };
};

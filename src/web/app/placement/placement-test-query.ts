import { isRefusedAs } from '../../frame/api.ts';
import type { PlacementTest } from '../../../contract/placement.ts';
import { apiQuery } from '../screen.ts';

/** A test, and when this page asked for it, by `performance.now`: what is left counts from then. */
export type TimedTest = PlacementTest & { asked_at: number };

/** The query for a child's placement test; null when none was started. */
export const placementTestQuery = (childId: number) => {
  const asked = apiQuery('GET /placement-test/{childId}', { params: { childId } });
  return {
    ...asked,
    queryFn: async (): Promise<TimedTest | null> => {
      const askedAt = performance.now();
      try {
        return { ...(await asked.queryFn()).placement_test, asked_at: askedAt };
      } catch (error) {
        if (isRefusedAs(error, 'placement_test_not_found')) return null;
        throw error;
      }
    },
  };
};

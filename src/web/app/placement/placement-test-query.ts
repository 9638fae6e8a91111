import { isRefusedAs } from '../../frame/api.ts';
import { apiQuery } from '../screen.ts';

/** The query for a child's placement test; null when none was started. */
export const placementTestQuery = (childId: number) => {
  const asked = apiQuery('GET /placement-test/{childId}', { params: { childId } });
  return {
    ...asked,
    queryFn: async () => {
      try {
        return (await asked.queryFn()).placement_test;
      } catch (error) {
        if (isRefusedAs(error, 'placement_test_not_found')) return null;
        throw error;
      }
    },
  };
};

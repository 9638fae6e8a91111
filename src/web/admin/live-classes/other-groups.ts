import { MAX_PAGE_SIZE } from '../../../contract/fields.ts';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';

/** Whether a child may still join it. */
export const hasPlace = ({ pupils, places }: Pick<LiveGroup, 'pupils' | 'places'>): boolean =>
  pupils < places;

/** The other groups of the same batch and grade, also those that are full. */
export const othersOf = (groups: readonly LiveGroup[], from: LiveGroup): LiveGroup[] =>
  groups
    .filter(
      ({ academic_year_id: year, grade, group_id: id }) =>
        year === from.academic_year_id && grade === from.grade && id !== from.group_id,
    )
    .toSorted((one, other) => one.number - other.number);

/** Reads every page of the batch: a large one has more groups than one page holds. */
export const otherGroupsQuery = (from: LiveGroup) => ({
  queryKey: ['groups to join', from.academic_year_id, from.grade, from.group_id],
  queryFn: async (): Promise<LiveGroup[]> => {
    const found: LiveGroup[] = [];
    for (let page = 1; ; page += 1) {
      const query = { academic_year_id: from.academic_year_id, page, size: MAX_PAGE_SIZE };
      const { groups, total = 0 } = await readAnew(apiQuery('GET /live-class', { query }));
      found.push(...groups);
      if (groups.length === 0 || page * MAX_PAGE_SIZE >= total) return othersOf(found, from);
    }
  },
});

import { courseSorts } from '../../../contract/courses.ts';
import { apiQuery } from '../../app/screen.ts';
import { type Filters, wordFilter } from '../list/list-params.ts';
import { listScreen } from '../list/list-screen.tsx';
import { parseId } from '../list/record-id.ts';
import { COURSE_FILTERS, courseChoices } from './course-choices.ts';
import { daysOf, releasedFilter } from './course-releases.ts';

const videoChoices = ['with', 'without', 'soon'] as const;
const isVideoChoice = (word: string): word is (typeof videoChoices)[number] =>
  videoChoices.some((choice) => choice === word);

/** What the list is filtered by, as its address says it. */
export const courseFilters = {
  ...courseChoices,
  batch: parseId,
  released: releasedFilter,
  video: wordFilter(isVideoChoice),
};

/** The filters as the server is asked. The days of release are those of a batch. */
export const askedOf = ({ grade, type, batch, released, video }: Filters<typeof courseFilters>) => ({
  grade,
  type,
  ...(video === 'soon' && { needed_soon: 'true' as const }),
  ...(video && video !== 'soon' && { has_video: video === 'with' ? ('true' as const) : ('false' as const) }),
  ...(batch && { academic_year_id: batch, ...daysOf(released) }),
});

export const batchesQuery = apiQuery('GET /academic-year-admin');

export const courseList = listScreen({
  filters: courseFilters,
  sorts: courseSorts,
  // Days of release are those of one year: what was looked at then is not what is looked for on a later visit.
  remember: { as: COURSE_FILTERS, only: ['grade', 'type'] },
  filterQueries: [batchesQuery],
  query: (page, filters) => apiQuery('GET /course/all', { query: { ...page, ...askedOf(filters) } }),
  read: ({ courses: rows, total }) => ({ rows, total }),
  rowId: 'master_course_id',
});

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { yearPart } from './written-test-objects.ts';
import { namedObject } from './named-object.ts';

/** What waits for a child of its tests, reports and tasks. Each is null where nothing does. */
const ChildToday = namedObject('ChildToday', {
  child_id: z.int(),
  /** whether any part of its year has tests and a report; false: the package has none */
  has_tests: z.boolean(),
  written_test: z.nullable(
    z.object({
      part: yearPart,
      state: z.enum(['running', 'open']),
      /** the last day on which it may be begun */
      until: z.string(),
    }),
  ),
  /** booked and not over, the next one */
  oral_test: z.nullable(
    z.object({
      part: yearPart,
      /** an ISO instant */
      starts_at: z.string(),
      minutes: z.int(),
      /** the first name */
      teacher: z.nullable(z.string()),
      /** `soon`: on its day, and from 24 hours before; `open`: from 15 minutes before to its end */
      state: z.enum(['booked', 'soon', 'open']),
      /** while it is open */
      link: z.nullable(z.string()),
    }),
  ),
  /** times of an oral test are free and none is booked; the last day on which one can be chosen */
  oral_choice: z.nullable(z.object({ part: yearPart, until: z.string() })),
  /** the newest of its year that no parent has opened */
  report: z.nullable(z.object({ report_id: z.int(), part: yearPart })),
  /** of its last year, which is over */
  certificate: z.nullable(z.object({ certificate_id: z.int(), grade: z.int() })),
  /** what the teacher said in the last seven days of something that was sent in, the newest */
  feedback: z.nullable(z.object({ task_id: z.int(), given_at: z.string() })),
});
export type ChildToday = z.output<typeof ChildToday>;

export const familyToday = {
  'GET /childs/today': endpoint({
    summary: 'What waits for each child of the family: tests, a report or certificate to see, and feedback',
    tag: 'Children',
    who: 'parent',
    reply: z.object({ children: z.array(ChildToday) }),
  }),
};

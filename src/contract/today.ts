import * as z from 'zod/mini';
import { todayCards } from '../domain/access/today-cards.ts';
import { endpoint } from './endpoint.ts';
import { namedObject } from './named-object.ts';

/** Something that waits for the staff. */
export const TodayCard = namedObject('TodayCard', {
  kind: z.enum(todayCards),
  count: z.int().check(z.positive()),
  /** whole rupiah; absent where it is not about money */
  sum: z.optional(z.int()),
  /** how many of these are late; of written tests, how many children wait for them. Absent where none is or nothing can be */
  late: z.optional(z.int()),
  /** the page of the back office whose list shows exactly these */
  link: z.string(),
});
export type TodayCard = z.output<typeof TodayCard>;

export const today = {
  'GET /office/today': endpoint({
    summary: 'What waits for whoever asks, the most urgent first; nothing of what is done',
    tag: 'Today',
    who: 'teacher',
    reply: z.object({ cards: z.array(TodayCard) }),
  }),
};

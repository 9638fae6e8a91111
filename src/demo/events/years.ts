import { addDays, dayInJakarta, mondayOf, startOfDay } from '../../domain/values/calendar-date.ts';
import { createBatch } from '../../server/calendar/create-batch.ts';
import { assertAccepted } from '../assert-accepted.ts';
import type { DemoState, DemoContext } from '../demo-context.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';
import { type DemoBatch, demoBatches } from '../years.ts';

/** The Monday of the week that `now` lies in, in Indonesia. */
const thisMonday = (now: Date) => mondayOf(dayInJakarta(now));

/** The batches, made as early as they had to be. */
export const yearEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] =>
  demoBatches.map((batch) => ({
    at: daysAfter(startOfDay(addDays(thisMonday(now), batch.createdInWeek * 7)), 0.4),
    what: `the ${batch.name} batch is created`,
    happen: async () => {
      story.batches.set(
        batch.name,
        assertAccepted(await createBatch(ground.calendar, { by: null, isNew: true, ...daysOf(batch, now) })),
      );
    },
  }));

/** The days of a batch when the demo is loaded at `now`. */
export const daysOf = (
  { startsInWeek, registrationInWeeks: [from, until], holidays }: DemoBatch,
  now: Date,
) => {
  const monday = (week: number) => addDays(thisMonday(now), week * 7);
  return {
    startDate: monday(startsInWeek),
    startRegistration: monday(from),
    endRegistration: addDays(monday(until), 6),
    holidayWeeks: holidays.map((week) => monday(startsInWeek + week)),
  };
};

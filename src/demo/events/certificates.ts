import { endDateOf } from '../../domain/calendar/batch-year.ts';
import { addDays, startOfDay } from '../../domain/values/calendar-date.ts';
import { issueCertificatesJob } from '../../server/certificates/issue-certificates.ts';
import type { DemoContext } from '../demo-context.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';
import { demoBatches } from '../years.ts';
import { daysOf } from './years.ts';

/** On the day after a year of the demo was over, its certificates are issued. */
export const certificateEvents = (ground: DemoContext, now: Date): DemoEvent[] =>
  demoBatches
    .map((batch) => ({
      name: batch.name,
      at: daysAfter(startOfDay(addDays(endDateOf(daysOf(batch, now).startDate), 1)), 0.01),
    }))
    .filter(({ at }) => at < now)
    .map(({ name, at }) => ({
      at,
      what: `the certificates of the ${name} batch are issued`,
      happen: () => issueCertificatesJob(ground.certificates).runDue(ground.clock.now()),
    }));

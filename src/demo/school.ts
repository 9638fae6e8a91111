import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdmin } from '../server/accounts/create-admin.ts';
import { assertAccepted } from './assert-accepted.ts';
import { certificateEvents } from './events/certificates.ts';
import { contentEvents } from './events/content.ts';
import { familyEvents } from './events/families.ts';
import { lessonEvents } from './events/lessons.ts';
import { liveClassEvents } from './events/live-classes.ts';
import { oralTestEvents } from './events/oral-tests.ts';
import { inboxEvents, placementEvents } from './events/office.ts';
import { purchaseEvents } from './events/purchases.ts';
import { taskEvents } from './events/tasks.ts';
import { reportEvents } from './events/reports.ts';
import { watchingEvents } from './events/watching.ts';
import { writtenTestEvents } from './events/written-tests.ts';
import { yearEvents } from './events/years.ts';
import { type SchoolContext, demoContext, newDemoState } from './demo-context.ts';
import { DEMO_PASSWORD, demoAdmin, demoStaff } from './people.ts';
import { daysAfter, runTimeline, demoClock } from './timeline.ts';

export type { SchoolContext } from './demo-context.ts';

/**
 * Makes the demo school: runs the use cases that a school would use, each at its time in a year that ends today, so that the
 * data is a state the product can reach. Not one transaction, because the gateway is called in between: the caller records
 * when it is finished, and starts again when it is not.
 */
export const loadSchool = async (school: SchoolContext): Promise<void> => {
  const now = school.accounts.clock.now();
  const uploads = await mkdtemp(join(tmpdir(), 'kancil-demo-'));
  try {
    const clock = demoClock(daysAfter(now, -490));
    const ground = demoContext(school, clock, uploads);
    const story = newDemoState();
    for (const person of [demoAdmin, ...demoStaff])
      assertAccepted(await createAdmin(ground.accounts, { ...person, password: DEMO_PASSWORD }));
    await runTimeline(
      [
        ...yearEvents(ground, story, now),
        ...lessonEvents(ground, story, now),
        ...familyEvents(ground, story, now),
        ...purchaseEvents(ground, story, now),
        ...placementEvents(ground, story, now),
        ...watchingEvents(ground, story, now),
        ...liveClassEvents(ground, story, now),
        ...oralTestEvents(ground, story, now),
        ...writtenTestEvents(ground, story, now),
        ...reportEvents(ground, story, now),
        ...certificateEvents(ground, now),
        ...taskEvents(ground, story, now),
        ...contentEvents(ground, story, now),
        ...inboxEvents(ground, story, now),
      ],
      clock,
      (work) => school.accounts.database.transaction(work),
    );
  } finally {
    await rm(uploads, { recursive: true, force: true });
  }
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdmin } from '../server/accounts/create-admin.ts';
import { done } from './done.ts';
import { contentEvents } from './events/content.ts';
import { familyEvents } from './events/families.ts';
import { lessonEvents } from './events/lessons.ts';
import { inboxEvents, placementEvents } from './events/office.ts';
import { purchaseEvents } from './events/purchases.ts';
import { watchingEvents } from './events/watching.ts';
import { yearEvents } from './events/years.ts';
import { type SchoolGround, groundOfStory, newStory } from './ground.ts';
import { DEMO_PASSWORD, demoAdmin } from './people.ts';
import { daysAfter, live, storyClock } from './timeline.ts';

export type { SchoolGround } from './ground.ts';

/**
 * The demo school, made by letting its people live through a year that ends today: everything is done by the use cases
 * a school would use, each at its time, so that the school can hold nothing impossible. It is not one transaction,
 * because a bank is asked in between: whoever calls notes when it is finished, and begins anew when it never was.
 */
export const loadSchool = async (school: SchoolGround): Promise<void> => {
  const now = school.accounts.clock.now();
  const uploads = await mkdtemp(join(tmpdir(), 'kancil-demo-'));
  try {
    const clock = storyClock(daysAfter(now, -365));
    const ground = groundOfStory(school, clock, uploads);
    const story = newStory();
    done(await createAdmin(ground.accounts, { ...demoAdmin, password: DEMO_PASSWORD }));
    await live(
      [
        ...yearEvents(ground, story, now),
        ...lessonEvents(ground, story, now),
        ...familyEvents(ground, story, now),
        ...purchaseEvents(ground, story, now),
        ...placementEvents(ground, story, now),
        ...watchingEvents(ground, story, now),
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

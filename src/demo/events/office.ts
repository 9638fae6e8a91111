import { placeLateChildrenJob } from '../../server/placement/place-late-children.ts';
import { listNotifications } from '../../server/inbox/list-notifications.ts';
import { markAsRead } from '../../server/inbox/mark-as-read.ts';
import { assertAccepted } from '../assert-accepted.ts';
import { type DemoState, type DemoContext, required } from '../demo-context.ts';
import { demoFamilies } from '../people.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';
import { demoBuyers } from '../purchases.ts';

/** Some hours after a child's three days for the placement test are over, the school looks. */
export const placementEvents = (ground: DemoContext, _story: DemoState, now: Date): DemoEvent[] =>
  demoBuyers
    .map(({ firstName, buys }) => ({
      at: daysAfter(now, 3.2 - buys.daysAgo),
      what: `the placement of ${firstName} is looked at`,
      happen: () => placeLateChildrenJob(ground.placement).runDue(ground.clock.now()),
    }))
    .filter(({ at }) => at < now);

/** Families have read what is older than a week. */
export const inboxEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] => [
  {
    at: daysAfter(now, -7),
    what: 'families read their messages',
    happen: async () => {
      for (const { email } of demoFamilies) {
        const { userId } = required(story.parents, email);
        for (const { notifId } of await listNotifications(ground.accounts.database, userId))
          assertAccepted(await markAsRead(ground.accounts, userId, notifId));
      }
    },
  },
];

import type { visits } from '../../contract/visits.ts';
import type { Actors } from '../accounts/actors.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { Clock } from '../providers/clock/clock.ts';
import { countVisit } from './count-visit.ts';

export const visitsRoutes = (context: {
  database: OpenDatabase;
  clock: Clock;
}): Handlers<typeof visits, Actors> => ({
  'POST /visit/{entry}': ({ params: { entry }, ...browser }) =>
    countVisit(context, { step: 'came', entry }, browser),
  'POST /visit/{entry}/priced': ({ params: { entry }, ...browser }) =>
    countVisit(context, { step: 'priced', entry }, browser),
});

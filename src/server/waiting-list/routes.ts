import type { waitingList } from '../../contract/waiting-list.ts';
import { refuse } from '../../contract/refusals.ts';
import type { Actors } from '../accounts/actors.ts';
import { hashOfToken } from '../accounts/token.ts';
import { inEvenTime } from '../platform/http/in-even-time.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { WaitingContext } from './context.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { deleteByToken, setConfirmed } from './waiting-store.ts';

export const waitingListRoutes = (context: WaitingContext): Handlers<typeof waitingList, Actors> => {
  const { database, clock } = context;
  return {
    'POST /waiting-list': async ({ body, count }) => {
      await inEvenTime(joinWaitingList(context, body, count));
      return {};
    },
    'POST /waiting-list/confirm': async ({ body }) => {
      const confirm = database.transaction((tx) => setConfirmed(tx, hashOfToken(body.token), clock.now()));
      return (await confirm) ? {} : refuse('not_found');
    },
    'POST /waiting-list/leave': async ({ body }) => {
      const leave = database.transaction((tx) => deleteByToken(tx, hashOfToken(body.token)));
      return (await leave) ? {} : refuse('not_found');
    },
  };
};

import type { User } from '../../contract/objects.ts';
import { call } from '../frame/api.ts';
import { SESSION_KEY, askSession } from '../frame/session.ts';
import { withOverlay } from '../shell/with-overlay.ts';
import { untilReached } from './connection.ts';
import { queryClient } from './query.ts';

/**
 * A page restored from the back-forward cache may show another account's data: it is covered until its session has been
 * asked for. Of the same account it stays, with what was typed.
 */
export const watchComingBack = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void withOverlay(comeBack());
  });

const comeBack = async () => {
  const before = queryClient().getQueryData<User | null>(SESSION_KEY);
  const user = await untilReached(() => askSession(call));
  if (user?.user_id === before?.user_id) await queryClient().invalidateQueries();
  else location.reload();
};

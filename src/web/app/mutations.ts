import { type Answer, type CallKey, type CallRest, call } from '../frame/api.ts';
import { tellOtherWindows } from './freshness.ts';
import { markStale, queryClient } from './query.ts';

/**
 * A call that changes something. From then on all that is kept counts as stale, here and in the browser's other windows. What is shown
 * is refetched as soon as the mutation has ended (query.ts), so that a form which leaves for another screen does not ask for what it
 * showed itself. The same holds after a refusal, which may come of data that changed since they were shown, and after an answer that
 * was lost: the change may have been made.
 */
export const mutate = async <Key extends CallKey>(key: Key, ...rest: CallRest<Key>): Promise<Answer<Key>> => {
  try {
    return await call<Key>(key, ...rest);
  } finally {
    await markStale(queryClient());
    tellOtherWindows();
  }
};

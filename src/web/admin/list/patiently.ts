import { type CallKey, call } from '../../frame/api.ts';
import { untilReached } from '../../app/connection.ts';
import { type ApiQuery, fetchWith } from '../../app/screen.ts';

/**
 * A query whose former answer stays on the page until the new one comes: over a cut line it waits, and says so. Once nobody waits for
 * it any more, because something else was asked for, it is cancelled.
 */
export const patiently = <Key extends CallKey>({ queryKey }: ApiQuery<Key>) => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    untilReached(() => fetchWith(call, ...queryKey, { signal }), signal),
  retry: false,
  meta: { repeated: true } as const,
});

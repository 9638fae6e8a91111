import { type FreshPage, mayChange } from '../../hydrated/fresh-page.ts';

/**
 * Everything that the back office shows is kept as it stands on the server. What has no answer yet offers to try again, and is left to
 * that; what asks by itself has a pace of its own.
 */
export const freshOffice: FreshPage = {
  pollMs: 30_000,
  isAsked: (query, causes) => {
    if (!query.isActive() || query.state.data === undefined) return false;
    if (causes.has('broadcast')) return true;
    // Who comes back from another window has perhaps changed something there, however fresh this is.
    if (causes.has('return')) return mayChange(query);
    return query.isStale() && !query.observers.some(({ options }) => options.refetchInterval);
  },
};

import type { FreshPage } from '../../hydrated/fresh-page.ts';

/**
 * Everything that the back office shows is kept as it stands on the server. What has no answer yet offers to try again, and is left to
 * that; what asks by itself has a pace of its own.
 */
export const freshOffice: FreshPage = {
  pollMs: 30_000,
  isAsked: (query, causes) => {
    if (!query.isActive() || query.state.data === undefined) return false;
    if (causes.has('broadcast')) return true;
    const asksByItself = query.observers.some(({ options }) => options.refetchInterval);
    return query.isStale() && (causes.has('return') || !asksByItself);
  },
};

import { useCallback } from 'react';
import { useRouteLoaderData } from 'react-router';

/** When this document was loaded, by the performance clock, in milliseconds. */
const arrival = (): number => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.responseStart ?? 0;
};

/**
 * The business clock in milliseconds, for countdowns: the server's time at load plus the time since. So it is right on a phone
 * whose clock is wrong, and in the demo, whose clock can be moved. In the browser only.
 */
export const useSchoolClock = (): (() => number) => {
  const root = useRouteLoaderData<{ now: string }>('root');
  if (!root) throw new Error('The root loader did not say what time it is');
  const { now } = root;
  // The same function as long as the document stays, so that effects do not begin anew.
  return useCallback(() => Date.parse(now) + performance.now() - arrival(), [now]);
};

/** What the business clock showed when this document was rendered, in milliseconds: the same on the server and in the browser. */
export const useLoadedAt = (): number => {
  const root = useRouteLoaderData<{ now: string }>('root');
  return Date.parse(root?.now ?? '');
};

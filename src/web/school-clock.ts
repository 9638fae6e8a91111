import { useRouteLoaderData } from 'react-router';

/** How far the school's clock was ahead of this device's when the document came, in milliseconds. */
const aheadOf = (now: string): number => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Date.parse(now) - (performance.timeOrigin + (document?.responseStart ?? 0));
};

/**
 * The school's clock in milliseconds, for what runs out while somebody looks at it: right also on a phone whose own
 * clock is wrong, and in the demo, whose clock has been moved. In the browser only.
 */
export const useSchoolClock = (): (() => number) => {
  const root = useRouteLoaderData<{ now: string }>('root');
  if (!root) throw new Error('The root loader did not say what time it is');
  return () => Date.now() + aheadOf(root.now);
};

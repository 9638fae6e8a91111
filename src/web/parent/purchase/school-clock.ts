import { useRouteLoaderData } from 'react-router';

/** When this document came, in milliseconds since its visit began. */
const arrival = (): number => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.responseStart ?? 0;
};

/**
 * The school's clock in milliseconds, for what runs out while somebody looks at it: the server's time and what has
 * passed since. So it is right on a phone whose own clock is wrong, and in the demo, whose clock has been moved. In the
 * browser only.
 */
export const useSchoolClock = (): (() => number) => {
  const root = useRouteLoaderData<{ now: string }>('root');
  if (!root) throw new Error('The root loader did not say what time it is');
  return () => Date.parse(root.now) + performance.now() - arrival();
};

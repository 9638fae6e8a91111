import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';

/** Longer than this a page is not waited with: it asks twice a minute anyway. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a test has begun by the school's clock as it was when the page was loaded, said anew at that very moment. */
export const useHasBegun = (startsAt: string): boolean => {
  const root = useRouteLoaderData<{ now: string }>('root');
  const wait = Date.parse(startsAt) - Date.parse(root?.now ?? '');
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    const left = wait - performance.now();
    if (wait <= 0 || left > DAY_MS) return undefined;
    const timer = setTimeout(() => setBegun(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [wait]);
  return hasBegun || wait <= 0;
};

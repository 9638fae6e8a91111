import { type ReactNode, Suspense } from 'react';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';

interface Props {
  /** of what waits in its place, in pixels */
  height: number;
  children: ReactNode;
}

/**
 * A part of a page that is loaded on demand, and not written by the server: its styles come with it, and until its script is there
 * React would drop what is pressed in it.
 */
export const OnceThere = ({ height, children }: Props) => {
  const waiting = <Skeleton height={height} />;
  return useHydrated() ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
};

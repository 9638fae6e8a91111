import type { SittingChild } from '../../../contract/reports.ts';

/** The child whose report comes next: the first after this one, and then from the beginning, that is not written. */
export const nextToWrite = <Child extends Pick<SittingChild, 'child_id' | 'report'>>(
  children: readonly Child[],
  childId: number,
): Child | undefined => {
  const place = children.findIndex(({ child_id: id }) => id === childId);
  return [...children.slice(place + 1), ...children.slice(0, Math.max(place, 0))].find(
    ({ report }) => report === null || report.state === 'draft',
  );
};

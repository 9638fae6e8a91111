/** The most children of one family unless staff allow more (rule R9), so that no account fills the disk with photos. */
export const defaultMaxChildren = 12;
/** The most that staff can allow a family. */
export const highestMaxChildren = 50;

/** How many children a family may have; `allowed` is what staff have set for it, null when they have not. */
export const maxChildrenOf = (allowed: number | null): number => allowed ?? defaultMaxChildren;

/** Whether a family that has `children` may add one more. */
export const mayAddChild = (children: number, allowed: number | null): 'yes' | 'too_many_children' =>
  children < maxChildrenOf(allowed) ? 'yes' : 'too_many_children';

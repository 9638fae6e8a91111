/** The most children of one family (rule R9): more than any has, so that no account fills the disk with photos. */
export const MAX_CHILDREN = 12;

/** Whether a family that has `children` may add one more. */
export const mayAddChild = (children: number): 'yes' | 'too_many_children' =>
  children < MAX_CHILDREN ? 'yes' : 'too_many_children';

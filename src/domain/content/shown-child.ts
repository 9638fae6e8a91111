/** A performance that shows a child is published only while the child's parent allows that (rule R168). */
export const mayBePublished = (child: { readonly mayBeShown: boolean } | null): boolean =>
  child === null || child.mayBeShown;

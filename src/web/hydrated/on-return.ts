/** Calls `look` when the page is looked at again, and when the line is back. */
export const onReturn = (look: () => void): (() => void) => {
  const onceVisible = () => {
    if (document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', onceVisible);
  // Two windows side by side are both visible: only the focus tells that one is looked at again.
  addEventListener('focus', look);
  // TanStack Query only knows of a line that was cut after the page had started.
  addEventListener('online', look);
  return () => {
    removeEventListener('online', look);
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', onceVisible);
  };
};

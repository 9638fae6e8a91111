import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();
const change = (by: number) => {
  running += by;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows the loading overlay until `work` settles. */
export const withOverlay = async <T>(work: Promise<T>): Promise<T> => {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
};

export const useIsOverlayShown = () =>
  useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );

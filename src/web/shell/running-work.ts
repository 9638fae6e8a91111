import { useSyncExternalStore } from 'react';

/** Whether any of some works is still going on, which a part of the page shows. */
export const runningWork = () => {
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
  const during = async <T>(work: Promise<T>): Promise<T> => {
    change(1);
    try {
      return await work;
    } finally {
      change(-1);
    }
  };
  const useIsRunning = () =>
    useSyncExternalStore(
      subscribe,
      () => running > 0,
      () => false,
    );
  return { during, useIsRunning };
};

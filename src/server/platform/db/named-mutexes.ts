import { Mutex } from 'async-mutex';

/** Lets one piece of work at a time run under a name, in the order of asking, within this process. */
export const namedMutexes = () => {
  // Names are few and written in the code: none is forgotten again.
  const mutexes = new Map<string, Mutex>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const mutex = mutexes.get(name) ?? new Mutex();
    mutexes.set(name, mutex);
    return mutex.runExclusive(work);
  };
};

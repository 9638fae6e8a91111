/** The end of a save; an `AbortError`, which is shown nowhere, as soon as somebody wants to wait for it no longer. */
export const unlessStopped = <Ended>(saving: Promise<Ended>, stop: AbortSignal): Promise<Ended> =>
  Promise.race([
    saving,
    new Promise<never>((_, reject) => {
      stop.addEventListener('abort', () => reject(new DOMException('The save was stopped', 'AbortError')));
    }),
  ]);

/** Aborted as soon as one of them is. Not `AbortSignal.any`, which is too new for some browsers. */
export const abortedWith = (...signals: readonly AbortSignal[]): AbortSignal => {
  const either = new AbortController();
  for (const signal of signals) signal.addEventListener('abort', () => either.abort());
  return either.signal;
};

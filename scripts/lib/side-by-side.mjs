// Tests wait for disks, timers and browsers about half of their time: two steps together keep two cores busy.

/**
 * Runs each name's work, `width` at a time, in the given order, but none before those that it needs have ended.
 * `needsOf` names these; `work` never rejects.
 */
export async function runSideBySide(names, width, needsOf, work) {
  const waiting = [...names];
  const ended = new Set(waiting.flatMap(needsOf).filter((name) => !names.includes(name)));
  const running = new Map();
  const isReady = (name) => needsOf(name).every((need) => ended.has(need));
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(isReady);
    if (next && running.size < width) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        work(next).then(() => next),
      );
    } else if (running.size > 0) {
      const name = await Promise.race(running.values());
      running.delete(name);
      ended.add(name);
    } else throw new Error(`These steps wait for one another: ${waiting.join(', ')}`);
  }
}

import { createHook } from 'node:async_hooks';

let kept: object | undefined;

/**
 * Keeps one of the objects in which Node notes a `process.nextTick`. V8 forgets the hidden class of objects when several collections
 * in a row find none of them, and every further class that Node's code meets makes it slower: after a start, in which memory is
 * collected often, a tick took up to ten times as long for good, and each request has several. Call it as early as possible.
 * @returns what is kept; undefined when this Node tells nothing of its ticks
 */
export const keepTickClass = (): object | undefined => {
  if (kept) return kept;
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept ??= resource;
    },
  });
  hook.enable();
  process.nextTick(() => undefined);
  hook.disable();
  return kept;
};

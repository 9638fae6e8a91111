import { createHook } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keepTickClass } from './keep-tick-class.ts';

const newTick = () => {
  let tick: object | undefined;
  const hook = createHook({
    init: (_id, type, _trigger, resource) => void (type === 'TickObject' && (tick = resource)),
  });
  hook.enable();
  process.nextTick(() => undefined);
  hook.disable();
  return tick;
};

test('after any number of collections a tick has the hidden class of the first', async () => {
  setFlagsFromString('--expose-gc --allow-natives-syntax');
  const collect = runInNewContext('gc') as () => void;
  const haveSameClass = runInNewContext('(one, other) => %HaveSameMap(one, other)') as (
    ...two: unknown[]
  ) => boolean;
  const kept = keepTickClass();
  expect(kept).toHaveProperty('callback');
  for (let time = 0; time < 6; time += 1) {
    // A turn of the event loop in which no tick waits.
    await wait(5);
    collect();
  }
  expect(haveSameClass(kept, newTick())).toBe(true);
  expect(keepTickClass()).toBe(kept);
});

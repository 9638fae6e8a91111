import type { DehydratedState } from '@tanstack/react-query';

/**
 * Answers on their way from a loader on the server to the browser, as the text of their JSON: to write them value by value, as the
 * router writes what a loader gives, took a sixth of the time of a child's page.
 */
export interface HandedOver {
  json: string;
}

const states = new WeakMap<HandedOver, DehydratedState>();

export const handOver = (state: DehydratedState): HandedOver => {
  const handed = { json: JSON.stringify(state) };
  states.set(handed, state);
  return handed;
};

/** What was handed over; in the browser its text is read once. */
export const stateOf = (handed: HandedOver): DehydratedState => {
  const known = states.get(handed);
  if (known) return known;
  const state = JSON.parse(handed.json) as DehydratedState;
  states.set(handed, state);
  return state;
};

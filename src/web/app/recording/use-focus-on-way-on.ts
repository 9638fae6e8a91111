import { useEffect, useRef } from 'react';

/** Marks the button that a keyboard goes on at after each step of a recording. */
export const wayOn = { 'data-way-on': true };

/** A step of a recording takes the button away that began it: the focus goes to the one that leads on. */
export const useFocusOnWayOn = (step: string) => {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const { activeElement: at } = document;
    // The button to cancel may stay from one step to the next, with the focus.
    const isOurs = at === null || at === document.body || place.current?.contains(at) === true;
    if (shown.current !== step && isOurs) place.current?.querySelector<HTMLElement>('[data-way-on]')?.focus();
    shown.current = step;
  }, [step]);
  return place;
};

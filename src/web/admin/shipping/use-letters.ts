import { type RefObject, useLayoutEffect, useState } from 'react';
import { largestLetters } from './label-letters.ts';

/** Written on the label of an address that staff write themselves. */
const BY_HAND = 'hand';

const isWhole = ({ scrollHeight, clientHeight }: Element) => scrollHeight <= clientHeight;

/** Gives a label its letters. @returns whether all of it fits */
const fit = (label: HTMLElement): boolean => {
  const address = label.querySelector('[data-address]');
  const letters = largestLetters((tried) => {
    label.dataset['letters'] = tried;
    return isWhole(label) && (!address || isWhole(address));
  });
  label.dataset['letters'] = letters ?? BY_HAND;
  return letters !== null;
};

/**
 * Gives each label in a box the largest letters in which it fits, by trying: the preview is as large as the print, so that what fits
 * here fits on paper.
 * @param shown what the labels are made of: they are tried again when it changes, and when the fonts are there
 * @returns the orders whose address does not fit; null until all were tried
 */
export const useLetters = (
  box: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
): ReadonlySet<number> | null => {
  const [unfit, setUnfit] = useState<ReadonlySet<number> | null>(null);
  useLayoutEffect(() => {
    let isOver = false;
    const fitAll = () => {
      if (isOver) return;
      const labels = [...(box.current?.querySelectorAll<HTMLElement>('[data-label]') ?? [])];
      setUnfit(new Set(labels.flatMap((label) => (fit(label) ? [] : [Number(label.dataset['label'])]))));
    };
    fitAll();
    void document.fonts.ready.then(fitAll);
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is shown, part by part
  }, shown);
  return unfit;
};

import { splitWords } from '../../../domain/values/search-words.ts';
import type { Hit, HitGroup } from './search-hits.ts';

/** A screen of the back office, as the menu calls it. */
export interface NamedScreen {
  to: string;
  name: string;
  /** other words for it */
  also?: string | undefined;
}

const wordsOf = (text: string) => splitWords(text).map((word) => word.toLowerCase());

/** One letter would name most screens. */
const SHORTEST = 2;

/** The screens of whose names each typed word begins one. */
export const screensFound = (screens: readonly NamedScreen[], typed: string): Hit[] => {
  const words = wordsOf(typed);
  if (!words.some((word) => word.length >= SHORTEST)) return [];
  return screens
    .filter(({ name, also = '' }) => {
      const named = wordsOf(`${name} ${also}`);
      return words.every((word) => named.some((one) => one.startsWith(word)));
    })
    .map(({ to, name }) => ({ key: `screen-${to}`, to, text: name, aside: '', isScreen: true }));
};

/**
 * With the screens among what was found: behind it, because the first one is opened by Enter and whoever types a part of a name
 * means a person; before it once a screen's whole name was typed.
 */
export const withScreens = (
  groups: readonly HitGroup[],
  screens: readonly Hit[],
  typed: string,
): HitGroup[] => {
  if (screens.length === 0) return [...groups];
  const group: HitGroup = { name: 'screens', hits: [...screens], more: null };
  const whole = wordsOf(typed).join(' ');
  const isNamed = screens.some(({ text }) => wordsOf(text).join(' ') === whole);
  return isNamed ? [group, ...groups] : [...groups, group];
};

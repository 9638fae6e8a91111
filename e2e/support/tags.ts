/**
 * Every test carries one of these tags, which says in which projects (a language on a screen width) it runs. A test that
 * carries none runs in all of them and fails.
 */
export const tagMeanings = {
  '@once':
    'depends on neither language nor width: guards, budgets, crawlers, the logic of a form; or sets its own widths',
  '@desk': 'what staff do from beginning to end at their desk',
  '@journey': 'what families do from beginning to end: each language and each width once',
  '@screen':
    'how screens look: accessibility, sideways scrolling, pictures, sizes; each language and each width once',
} as const;

export type Tag = keyof typeof tagMeanings;

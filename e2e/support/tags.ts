/**
 * Every test carries one of these tags, which says in which projects (a language on a screen width) it runs. A test that
 * carries none runs in all of them and fails.
 */
export const tagMeanings = {
  '@once': 'depends on neither language nor width: guards, budgets, crawlers, the logic of a form',
  '@journey': 'what people do from beginning to end, and what pages say: each language and each width once',
  '@phones': 'what families do on a phone where the language matters: both languages, on a phone alone',
  '@screen':
    'how screens look: accessibility, sideways scrolling, pictures, sizes; every language at every width',
} as const;

export type Tag = keyof typeof tagMeanings;

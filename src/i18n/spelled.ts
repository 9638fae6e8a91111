import type { Language } from './language.ts';

const words: Readonly<Record<Language, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten'.split(' '),
  id: 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh'.split(' '),
};

/** A whole number within a sentence: up to ten as a word, above in figures. */
export const spelled = (number: number, language: Language): string =>
  words[language][number] ?? String(number);

/** A whole number with which a sentence begins: up to ten as a word with a capital, above in figures. */
export const spelledFirst = (number: number, language: Language): string =>
  spelled(number, language).replace(/^./, (letter) => letter.toUpperCase());

const accents = /[\u0300-\u036f]/g;
/** Letters that Unicode does not take apart into a plain one and a mark, as people without that keyboard type them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'TH',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
};
const notPlain = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
/** Inside phone numbers, tracking numbers and names: hyphens and apostrophes of every sort. */
const leftOut = /[-‐'`‘’‚‛ʹʻʼʽʾʿˈ′‵]/g;
/** Inside numbers it is left out; after an initial, as in M.Yusuf, it separates words. */
const dotInNumber = /(?<=[0-9])\.(?=[0-9])/g;
const separators = /[\s.!"#$%&()*,/:;<=>?@[\\\]^_{|}~–—−“”„«»‹›•·¿¡⁄]+/;
/** An index of the database holds three signs each: of fewer, it would have to be read whole. */
const SHORTEST = 3;

/** A text of the same length, in which dots inside numbers have become hyphens, which searches leave out. */
export const withoutDotsInNumbers = (text: string): string => text.replaceAll(dotInNumber, '-');

/** A text as the search compares it, except for capitals: plain letters without accents, and without signs inside numbers and names. */
export const plainText = (text: string): string =>
  withoutDotsInNumbers(text)
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replaceAll(accents, '')
    .replaceAll(notPlain, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(leftOut, '');

/** Whether a sign of a plain text stands between words. */
export const isSeparator = (sign: string): boolean => separators.test(sign);

/** The words of what was typed, one after another, in the form that `searchable` of the database gives, except for capitals. */
export const splitWords = (typed: string): string[] =>
  plainText(typed)
    .split(separators)
    .filter((word) => word !== '');

/** Whether the search of everything looks for it: one of its words has at least three signs. */
export const isLongEnough = (typed: string): boolean =>
  splitWords(typed).some((word) => word.length >= SHORTEST);

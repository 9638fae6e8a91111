const accents = /[\u0300-\u036f]/g;
/** Inside phone numbers, tracking numbers and names. */
const leftOut = /[-.'`‐’‘ʼ]/g;
const separators = /[\s!"#$%&()*,/:;<=>?@[\\\]^_{|}~–—−“”„«»‹›•·¿¡⁄]+/;
/** An index of the database holds three signs each: of fewer, it would have to be read whole. */
const SHORTEST = 3;

/** A text as the search compares it, except for capitals: without accents, and without signs inside numbers and names. */
export const plainText = (text: string): string =>
  text.normalize('NFKD').replaceAll(accents, '').replaceAll(leftOut, '');

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

const MOST_LETTERS = 40;

/**
 * A name as a part of a file's name, which every program takes: small ASCII letters, digits and hyphens, 40 at most; '' where nothing
 * of it can be written with those (rule R325).
 */
export const fileNamePart = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, MOST_LETTERS) ?? '';

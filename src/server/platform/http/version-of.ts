/**
 * The part of a file's key that no other file has, for addresses: a changed file has another address, so that browsers may
 * keep what they have.
 */
export const versionOf = (key: string): string =>
  key
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .slice(0, 12);

/** Whether an address of this version is one of this file: a player must never get pieces of two films. */
export const isOfVersion = (key: string | null, version: string | undefined): boolean =>
  key === null || version === undefined || version === versionOf(key);

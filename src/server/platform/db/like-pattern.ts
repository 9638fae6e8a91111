/** Turns what somebody typed into a pattern for `like` that finds it anywhere in a text, signs of patterns included. */
export const containing = (typed: string) => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;

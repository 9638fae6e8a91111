/** Above what the captions of an hour take, in letters. */
export const CAPTIONS_MAX_LETTERS = 200_000;

/** The control characters that no text holds; a tab and the ends of lines are none of them. */
// oxlint-disable-next-line no-control-regex -- it is these that are looked for
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/;

/** Lines of any system as one kind, without the mark that some editors write first. */
export const plainCaptions = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

/**
 * Whether a text is captions that players read (rule R340): WebVTT by its first word, with at least one time, of letters alone and no
 * longer than `CAPTIONS_MAX_LETTERS`.
 */
export const areCaptions = (text: string): boolean =>
  text.length <= CAPTIONS_MAX_LETTERS &&
  /^WEBVTT(?:[ \t\n]|$)/.test(text) &&
  /^(?:\d+:)?\d\d:\d\d\.\d{3}[ \t]+-->[ \t]+(?:\d+:)?\d\d:\d\d\.\d{3}/m.test(text) &&
  !NO_TEXT.test(text);

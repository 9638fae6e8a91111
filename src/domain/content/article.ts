/** How many characters an article may hold in one language, its formatting included (rule R86). */
export const articleLimit = 200_000;

/** Spaces that HTML writes as signs, and characters without width, which an emptied editor leaves behind. */
/** Cleaning a text takes the longer the more tags it has, and keeps everybody waiting; what people write has far fewer. */
const MOST_TAGS = 5_000;

/** Whether a text has more formatting than anybody writes: each piece has a tag before it and one behind. */
export const isTooFormatted = (html: string): boolean => html.split('<').length - 1 > 2 * MOST_TAGS;

const invisible = /&(nbsp|#160|#xa0);|[\u200b-\u200d\u2060\ufeff]/gi;

/** Whether the HTML of an article shows nothing: no word, no picture and no video. */
export const isEmptyArticle = (html: string): boolean =>
  !/<(img|video)\b/i.test(html) &&
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(invisible, '')
    .trim() === '';

/** How long a picture that no article uses is kept, in milliseconds: 24 hours (rule R87). */
export const pictureWaitingTime = 24 * 60 * 60 * 1000;

/** When a picture is deleted that has been unused since then. */
export const pictureUnusedUntil = (since: Date): Date => new Date(since.getTime() + pictureWaitingTime);

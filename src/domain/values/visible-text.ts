/** What has no shape of its own: zero-width signs, direction marks, soft hyphens, fillers. Pasted text is full of them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** A picture of several code points, which its joiners, variants and tags hold together. */
const PICTURE =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f\u{e0020}-\u{e007f}])*(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)*|[0-9#*]\ufe0f?\u20e3/u;

const PICTURE_OR_UNSEEN = new RegExp(`(?<picture>${PICTURE.source})|${UNSEEN.source}`, 'gu');

/**
 * A text without the characters that nobody sees (rule R3). What joins the parts of one picture stays: without it 👩‍🏫 would be
 * two pictures.
 */
export const withoutUnseen = (text: string): string =>
  UNSEEN.test(text)
    ? text.replaceAll(PICTURE_OR_UNSEEN, (_found, picture: string | undefined) => picture ?? '')
    : text;

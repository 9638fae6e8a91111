interface Words {
  type: 'text';
  text: string;
  marks?: { type: 'link'; attrs: { href: string } }[];
}

const space: Words = { type: 'text', text: ' ' };
const isWord = (sign: string) => sign !== '' && !/\s/.test(sign);

/**
 * A link where nothing was selected: its address stands there as its words, with a space to the words beside it.
 * @param before the sign before it, '' at the beginning of its paragraph
 * @param after the sign after it
 */
export const linkedWords = (
  { text, href }: { text: string; href: string },
  { before, after }: { before: string; after: string },
): Words[] => [
  ...(isWord(before) && !/[(“"'[]/.test(before) ? [space] : []),
  { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] },
  ...(isWord(after) && !/[\p{P}]/u.test(after) ? [space] : []),
];

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decoded = (text: string) =>
  text
    .replaceAll(/&#(\d{1,7});/g, (sign, code: string) =>
      Number(code) <= 0x10_ff_ff ? String.fromCodePoint(Number(code)) : sign,
    )
    .replaceAll(/&(\w+);/g, (sign, name: string) => entities[name.toLowerCase()] ?? sign);

/** The words of a rich text, without its elements. */
export const plainText = (html: string): string =>
  decoded(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What stands before the first heading, list or quote: read on one line, those would run into each other. */
const beginning = (html: string) => plainText(html.split(/<(?:h\d|ul|ol|blockquote|table)\b/i)[0] ?? '');

const signsOf = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** As many whole signs as fit: a face or a flag is one, however many characters it is written with. */
const beginningOf = (text: string, most: number) => {
  let end = 0;
  // A little more than fits, or the last sign would look whole where it is cut.
  for (const { index, segment } of signsOf.segment(text.slice(0, most + 50))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
};

/** The first words of a rich text, at most `most` characters, cut between two words. */
export const excerpt = (html: string, most = 160): string => {
  const text = beginning(html) || plainText(html);
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf(' ');
  const cut = end > most / 2 ? text.slice(0, end) : beginningOf(text, most - 1);
  return `${cut.replace(/[\s,.;:–-]+$/, '')}…`;
};

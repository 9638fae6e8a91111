const BLOCK = /<\/(?:p|h[2-4]|li|tr|blockquote)>|<br \/>/g;
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** What stands for a picture and a video. */
export interface MediaWords {
  picture: (alt: string) => string;
  video: string;
}

/** A text without the escapes that the server writes. */
const decoded = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (sign) => signs[sign] ?? sign);

/** An article as plain text, a line for each paragraph; pictures and videos are named. */
export const articleText = (html: string, { picture, video }: MediaWords): string =>
  decoded(
    html
      .replaceAll(/<img[^>]*>/g, (tag) => `${picture(/ alt="([^"]*)"/.exec(tag)?.[1] ?? '')}\n`)
      .replaceAll(/<video[^>]*>/g, `${video}\n`)
      .replaceAll(/<\/p>(?=<\/t[dh]>)/g, '')
      .replaceAll(/<\/t[dh]>(?=<t[dh])/g, ' | ')
      .replaceAll(BLOCK, '\n')
      .replaceAll(/<[^>]*>/g, ''),
  )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim();

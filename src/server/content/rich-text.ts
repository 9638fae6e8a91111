declare const clean: unique symbol;
/** HTML that pages may show as it is. Only this file makes it. */
export type RichText = string & { readonly [clean]: true };

/** A paragraph, a heading above the next ones, a list, or somebody's words. */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly quote: string };

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const plain = (text: string) => text.trim().replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);
const element = (name: string, text: string) => (text.trim() ? `<${name}>${plain(text)}</${name}>` : '');

/** Plain texts as rich text: whatever looks like HTML in them stays text. Empty ones are left out. */
export const richText = (blocks: readonly Block[]): RichText => blocks.map(htmlOf).join('') as RichText;

const htmlOf = (block: Block) => {
  if (typeof block === 'string') return element('p', block);
  if ('heading' in block) return element('h2', block.heading);
  if ('quote' in block)
    return block.quote.trim() ? `<blockquote>${element('p', block.quote)}</blockquote>` : '';
  return `<ul>${block.list.map((item) => element('li', item)).join('')}</ul>`;
};

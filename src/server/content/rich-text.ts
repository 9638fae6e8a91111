declare const clean: unique symbol;
/** HTML that pages may show as it is. Only this file makes it. */
export type RichText = string & { readonly [clean]: true };

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain paragraphs as rich text: whatever looks like HTML in them stays text. Empty ones are left out. */
export const richText = (paragraphs: readonly string[]): RichText =>
  paragraphs
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign)}</p>`)
    .join('') as RichText;

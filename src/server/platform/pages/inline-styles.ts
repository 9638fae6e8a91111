const LINK = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
// The router marks with a # at the end what a part loaded later needs as well.
const HREF = /\bhref="([^"#]+)#?"/;

const PLACE = '<style></style>';

/**
 * Puts the built style sheets into the page: a page without scripts then needs no second request before its
 * first paint. `styles` are the texts that went in, for the policy.
 */
export const inlineStyles = (
  html: string,
  styleOf: (address: string) => string | null,
  nonce: string | null,
): { html: string; styles: string[] } => {
  const found = new Set<string>();
  const replaced = html.replaceAll(LINK, (link) => {
    const css = styleOf(HREF.exec(link)?.[1] ?? '');
    if (css === null) return link;
    const isFirst = found.size === 0;
    found.add(css);
    return isFirst ? PLACE : '';
  });
  if (found.size === 0) return { html, styles: [] };
  // One element: each has a hash of its own in the policy, which no compression makes shorter.
  const all = [...found].join('');
  const element = `<style${nonce === null ? '' : ` nonce="${nonce}"`}>${all}</style>`;
  return { html: replaced.replace(PLACE, () => element), styles: [all] };
};

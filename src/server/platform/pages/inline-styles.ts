const LINK = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
// The router marks with a # at the end what a part loaded later needs as well.
const HREF = /\bhref="([^"#]+)#?"/;

/**
 * Puts the built style sheets into the page: a page without scripts then needs no second request before its
 * first paint. `styles` are the texts that went in, for the policy.
 */
export const inlineStyles = (
  html: string,
  styleOf: (address: string) => string | null,
  nonce: string | null,
): { html: string; styles: string[] } => {
  const styles: string[] = [];
  const replaced = html.replaceAll(LINK, (link) => {
    const css = styleOf(HREF.exec(link)?.[1] ?? '');
    if (css === null) return link;
    if (styles.includes(css)) return '';
    styles.push(css);
    return `<style${nonce === null ? '' : ` nonce="${nonce}"`}>${css}</style>`;
  });
  return { html: replaced, styles };
};

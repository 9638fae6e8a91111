/** What stands in served HTML, read as far as tests need it. */

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** The attributes of every element of this name, in the order of the page. */
export const elementsOf = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, written = '']) =>
    Object.fromEntries(
      [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );

/** The words of a page or of a part of it. */
export const wordsOf = (html: string) =>
  decoded(html.replaceAll(/<!--.*?-->|<(script|style)\b.*?<\/\1>|<[^>]+>/gs, ''));

/** The words of every element of this name that holds no other one of it. */
export const wordsOfEach = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) =>
    wordsOf(inner).trim(),
  );

/** What a page says of itself to search engines and messengers. */
export const metadataOf = (html: string) => {
  const metas = elementsOf(html, 'meta');
  const links = elementsOf(html, 'link');
  const meta = (name: string) =>
    metas.flatMap((one) => (one['name'] === name || one['property'] === name ? [one['content'] ?? ''] : []));
  return {
    language: elementsOf(html, 'html')[0]?.['lang'],
    title: wordsOfEach(html, 'title')[0] ?? '',
    headings: wordsOfEach(html, 'h1'),
    description: meta('description'),
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang ? [[hreflang, href]] : [])),
    ),
    shared: {
      description: meta('og:description'),
      title: meta('og:title'),
      url: meta('og:url'),
      locale: meta('og:locale'),
      picture: meta('og:image'),
    },
    robots: meta('robots'),
    data: [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
};

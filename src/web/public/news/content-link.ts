import { ownPath } from '../../guards.ts';

export interface ContentLink {
  href: string;
  /** on another site */
  outward: boolean;
}

/**
 * Where an article's button leads: to a full web address, or to a path of the product, with or without its first
 * slash (`news/5`). Null for anything that is neither.
 */
export const contentLink = (link: string | null): ContentLink | null => {
  const given = link?.trim() ?? '';
  if (given === '') return null;
  if (/^https?:\/\//i.test(given)) return URL.canParse(given) ? { href: given, outward: true } : null;
  if (/^[a-z][a-z\d+.-]*:/i.test(given)) return null;
  const [path = '', anchor] = given.replace(/^[/\\]+/, '').split(/#(.*)/s, 2);
  const own = ownPath(`/${path}`);
  if (own === null) return null;
  return { href: anchor ? `${own}#${anchor}` : own, outward: false };
};

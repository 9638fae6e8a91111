import { storyOfAddress } from '../../domain/content/content-link.ts';
import { plainPages } from '../../paths.ts';

/** Whether a path is that of a page to which staff may link, in whatever letters; whether a story is there is not said. */
export const isLinkable = (pathname: string): boolean =>
  plainPages.has(withoutLastSlash(pathname.toLowerCase())) || storyOfAddress(pathname) !== null;

const withoutLastSlash = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/$/, ''));

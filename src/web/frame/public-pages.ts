import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BrandFacts } from '../../i18n/brand.ts';
import type { Language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { type Listing, screens } from '../screens.ts';

/** A page that everybody may find: in the sitemap, in search engines, in shared links. */
export interface PublicPage extends Omit<Listing, 'picture'> {
  readonly path: string;
  /** what a shared link shows, of 1200 by 630 pixels */
  readonly picture: (language: Language, brand: BrandFacts) => string;
}

/** Messengers keep a picture for weeks by its address, which is another one for another name or town. */
const picture =
  (drawn: string) =>
  (language: Language, { name, place }: BrandFacts) => {
    const of = bytesToHex(sha256(utf8ToBytes(JSON.stringify([name, place])))).slice(0, 12);
    return paths.sharePicture(drawn, language, of);
  };

export const publicPages: readonly PublicPage[] = screens.flatMap(({ path, listed }) =>
  listed ? [{ ...listed, path, picture: picture(listed.picture) }] : [],
);

/** What a shared link shows where a page has nothing of its own. */
export const usualPicture = picture('home');

export const publicPageAt = (path: string) => publicPages.find((page) => page.path === path);

/** The pages above a path, from the home page down; what stands below the news has the news above it. */
export const pagesAbove = (path: string): PublicPage[] => {
  const page = publicPageAt(path);
  if (path === paths.home) return [];
  const above = page ? (page.above ?? paths.home) : path.slice(0, path.lastIndexOf('/'));
  const found = publicPageAt(above) ?? publicPageAt(paths.home);
  return found ? [...pagesAbove(found.path), found] : [];
};

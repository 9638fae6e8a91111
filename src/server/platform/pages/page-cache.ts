import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Encoding, compressed, smallest } from '../http/compression.ts';

/** A rendered page, for one visitor. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Buffer;
}

/** A page as all guests get it, in every encoding. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** that of Brotli becomes shorter soon after */
  readonly bodies: Record<Encoding, Buffer>;
}

export interface CacheKey {
  path: string;
  /** only what the page's content depends on */
  query: string;
  language: string;
  /** the day in Jakarta: what is "new" or "open" changes at midnight */
  day: string;
  contentVersion: number;
}

const MAX_BYTES = 64 * 1024 * 1024;

export const toCachedPage = async ({ status, headers, body }: RenderedPage): Promise<CachedPage> => {
  const page = {
    status,
    headers,
    // Weak, because one tag serves all encodings.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    bodies: { identity: body, br: await compressed(body, 'br'), gzip: await compressed(body, 'gzip') },
  };
  // Once more, as well as can be, for all who come after the first: that one does not wait for it.
  void smallest(body).then((br) => (page.bodies.br = br));
  return page;
};

export const isCached = (page: CachedPage | RenderedPage): page is CachedPage => 'etag' in page;

const bytesOf = ({ bodies }: CachedPage) => bodies.identity.length + bodies.br.length + bodies.gzip.length;

type Made = CachedPage | RenderedPage;

/** An LRU cache of shared pages for one day and content version; parallel requests for a page share one rendering. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #underWay = new Map<string, Promise<Made>>();
  #state = '';

  constructor(mostBytes = MAX_BYTES) {
    this.#pages = new LRUCache({ maxSize: mostBytes, sizeCalculation: bytesOf });
  }

  /** A page that `make` does not return as cached goes to the requests waiting for it, and is not stored. */
  async get(key: CacheKey, make: () => Promise<Made>): Promise<Made> {
    const state = `${key.day} ${key.contentVersion}`;
    if (state !== this.#state) {
      this.#pages.clear();
      this.#state = state;
    }
    const name = JSON.stringify([state, key.language, key.path, key.query]);
    const kept = this.#pages.get(name);
    if (kept) return kept;
    const making = this.#underWay.get(name) ?? this.#make(name, make);
    return making;
  }

  #make(name: string, make: () => Promise<Made>) {
    const making = make()
      .then((page) => {
        if (isCached(page)) this.#pages.set(name, page);
        return page;
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }
}

/** Whether the browser already has this version of the page. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');

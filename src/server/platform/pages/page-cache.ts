import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Encoding, compressed, smallest } from '../http/compression.ts';

/** A rendered page, for one visitor. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Buffer;
  /** How the body is compressed already; as it is when this is absent. */
  encoding?: Encoding;
  /** The body as a gzip file, where it was put together of pieces that were compressed before. */
  gzipped?: () => Buffer;
  /** The address that was turned away, when the page says that the queue is full. */
  refusedTo?: string;
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
  /** for whom it is, where that makes another page */
  audience?: string;
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

export const bytesOfCached = ({ bodies }: CachedPage) =>
  bodies.identity.length + bodies.br.length + bodies.gzip.length;

interface Kind<Page> {
  /** whether a page that was made is one to be kept */
  isKept: (page: Page | RenderedPage) => page is Page;
  bytesOf: (page: Page) => number;
  mostBytes?: number;
}

/** An LRU cache of shared pages for one day and content version; parallel requests for a page share one rendering. */
export class PageCache<Page extends object> {
  readonly #pages: LRUCache<string, Page>;
  readonly #isKept: Kind<Page>['isKept'];
  readonly #underWay = new Map<string, Promise<Page | RenderedPage>>();
  #state = '';

  constructor({ isKept, bytesOf, mostBytes = MAX_BYTES }: Kind<Page>) {
    this.#isKept = isKept;
    this.#pages = new LRUCache({ maxSize: mostBytes, sizeCalculation: bytesOf });
  }

  /** A page that `make` does not return as cached goes to the requests waiting for it, and is not stored. */
  async get(key: CacheKey, make: () => Promise<Page | RenderedPage>): Promise<Page | RenderedPage> {
    const state = `${key.day} ${key.contentVersion}`;
    if (state !== this.#state) {
      this.#pages.clear();
      this.#state = state;
    }
    const name = JSON.stringify([state, key.audience, key.language, key.path, key.query]);
    const kept = this.#pages.get(name);
    if (kept) return kept;
    const making = this.#underWay.get(name) ?? this.#make(name, make);
    return making;
  }

  #make(name: string, make: () => Promise<Page | RenderedPage>) {
    const making = make()
      .then((page) => {
        if (this.#isKept(page)) this.#pages.set(name, page);
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

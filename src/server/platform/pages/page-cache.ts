import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it was made, for one visitor or, once kept, for all guests. */
export interface Made {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Buffer;
}

/** A page as every guest gets it. */
export interface KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

export interface PageKey {
  path: string;
  /** only what the page's content depends on */
  query: string;
  language: string;
  /** the day in Jakarta: what is "new" or "open" changes at midnight */
  day: string;
  contentVersion: number;
}

const MOST_BYTES = 64 * 1024 * 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** 5 costs 2 ms for a page and comes within a tenth of the best. */
export const compressed = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? zip(body, { level: 6 }) : body;
};

export const keep = async ({ status, headers, body }: Made): Promise<KeptPage> => ({
  status,
  headers,
  // Weak, because one tag serves all encodings.
  etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  bodies: { identity: body, br: await compressed(body, 'br'), gzip: await compressed(body, 'gzip') },
});

export const isKept = (page: KeptPage | Made): page is KeptPage => 'etag' in page;

/** Keeps the guests' pages of one day and one state of the content, and makes each of them once. */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #underWay = new Map<string, Promise<KeptPage | Made>>();
  #state = '';

  constructor(mostBytes = MOST_BYTES) {
    this.#pages = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.br.length + bodies.gzip.length,
    });
  }

  /** What `make` does not give as kept is for those alone who wait for it now. */
  async get(key: PageKey, make: () => Promise<KeptPage | Made>): Promise<KeptPage | Made> {
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

  #make(name: string, make: () => Promise<KeptPage | Made>) {
    const making = make()
      .then((page) => {
        if (isKept(page)) this.#pages.set(name, page);
        return page;
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }
}

/** The best of our encodings that a browser accepts. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

/** Whether the browser already has this page. */
export const hasIt = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');

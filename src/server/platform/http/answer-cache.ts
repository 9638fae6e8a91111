import { LRUCache } from 'lru-cache';
import type { Language } from './wording.ts';

/** A list of 200 news articles in two languages may take 4 MB. */
const MAX_BYTES = 16 * 1024 * 1024;
/** What an answer takes beside its bytes and its question: 250 bytes, and a short one holds on to memory that other buffers shared with it. */
const ENTRY_BYTES = 1024;

export interface Question {
  endpoint: string;
  language: Language;
  params: unknown;
  query: unknown;
}

/**
 * Keeps what guests were answered, as bytes, until a table that guests see is written; the answers that were not used for
 * longest make room. Parallel questions share one answer. What a visitor types is not kept.
 */
export class AnswerCache {
  readonly #kept: LRUCache<string, Buffer>;
  readonly #underWay = new Map<string, Promise<unknown>>();
  readonly #versionNow: () => number;
  #version = Number.NaN;

  /** @param version increases with every write to a table that guests see */
  constructor(version: () => number, mostBytes = MAX_BYTES) {
    this.#versionNow = version;
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ byteLength }, key) => byteLength + key.length + ENTRY_BYTES,
    });
  }

  /** Only bytes are kept: what else `make` returns, such as a refusal, goes to those who wait for it. */
  async get<Other>(question: Question, make: () => Promise<Buffer | Other>): Promise<Buffer | Other> {
    if (isTyped(question.query)) return make();
    const version = this.#versionNow();
    if (version !== this.#version) this.#kept.clear();
    this.#version = version;
    const key = JSON.stringify([version, question]);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    return (this.#underWay.get(key) as Promise<Buffer | Other> | undefined) ?? this.#make(key, version, make);
  }

  #make<Other>(key: string, version: number, make: () => Promise<Buffer | Other>) {
    const making = make()
      .then((answer) => {
        if (Buffer.isBuffer(answer) && version === this.#version) this.#kept.set(key, answer);
        return answer;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }
}

/** Whether a list was asked for a page beyond its last: of these there are as many as there are numbers. */
export const isBeyondLastPage = (query: unknown, answer: unknown): boolean =>
  ((query as { page?: number } | undefined)?.page ?? 1) > 1 &&
  Object.values(answer as object).some((rows) => Array.isArray(rows) && rows.length === 0);

const isTyped = (query: unknown) => Boolean((query as { q?: string } | undefined)?.q);

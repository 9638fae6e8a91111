import { LRUCache } from 'lru-cache';
import type { Language } from './wording.ts';

const MOST_ANSWERS = 100;

/** Keeps what handlers answered to guests until a table that guests see is written; parallel questions share one answer. */
export class AnswerCache {
  readonly #answers = new LRUCache<string, Promise<unknown>>({ max: MOST_ANSWERS });
  readonly #texts = new WeakMap<object, Partial<Record<Language, string>>>();
  readonly #version: () => number;

  /** @param version increases with every write to a table that guests see */
  constructor(version: () => number) {
    this.#version = version;
  }

  get(question: unknown, answer: () => Promise<unknown>): Promise<unknown> {
    const key = JSON.stringify([this.#version(), question]);
    const kept = this.#answers.get(key);
    if (kept) return kept;
    const made = answer();
    this.#answers.set(key, made);
    made.catch(() => this.#answers.delete(key));
    return made;
  }

  /** The text of an answer in a language, made once for as long as the answer is kept. */
  text(answer: object, language: Language, write: () => string): string {
    const texts = this.#texts.get(answer) ?? {};
    this.#texts.set(answer, texts);
    return (texts[language] ??= write());
  }
}

import type { Clock } from '../clock/clock.ts';
import { ShippingRatesDown } from './shipping-rates.ts';

/** An answer of a service, and when it was asked for. */
export interface KeptAnswer<Value> {
  value: Value;
  askedAt: Date;
}

/** How answers about keys are kept. Ages are in milliseconds. */
export interface Keeping<Key, Value> {
  clock: Clock;
  /** the age until which the service is not asked again after this answer */
  freshMs(value: Value): number;
  /** until then an answer is used when the service gives no newer one */
  usableMs: number;
  read(key: Key): Promise<KeptAnswer<Value> | null>;
  write(key: Key, answer: KeptAnswer<Value>): Promise<void>;
  /** Throws `ShippingRatesDown`. Answers null for what is not worth keeping. */
  ask(key: Key): Promise<Value | null>;
}

export interface KeptAnswers<Key, Value> {
  /** Whether an answer is kept that is asked for of nobody. */
  isFresh(key: Key): Promise<boolean>;
  /** Throws `ShippingRatesDown` where neither the service answers nor a usable answer is kept. */
  answer(key: Key): Promise<Value | null>;
}

/** Answers of a service that may not be asked often. Those who ask for the same key at the same time share one question. */
export const keptAnswers = <Key extends string | number, Value>(
  keeping: Keeping<Key, Value>,
): KeptAnswers<Key, Value> => {
  const underWay = new Map<Key, Promise<Value | null>>();
  /** In milliseconds. What was asked for in the future was so by a wrong clock: nobody knows how old it is. */
  const ageOf = (kept: KeptAnswer<Value> | null, now: Date): number => {
    const age = kept ? now.getTime() - kept.askedAt.getTime() : Number.POSITIVE_INFINITY;
    return age < 0 ? Number.POSITIVE_INFINITY : age;
  };

  const answerOf = async (key: Key) => {
    const kept = await keeping.read(key);
    const askedAt = keeping.clock.now();
    const age = ageOf(kept, askedAt);
    if (kept && age < keeping.freshMs(kept.value)) return kept.value;
    const usable = kept && age < keeping.usableMs ? kept.value : null;
    try {
      const value = await keeping.ask(key);
      if (value === null) return usable;
      await keeping.write(key, { value, askedAt });
      return value;
    } catch (error) {
      if (usable === null || !(error instanceof ShippingRatesDown)) throw error;
      return usable;
    }
  };

  return {
    isFresh: async (key) => {
      const kept = await keeping.read(key);
      return kept !== null && ageOf(kept, keeping.clock.now()) < keeping.freshMs(kept.value);
    },
    answer(key) {
      const asked = underWay.get(key) ?? answerOf(key).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },
  };
};

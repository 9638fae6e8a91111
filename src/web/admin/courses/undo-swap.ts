import type { OfficeMessage, ShownDifference, Undone } from '../list/feedback.ts';
import { type Pair, type SwapOutcome, changedFacts } from './send-swap.ts';

type Fact = ReturnType<typeof changedFacts>[number];

interface Swapped {
  /** both as the swap left them */
  pair: Pair;
  send: (pair: Pair) => Promise<SwapOutcome>;
  about: OfficeMessage;
  inWords: (which: 0 | 1, fact: Fact, value: string) => Pick<ShownDifference, 'label' | 'theirs'>;
}

/** Swaps two courses back, unless somebody has moved or renamed one of them since. */
export const undoSwap = async ({ pair, send, about, inWords }: Swapped): Promise<Undone> => {
  const outcome = await send(pair);
  if (outcome.kind === 'not arrived') return outcome;
  if (outcome.kind === 'swapped') return { kind: 'undone', done: { message: outcome.message, about } };
  const now = outcome.pair;
  const differences = ([0, 1] as const).flatMap((which) =>
    changedFacts(pair[which], now[which]).map((fact) => ({
      name: fact,
      yours: String(pair[which][fact]),
      ...inWords(which, fact, String(now[which][fact])),
    })),
  );
  return { kind: 'overtaken', differences };
};

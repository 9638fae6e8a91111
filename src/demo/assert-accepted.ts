import { isRefused } from '../contract/refusals.ts';

/** The demo's own people are never refused; when they are, the demo is wrong and says how. */
export const assertAccepted = <T>(result: T): Exclude<T, { refused: unknown } | null> => {
  if (isRefused(result) || result === null)
    throw new Error(`the demo was refused: ${JSON.stringify(result)}`);
  return result as Exclude<T, { refused: unknown } | null>;
};

import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { withoutParameters } from './db/errors.ts';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug' | 'isLevelEnabled'>;

/**
 * One JSON line an event, without personal data: routes instead of addresses, ids instead of names, and of an
 * error its kind, code and stack but not the values a query carried.
 *
 * @param to where the lines go; the standard output except in tests
 */
export const makeLog = (level: string, to?: DestinationStream): Logger => {
  const options = { level, base: null, serializers: { err: withoutValues } };
  return to ? pino(options, to) : pino(options);
};

const withoutValues = (error: unknown) => {
  const bare = withoutParameters(error);
  return bare instanceof Error ? stdSerializers.err(bare) : bare;
};

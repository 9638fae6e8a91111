import { type Logger, pino, stdSerializers } from 'pino';
import { withoutParameters } from './db/errors.ts';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/**
 * One JSON line an event, without personal data: routes instead of addresses, ids instead of names, and of an
 * error its kind, code and stack but not the values a query carried.
 */
export const makeLog = (level: string): Logger =>
  pino({ level, base: null, serializers: { err: withoutValues } });

const withoutValues = (error: unknown) => {
  const bare = withoutParameters(error);
  return bare instanceof Error ? stdSerializers.err(bare) : bare;
};

import { type Logger, pino, stdSerializers } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/**
 * One JSON line an event, without personal data: routes instead of addresses, ids instead of names, and of an
 * error its kind, code and stack but not the values a query carried.
 */
export const makeLog = (level: string): Logger =>
  pino({ level, base: null, serializers: { err: withoutValues } });

const withoutValues = (error: unknown) => {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause : null;
  // A query's error carries its parameters in the message: the database's own words are in the cause.
  if (cause && error.message.startsWith('Failed query'))
    return { type: error.name, code: (cause as { code?: string }).code, message: cause.message.split('\n')[0], stack: cause.stack };
  const { type, message, stack } = stdSerializers.err(error);
  return { type, code: (error as { code?: string }).code, message, stack };
};

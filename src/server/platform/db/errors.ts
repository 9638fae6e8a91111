import { DrizzleQueryError } from 'drizzle-orm';

interface DatabaseFailure extends Error {
  code: string;
  constraint?: string;
  table?: string;
}

/**
 * A failure made fit for the log: a query's parameters, and the values that the database quotes in its message and
 * detail, are personal data. Errors that do not come from the database are returned as they are.
 */
export function withoutParameters(error: unknown): unknown {
  const failure = databaseFailure(error);
  if (!failure) return error instanceof DrizzleQueryError ? queryError(error.query, undefined, error) : error;
  const query = error instanceof DrizzleQueryError ? error.query : undefined;
  return queryError(query, failure, error as Error);
}

function queryError(query: string | undefined, failure: DatabaseFailure | undefined, original: Error): Error {
  const reason = failure ? withoutValues(failure.message) : 'the database could not be asked';
  const bare = new Error(query === undefined ? reason : `${reason} in: ${query}`);
  bare.name = 'DatabaseError';
  bare.stack = [`${bare.name}: ${bare.message}`, ...frames(original)].join('\n');
  return Object.assign(bare, {
    ...(failure && { code: failure.code }),
    ...(failure?.constraint !== undefined && { constraint: failure.constraint }),
    ...(failure?.table !== undefined && { table: failure.table }),
  });
}

/** Values stand after a colon (`invalid input syntax for type uuid: "…"`); names of tables and columns do not. */
export const withoutValues = (message: string): string => message.replace(/: ".*$/s, ': (value)');

/** Where the error was thrown, without its message. */
export function frames(error: Error): string[] {
  return (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
}

/** What may be logged of an error: kind, code and place, not its words. */
export function describe(error: unknown): object {
  const bare = withoutParameters(error);
  if (!(bare instanceof Error)) return { kind: typeof bare };
  const words = bare.name === 'DatabaseError' ? { reason: bare.message } : {};
  const code = 'code' in bare ? { code: bare.code } : {};
  return { kind: bare.name, ...code, ...words, at: frames(bare).slice(0, 5) };
}

/** The error of PostgreSQL in an error or its causes; undefined when there is none. The system's codes (EROFS) have no digit. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(each.code)) {
      return each as DatabaseFailure;
    }
  }
  return undefined;
}

/** Whether a statement failed because a unique index already holds the value. */
export const breaksUniqueness = (error: unknown, index: string): boolean => {
  const failure = databaseFailure(error);
  return failure?.code === '23505' && failure.constraint === index;
};

/** What may be printed of an error to whoever started the program: words and places of it and its causes, but no value of a query. */
export const printable = (error: unknown): string => {
  const bare = withoutParameters(error);
  if (!(bare instanceof Error)) return `a thrown ${typeof bare}`;
  const words = bare.stack ?? bare.message;
  return bare.cause === undefined ? words : `${words}\nbecause of ${printable(bare.cause)}`;
};

/** The database cannot be reached, or does not answer: what was asked may be asked again. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return (
    /^(08...|57P0[123]|53300|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(
      code,
    ) ||
    // What the driver says of a connection has no code.
    /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/.test(
      error.message,
    ) ||
    isUnreachable(error.cause)
  );
};

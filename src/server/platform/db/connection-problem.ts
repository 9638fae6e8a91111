import { Client } from 'pg';
import { databaseFailure } from './errors.ts';

/** Why a PostgreSQL cannot be connected to, in a sentence that names what to change; null when it is not known. */
export const connectionProblem = (error: unknown, url: string): string | null => {
  if (!(error instanceof Error)) return null;
  const { host, port, database, user } = namesIn(url);
  const isSocket = host.startsWith('/');
  const place = isSocket ? `the socket in ${host}` : `${host}:${port}`;
  const { code = '' } = error as NodeJS.ErrnoException;
  switch (databaseFailure(error)?.code ?? code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `Nobody listens at ${place}, which DATABASE_URL names. Start PostgreSQL there, or correct DATABASE_URL.`;
    case 'EACCES':
      return `This user may not use ${place}, which DATABASE_URL names.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} of DATABASE_URL is not known on this machine. Correct DATABASE_URL.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${place}, which DATABASE_URL names, does not answer. Look whether PostgreSQL runs and a firewall lets it be reached.`;
    case '3D000':
      return (
        `PostgreSQL at ${place} has no database ${database}. Correct DATABASE_URL, or make it: ` +
        `create database "${database}" encoding 'UTF8' template template0.`
      );
    case '28P01':
      return `PostgreSQL at ${place} does not take the password of the role ${user}. Correct DATABASE_URL.`;
    case '28000':
    case '42501':
      return `PostgreSQL at ${place} does not let this server in (${error.message}). Correct DATABASE_URL, or allow it there.`;
    case '53300':
      return `PostgreSQL at ${place} has no connection left (${error.message}). Raise its max_connections, or lower DATABASE_CONNECTIONS.`;
    case '57P03':
      return `PostgreSQL at ${place} is not ready yet (${error.message}). Start again in a moment.`;
    case '08P01':
      return (
        `What answers at ${place} refuses how this server connects (${error.message}). DATABASE_URL must name ` +
        'PostgreSQL itself, not a pooler such as PgBouncer.'
      );
    default:
      return wordedProblem(error.message, code, place);
  }
};

/** As the driver reads the address, with what it takes where that says nothing. Never the password. */
const namesIn = (url: string) => {
  const { host, port, database = '', user = '' } = new Client({ connectionString: url });
  return { host, port, database, user };
};

/** What the driver says without a code. */
const wordedProblem = (message: string, code: string, place: string): string | null => {
  if (/password must be a string/.test(message))
    return `PostgreSQL at ${place} asks for a password, and DATABASE_URL has none.`;
  if (/does not support SSL/.test(message))
    return `PostgreSQL at ${place} does not encrypt connections, which DATABASE_URL asks for (sslmode).`;
  if (/CERT|SIGNATURE|ISSUER/.test(code))
    return (
      `The certificate of PostgreSQL at ${place} is not trusted (${code}). Name its authority in NODE_EXTRA_CA_CERTS, ` +
      'or correct sslmode in DATABASE_URL.'
    );
  if (/timeout/.test(message))
    return `${place}, which DATABASE_URL names, does not answer. Look whether PostgreSQL runs there.`;
  if (
    code === 'ECONNRESET' ||
    /terminated unexpectedly|SSL connection|invalid response|Unknown message/i.test(message)
  )
    return `What answers at ${place} speaks like no PostgreSQL. Correct DATABASE_URL.`;
  return null;
};

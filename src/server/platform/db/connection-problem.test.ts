import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connectionProblem } from './connection-problem.ts';
import { openPostgres } from './postgres.ts';

const url = 'postgres://kancil:rahasia@db.kancil.test:6543/school';

/** An error as the driver throws it. */
const error = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  [
    error('ECONNREFUSED', 'connect ECONNREFUSED'),
    'Nobody listens at db.kancil.test:6543, which DATABASE_URL names. Start PostgreSQL there, or correct DATABASE_URL.',
  ],
  [
    error('EAI_AGAIN', 'getaddrinfo EAI_AGAIN'),
    'The host db.kancil.test of DATABASE_URL is not known on this machine. Correct DATABASE_URL.',
  ],
  [
    error('EHOSTUNREACH', 'connect EHOSTUNREACH'),
    'db.kancil.test:6543, which DATABASE_URL names, does not answer. Look whether PostgreSQL runs and a firewall lets it be reached.',
  ],
  [
    new Error('Connection terminated due to connection timeout'),
    'db.kancil.test:6543, which DATABASE_URL names, does not answer. Look whether PostgreSQL runs there.',
  ],
  [
    error('3D000', 'database "school" does not exist'),
    'PostgreSQL at db.kancil.test:6543 has no database school. Correct DATABASE_URL, or make it: ' +
      `create database "school" encoding 'UTF8' template template0.`,
  ],
  [
    error('28P01', 'password authentication failed for user "kancil"'),
    'PostgreSQL at db.kancil.test:6543 does not take the password of the role kancil. Correct DATABASE_URL.',
  ],
  [
    error('28000', 'no pg_hba.conf entry for host "10.0.0.7"'),
    'PostgreSQL at db.kancil.test:6543 does not let this server in (no pg_hba.conf entry for host "10.0.0.7"). Correct ' +
      'DATABASE_URL, or allow it there.',
  ],
  [
    error('53300', 'sorry, too many clients already'),
    'PostgreSQL at db.kancil.test:6543 has no connection left (sorry, too many clients already). Raise its max_connections, ' +
      'or lower DATABASE_CONNECTIONS.',
  ],
  [
    error('57P03', 'the database system is starting up'),
    'PostgreSQL at db.kancil.test:6543 is not ready yet (the database system is starting up). Start again in a moment.',
  ],
  [
    error('08P01', 'unsupported startup parameter: options'),
    'What answers at db.kancil.test:6543 refuses how this server connects (unsupported startup parameter: options). ' +
      'DATABASE_URL must name PostgreSQL itself, not a pooler such as PgBouncer.',
  ],
  [
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'PostgreSQL at db.kancil.test:6543 asks for a password, and DATABASE_URL has none.',
  ],
  [
    new Error('The server does not support SSL connections'),
    'PostgreSQL at db.kancil.test:6543 does not encrypt connections, which DATABASE_URL asks for (sslmode).',
  ],
  [
    error('SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain'),
    'The certificate of PostgreSQL at db.kancil.test:6543 is not trusted (SELF_SIGNED_CERT_IN_CHAIN). Name its authority in ' +
      'NODE_EXTRA_CA_CERTS, or correct sslmode in DATABASE_URL.',
  ],
  [
    error('ECONNRESET', 'read ECONNRESET'),
    'What answers at db.kancil.test:6543 speaks like no PostgreSQL. Correct DATABASE_URL.',
  ],
])('%s is said in a sentence that names DATABASE_URL and no password', (thrown, sentence) => {
  expect(connectionProblem(thrown, url)).toBe(sentence);
});

test('a bug is no problem of the connection', () => {
  expect(connectionProblem(new TypeError('x is not a function'), url)).toBeNull();
});

test('a socket is named by its folder', () => {
  expect(
    connectionProblem(
      error('ENOENT', 'connect ENOENT'),
      'postgres://kancil@/kancil?host=/var/run/postgresql',
    ),
  ).toBe(
    'Nobody listens at the socket in /var/run/postgresql, which DATABASE_URL names. Start PostgreSQL there, or correct DATABASE_URL.',
  );
});

test('what answers as a web server does is no PostgreSQL', async () => {
  const web = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void web.close());
  await once(web, 'listening');
  const { port } = web.address() as AddressInfo;
  await expect(openPostgres(`postgres://kancil@127.0.0.1:${port}/kancil`)).rejects.toThrow(
    `What answers at 127.0.0.1:${port} speaks like no PostgreSQL. Correct DATABASE_URL.`,
  );
});

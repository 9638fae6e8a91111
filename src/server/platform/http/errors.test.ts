import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { wording } from '../../wording.ts';
import { printable } from '../db/errors.ts';
import { makeLog } from '../log.ts';
import { answerErrors } from './errors.ts';

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code });
const ofQuery = (cause: Error) =>
  new DrizzleQueryError('select 1 where email = $1', ['sari@kancil.test'], cause);

const answerTo = async (error: Error) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  answerErrors(app, wording, makeLog('silent'), async () => 'en');
  app.get('/', async () => {
    throw error;
  });
  const { statusCode, headers, body } = await app.inject({ url: '/' });
  return [statusCode, headers['retry-after'], (JSON.parse(body) as { error: string }).error];
};

test.each([
  ofQuery(coded('ECONNREFUSED')),
  ofQuery(coded('57P01', 'terminating connection due to administrator command')),
  ofQuery(coded('57P03', 'the database system is starting up')),
  ofQuery(coded('08006')),
  ofQuery(coded('53300', 'sorry, too many clients already')),
  ofQuery(new Error('Connection terminated unexpectedly')),
  ofQuery(new Error('Client has encountered a connection error and is not queryable')),
  new Error('timeout exceeded when trying to connect'),
  coded('ETIMEDOUT', 'The database does not answer.'),
])('a database that is away is said as such: $cause.message $message', async (error) => {
  expect(await answerTo(error)).toEqual([503, '5', 'part_down']);
});

test.each([
  new TypeError('x is not a function'),
  ofQuery(coded('42703', 'column does not exist')),
  coded('EROFS'),
])('a bug is none of that: $message', async (error) => {
  expect(await answerTo(error)).toEqual([500, undefined, 'unexpected']);
});

test('what is printed of an error holds no value of its query', () => {
  const wrapped = new Error('the start failed', { cause: ofQuery(coded('ECONNREFUSED')) });
  for (const error of [ofQuery(coded('23505', 'duplicate')), ofQuery(coded('ECONNREFUSED')), wrapped]) {
    expect(printable(error)).not.toContain('sari');
    expect(printable(error)).toContain('errors.test.ts');
  }
  expect(printable(new Error('the start failed', { cause: new TypeError('no story') }))).toMatch(
    /^Error: the start failed\n[^]*\nbecause of TypeError: no story\n/,
  );
  expect(printable(ofQuery(coded('23505', 'duplicate')))).toContain(
    'duplicate in: select 1 where email = $1',
  );
});

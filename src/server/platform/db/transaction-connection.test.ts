import type pg from 'pg';
import { expect, test } from 'vitest';
import { TransactionConnection } from './transaction-connection.ts';

/** A connection whose answers the test gives: what was sent, in packets, and how each is answered. */
const connection = () => {
  const packets: string[][] = [[]];
  const answers = new Map<string, PromiseWithResolvers<pg.QueryResult>>();
  let corked = 0;
  const stream = {
    cork: () => (corked += 1),
    uncork: () => {
      corked -= 1;
      if (corked === 0) packets.push([]);
    },
  };
  const query = (text: string) => {
    packets.at(-1)?.push(text);
    const answer = Promise.withResolvers<pg.QueryResult>();
    answers.set(text, answer);
    return answer.promise;
  };
  const link = new TransactionConnection(
    { connection: { stream }, query } as unknown as pg.PoolClient,
    (given) => given,
  );
  const command = (text: string) => text.toUpperCase();
  return {
    link,
    sent: () => packets.filter((packet) => packet.length > 0),
    answer: (text: string, with_ = command(text)) =>
      answers.get(text)?.resolve({ command: with_ } as pg.QueryResult),
    fail: (text: string) => answers.get(text)?.reject(new Error(`${text} failed`)),
  };
};

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

test('a transaction begins with its first reads in one packet, in the order in which they were asked', async () => {
  const { link, sent, answer } = connection();
  await link.query('begin');
  const reads = Promise.all([link.query('select 1 for update'), link.query('select 2')]);
  await turn();
  expect(sent()).toEqual([['begin', 'select 1 for update', 'select 2']]);
  answer('select 1 for update');
  answer('select 2');
  let isRead = false;
  void reads.then(() => (isRead = true));
  await turn();
  // No answer counts before the transaction has begun.
  expect(isRead).toBe(false);
  answer('begin');
  await reads;
});

test('a write waits until the transaction has begun, and what is asked after it goes out after it', async () => {
  const { link, sent, answer } = connection();
  await link.query('begin');
  const done = Promise.all([link.query('insert into notes'), link.query('select 1')]);
  await turn();
  expect(sent()).toEqual([['begin']]);
  answer('begin');
  await turn();
  expect(sent()).toEqual([['begin'], ['insert into notes', 'select 1']]);
  answer('insert into notes');
  answer('select 1');
  await done;
});

test('where a transaction does not begin, nothing is written and the connection is not used again', async () => {
  const { link, sent, fail, answer } = connection();
  await link.query('begin');
  const outcomes = Promise.allSettled([
    link.query('select 1'),
    link.query('insert into notes'),
    link.query('commit'),
    link.query('rollback'),
  ]);
  await turn();
  answer('select 1');
  fail('begin');
  expect((await outcomes).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(sent()).toEqual([['begin', 'select 1']]);
  expect(link.ended).toBe(false);
});

test('a commit that the server answers with a rollback is a failure, and nothing is sent after an end', async () => {
  const { link, sent, answer } = connection();
  await link.query('begin');
  const committed = link.query('commit');
  answer('begin');
  await turn();
  answer('commit', 'ROLLBACK');
  await expect(committed).rejects.toThrow('rolled back');
  await expect(link.query('select 1')).rejects.toThrow('has ended');
  expect(sent().flat()).toEqual(['begin', 'commit']);
});

import { Client, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendPipelined } from './pipelined-query.ts';

interface WithConnection {
  readonly connection: { describe(what: object): void };
}

/** The embedded database is asked in another way. */
describe.runIf(process.env['TEST_DATABASE_URL'])('prepared statements on PostgreSQL', () => {
  let client: Client;
  let described: { mock: { calls: unknown[] } };
  beforeAll(async () => {
    client = new Client({ connectionString: process.env['TEST_DATABASE_URL'], pipeline: true });
    await client.connect();
    described = vi.spyOn((client as unknown as WithConnection).connection, 'describe');
  });
  beforeEach(async () => {
    await client.query('drop table if exists stated');
    await client.query('create temporary table stated (id integer primary key, text text, born date)');
    await client.query(`insert into stated values (1, 'one', '2020-02-29'), (2, null, '2021-03-01')`);
  });
  afterAll(() => client.end());

  const ask = (query: QueryConfig, values: unknown[] = []): Promise<QueryResult> =>
    sendPipelined(client as unknown as PoolClient, query, values);
  const describing = async <T>(work: () => Promise<T>) => {
    const before = described.mock.calls.length;
    const result = await work();
    return { result, times: described.mock.calls.length - before };
  };

  test('the columns of a statement are asked for once, and each execution is answered with its own rows', async () => {
    const byId = {
      name: 'stated by id',
      text: 'select id, text, born::text as day from stated where id = $1',
    };
    const { result: first, times } = await describing(() => ask(byId, [1]));
    expect([first.rows, times]).toEqual([[{ id: 1, text: 'one', day: '2020-02-29' }], 1]);
    const later = await describing(() => Promise.all([ask(byId, [2]), ask(byId, [3]), ask(byId, [1])]));
    expect(later.result.map(({ rows }) => rows)).toEqual([
      [{ id: 2, text: null, day: '2021-03-01' }],
      [],
      [{ id: 1, text: 'one', day: '2020-02-29' }],
    ]);
    expect(later.times).toBe(0);
    expect(later.result.map(({ rowCount }) => rowCount)).toEqual([1, 0, 1]);
    expect(later.result[0]?.fields).toEqual(first.fields);
  });

  test('executions before the first answer ask for the columns each', async () => {
    const all = { name: 'all stated', text: 'select id from stated order by id', rowMode: 'array' };
    const { result, times } = await describing(() => Promise.all([ask(all), ask(all)]));
    expect(times).toBe(2);
    expect(result.map(({ rows }) => rows)).toEqual([
      [[1], [2]],
      [[1], [2]],
    ]);
  });

  test('a statement without rows is described once, too', async () => {
    // Drizzle gives types of its own with every statement that is not prepared by it.
    const change = () => ({
      name: 'change of stated',
      text: 'update stated set text = $2 where id = $1',
      types: { getTypeParser: () => String },
    });
    await ask(change(), [1, 'uno']);
    const { result, times } = await describing(() => ask(change(), [2, 'due']));
    expect([result.command, result.rowCount, result.rows, times]).toEqual(['UPDATE', 1, [], 0]);
  });

  test('rows are read by the types that are given with the execution', async () => {
    const typed = (words: string): QueryConfig => ({
      name: 'typed by id',
      text: 'select id from stated where id = $1',
      types: { getTypeParser: () => (value: unknown) => `${words} ${String(value)}` },
    });
    const [one, another] = [typed('number'), typed('nomor')];
    expect((await ask(one, [1])).rows).toEqual([{ id: 'number 1' }]);
    expect((await ask(another, [1])).rows).toEqual([{ id: 'nomor 1' }]);
    expect((await ask(one, [2])).rows).toEqual([{ id: 'number 2' }]);
  });

  test('one statement is answered with objects and with arrays, as each execution wants them', async () => {
    const asObjects = { name: 'objects or arrays', text: 'select id, text from stated where id = $1' };
    const asArrays = { ...asObjects, rowMode: 'array' };
    const answers = [await ask(asObjects, [3]), await ask(asArrays, [1]), await ask(asObjects, [2])];
    expect(answers.map(({ rows }) => rows)).toEqual([[], [[1, 'one']], [{ id: 2, text: null }]]);
  });

  test('a failure is told with the stack of whoever asked', async () => {
    const missing = { name: 'missing', text: 'select 1 / $1::int' };
    const askedHere = async () => await ask(missing, [0]);
    await expect(askedHere()).rejects.toMatchObject({
      stack: expect.stringContaining('askedHere') as string,
    });
  });

  test('after an execution that fails the next ones are answered', async () => {
    const divided = { name: 'divided', text: 'select 10 / $1::int as part' };
    expect((await ask(divided, [5])).rows).toEqual([{ part: 2 }]);
    const [failed, done] = await Promise.allSettled([ask(divided, [0]), ask(divided, [2])]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(done).toMatchObject({ value: { rows: [{ part: 5 }] } });
  });

  test('a statement whose columns would be others than when it was prepared is refused', async () => {
    const all = { name: 'everything stated', text: 'select * from stated order by id limit 1' };
    expect((await ask(all)).rows).toMatchObject([{ id: 1, text: 'one' }]);
    await client.query('alter table stated add column more text');
    await expect(ask(all)).rejects.toThrow('cached plan must not change result type');
  });
});

import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyPostgres } from '../../../../tests/support/empty-postgres.ts';
import { Listener } from './listener.ts';
import { wayTo } from './way.test-support.ts';

const listening = async (heartbeat?: ConstructorParameters<typeof Listener>[2]) => {
  const postgres = await emptyPostgres();
  onTestFinished(() => postgres.drop());
  const way = await wayTo(postgres.url);
  const listener = new Listener({ connectionString: way.url }, undefined, heartbeat);
  onTestFinished(() => listener.close());
  const heard: string[] = [];
  await listener.listen('clock', (payload) => heard.push(payload));
  return { postgres, way, heard };
};

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a connection that no longer answers is replaced, and the listener learns that it may have missed something',
  async () => {
    const { postgres, way, heard } = await listening({ everyMs: 100, answerMs: 2_000 });
    way.drop();
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('');
    const other = new Client({ connectionString: postgres.url });
    await other.connect();
    const tell = async () => {
      // A process puts its name of 37 letters before what it sends.
      await other.query(`select pg_notify('clock', $1)`, [`${'x'.repeat(37)}moved`]);
      return heard;
    };
    // Again until it is heard: on a busy machine a connection may be replaced once more.
    await expect.poll(tell).toContain('moved');
    await other.end();
  },
);

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a new connection whose LISTEN is not answered is replaced, too',
  async () => {
    const { way, heard } = await listening({ everyMs: 100, answerMs: 500 });
    way.answer('unanswered');
    way.breakOff();
    await expect.poll(way.unanswered, { timeout: 10_000 }).toBeGreaterThan(0);
    way.answer('answered');
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('');
  },
);

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a server that refuses to listen keeps no connection of those that are tried',
  async () => {
    const { way, heard } = await listening();
    way.answer('refused');
    const opened = vi.spyOn(Client.prototype, 'connect');
    onTestFinished(() => opened.mockRestore());
    way.breakOff();
    await expect.poll(() => opened.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(2);
    expect(way.open()).toBeLessThan(2);
    way.answer('answered');
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('');
  },
);

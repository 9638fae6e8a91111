import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyPostgres } from '../../../../tests/support/empty-postgres.ts';
import { Listener } from './listener.ts';

/** What a server says that may not listen, such as a standby, and that it is ready for more. */
const refusal = () => {
  const fields = Buffer.from('SERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0');
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields, Buffer.from([90, 0, 0, 0, 5, 73])]);
};

/**
 * A way to the server. It can be cut as a firewall does it: nothing arrives any more, and nobody is told; and it can keep LISTEN from
 * the server, which then never answers, or refuse it.
 */
const wayTo = async (url: string) => {
  const target = new URL(url);
  const { hostname, port } = target;
  const sockets: Socket[] = [];
  const open = new Set<Socket>();
  let listens: 'answered' | 'unanswered' | 'refused' = 'answered';
  let unanswered = 0;
  const server = createServer((from) => {
    const to = connect(Number(port), hostname);
    sockets.push(from, to);
    open.add(from);
    from.once('close', () => {
      open.delete(from);
      to.destroy();
    });
    to.once('close', () => from.destroy());
    for (const socket of [from, to]) socket.on('error', () => undefined);
    from.on('data', (part) => {
      if (listens === 'answered' || !part.includes('listen ')) to.write(part);
      else if (listens === 'refused') from.write(refusal());
      else unanswered += 1;
    });
    to.pipe(from);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  target.hostname = '127.0.0.1';
  target.port = String((server.address() as AddressInfo).port);
  return {
    url: target.href,
    drop: () => {
      for (const socket of sockets.splice(0)) socket.removeAllListeners('data').unpipe().pause();
    },
    breakOff: () => {
      for (const socket of sockets.splice(0)) socket.destroy();
    },
    answer: (how: typeof listens) => {
      listens = how;
    },
    open: () => open.size,
    unanswered: () => unanswered,
  };
};

const listening = async (heartbeat?: ConstructorParameters<typeof Listener>[1]) => {
  const postgres = await emptyPostgres();
  onTestFinished(() => postgres.drop());
  const way = await wayTo(postgres.url);
  const listener = new Listener({ connectionString: way.url }, heartbeat);
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

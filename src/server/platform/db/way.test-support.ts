import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

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
export const wayTo = async (url: string) => {
  const target = new URL(url);
  const { hostname, port } = target;
  const sockets: Socket[] = [];
  const open = new Set<Socket>();
  let listens: 'answered' | 'unanswered' | 'refused' = 'answered';
  let unanswered = 0;
  let isFrozen = false;
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
      if (isFrozen) return;
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
    /** as a frozen machine: connections are taken, and nobody answers there any more; or again */
    freeze: (frozen: boolean) => {
      isFrozen = frozen;
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

import { Socket } from 'node:net';
import type { Pulse } from './listener.ts';

/**
 * The connections to a database that may fall silent: a frozen machine or a firewall tells nobody. While it does not answer they
 * are cut, and new ones at once, so that whoever asks is refused instead of waiting for minutes.
 */
export class Lifeline implements Pulse {
  readonly #sockets = new Set<Socket>();
  #silent = false;

  /** A connection for the driver, which connects it. */
  readonly open = (): Socket => {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    // Later: the driver begins to connect it in this tick, which would bring it back to life.
    if (this.#silent) process.nextTick(cut, socket);
    return socket;
  };

  stopped(): void {
    this.#silent = true;
    for (const socket of this.#sockets) cut(socket);
  }

  returned(): void {
    this.#silent = false;
  }
}

const cut = (socket: Socket) =>
  void socket.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));

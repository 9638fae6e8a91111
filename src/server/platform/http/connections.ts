import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './client-address.ts';

/**
 * Requests that one connection may have under way. Node starts every request that arrives in one piece; browsers and
 * proxies send the next one when the last is answered.
 */
const MOST_OF_CONNECTION = 8;

/** Requests that one address may have under way in this process. A whole town may share an address. */
const MOST_OF_ADDRESS = 300;

/** How many busy connections an address keeps when there is no room for a new one: a browser opens six. */
const SPARED = 6;

interface Limits {
  /** connections that are open at once */
  connections: number;
  /** Answers a request above what its address may have under way; nothing has been looked up for it. */
  answerCrowded: (request: FastifyRequest, reply: FastifyReply) => unknown;
  requestsPerAddress?: number;
}

/**
 * Counts a request that is answered before the hooks, until it is answered.
 * @param ip the client's address
 * @returns false when it would be too many or its connection has closed: it is not counted, and left to the hooks
 */
export type Admit = (request: IncomingMessage, response: ServerResponse, ip: string) => boolean;

/**
 * Limits connections, and the requests under way of each connection and of each client's address. In front of it a proxy
 * may hold many connections: they count for the client whose request they carry.
 * @returns what counts the requests that do not come to the hooks
 */
export const limitConnections = (
  app: FastifyInstance,
  { connections: most, answerCrowded, requestsPerAddress = MOST_OF_ADDRESS }: Limits,
): Admit => {
  const open = new OpenConnections();
  app.server.on('connection', (socket: Socket) => {
    if (open.size >= most && !open.makeRoom()) socket.destroy();
    else open.add(socket);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // Without an answer to `done` the request ends here: there is nobody to answer.
    if (socket.destroyed) return;
    const address = addressKey(request.ip);
    const underWay = open.begin(socket, address, (end) => reply.raw.once('close', end));
    if (underWay.ofConnection > MOST_OF_CONNECTION) socket.destroy();
    else if (underWay.ofAddress > requestsPerAddress) answerCrowded(request, reply);
    else done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    // Whoever asked has gone while the session was looked up or the body was read.
    if (!request.raw.socket.destroyed) done();
  });
  return ({ socket }, response, ip) => {
    if (socket.destroyed) return false;
    let end: () => void = () => undefined;
    const underWay = open.begin(socket, addressKey(ip), (given) => (end = given));
    const admitted = underWay.ofConnection <= MOST_OF_CONNECTION && underWay.ofAddress <= requestsPerAddress;
    if (admitted) response.once('close', end);
    else end();
    return admitted;
  };
};

interface Connection {
  /** the address that its requests count for while it is busy */
  address: string;
  ends: Set<() => void>;
}

/** The open connections, those between two requests apart from the busy ones of each address. */
class OpenConnections {
  readonly #all = new Map<Socket, Connection>();
  /** the one that has been idle for longest comes first */
  readonly #idle = new Set<Socket>();
  readonly #busy = new Map<string, Set<Socket>>();
  readonly #requests = new Map<string, number>();

  get size() {
    return this.#all.size;
  }

  add(socket: Socket) {
    this.#all.set(socket, { address: '', ends: new Set() });
    this.#idle.add(socket);
    socket.once('close', () => this.#remove(socket));
  }

  /**
   * Counts a request until it is answered or its connection closes. One that came over no connection, as pages call the
   * API, is part of another and not counted.
   * @param whenAnswered is given what ends it
   * @returns how many are under way, itself included
   */
  begin(socket: Socket, address: string, whenAnswered: (end: () => void) => void) {
    const connection = this.#all.get(socket);
    if (!connection) return { ofConnection: 0, ofAddress: 0 };
    if (connection.ends.size === 0) this.#becomeBusy(socket, connection, address);
    const ofAddress = (this.#requests.get(address) ?? 0) + 1;
    this.#requests.set(address, ofAddress);
    const end = () => {
      if (!connection.ends.delete(end)) return;
      const left = (this.#requests.get(address) ?? 1) - 1;
      if (left > 0) this.#requests.set(address, left);
      else this.#requests.delete(address);
      if (connection.ends.size === 0) this.#becomeIdle(socket, connection);
    };
    connection.ends.add(end);
    whenAnswered(end);
    return { ofConnection: connection.ends.size, ofAddress };
  }

  /**
   * Closes an idle connection, or else one of the address that has most.
   * @returns false when every address has few
   */
  makeRoom(): boolean {
    const [idle] = this.#idle;
    const socket = idle ?? this.#busiest();
    if (!socket) return false;
    this.#remove(socket);
    socket.destroy();
    return true;
  }

  #busiest(): Socket | undefined {
    let most = new Set<Socket>();
    for (const sockets of this.#busy.values()) if (sockets.size > most.size) most = sockets;
    const [first] = most;
    return most.size > SPARED ? first : undefined;
  }

  #becomeBusy(socket: Socket, connection: Connection, address: string) {
    this.#idle.delete(socket);
    connection.address = address;
    const sockets = this.#busy.get(address);
    if (sockets) sockets.add(socket);
    else this.#busy.set(address, new Set([socket]));
  }

  #becomeIdle(socket: Socket, { address }: Connection) {
    const sockets = this.#busy.get(address);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#busy.delete(address);
    this.#idle.add(socket);
  }

  #remove(socket: Socket) {
    for (const end of this.#all.get(socket)?.ends ?? []) end();
    this.#idle.delete(socket);
    this.#all.delete(socket);
  }
}

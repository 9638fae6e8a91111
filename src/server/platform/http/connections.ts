import type { IncomingMessage } from 'node:http';
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
 * Counts a request that is answered before the framework.
 * @param ip the client's address
 * @returns what ends the count, to be called once the answer has been sent or given up; null when it would be too many or its
 *   connection has closed: it is not counted, and left to the framework
 */
export type Admit = (request: IncomingMessage, ip: string) => (() => void) | null;

/**
 * Limits connections, and the requests under way of each connection and of each client's address. In front of it a proxy
 * may hold many connections: they count for the client whose request they carry.
 * @returns what counts the requests that do not come to the framework
 */
export const limitConnections = (
  app: FastifyInstance,
  { connections: most, answerCrowded, requestsPerAddress = MOST_OF_ADDRESS }: Limits,
): Admit => {
  const open = new OpenConnections();
  const tooMany = ({ connection, client }: Counted): 'of_connection' | 'of_address' | null => {
    if (connection.underWay.length > MOST_OF_CONNECTION) return 'of_connection';
    return client.requests > requestsPerAddress ? 'of_address' : null;
  };
  app.server.on('connection', (socket: Socket) => {
    if (open.size >= most && !open.makeRoom()) socket.destroy();
    else open.add(socket);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // Without an answer to `done` the request ends here: there is nobody to answer.
    if (socket.destroyed) return;
    const counted = open.begin(socket, addressKey(request.ip));
    if (!counted) return done();
    reply.raw.once('close', () => open.end(counted));
    const refused = tooMany(counted);
    if (refused === 'of_connection') socket.destroy();
    else if (refused === 'of_address') answerCrowded(request, reply);
    else done();
  });
  // Node takes a connection that has sent nothing for one whose request is on its way, and a stop would wait for that.
  app.addHook('preClose', (done) => {
    open.closeUnused();
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    // Whoever asked has gone while the session was looked up or the body was read.
    if (!request.raw.socket.destroyed) done();
  });
  return ({ socket }, ip) => {
    const counted = open.begin(socket, addressKey(ip));
    if (!counted) return null;
    const end = () => open.end(counted);
    if (!tooMany(counted)) return end;
    end();
    return null;
  };
};

/** What one address has under way. */
interface Client {
  readonly address: string;
  requests: number;
  /** the connections that are busy for it */
  readonly busy: Set<Socket>;
}

interface Connection {
  readonly socket: Socket;
  /** for whom it is busy: whose request it was when it became so */
  client: Client | null;
  readonly underWay: Counted[];
}

/** A request under way. */
interface Counted {
  readonly connection: Connection;
  readonly client: Client;
}

/** The open connections, those between two requests apart from the busy ones of each address. */
class OpenConnections {
  readonly #all = new Map<Socket, Connection>();
  /** the one that has been idle for longest comes first */
  readonly #idle = new Set<Socket>();
  readonly #clients = new Map<string, Client>();

  get size() {
    return this.#all.size;
  }

  add(socket: Socket) {
    this.#all.set(socket, { socket, client: null, underWay: [] });
    this.#idle.add(socket);
    socket.once('close', () => this.#remove(socket));
  }

  /**
   * Counts a request until `end` is called for it or its connection closes.
   * @returns null for one that came over no connection, as pages call the API: it is part of another
   */
  begin(socket: Socket, address: string): Counted | null {
    const connection = this.#all.get(socket);
    if (!connection) return null;
    const client = this.#clientAt(address);
    client.requests += 1;
    if (!connection.client) {
      this.#idle.delete(socket);
      connection.client = client;
      client.busy.add(socket);
    }
    const counted = { connection, client };
    connection.underWay.push(counted);
    return counted;
  }

  /** Once for each request: what has ended before is left alone. */
  end(counted: Counted) {
    const { connection, client } = counted;
    const { underWay, socket } = connection;
    const place = underWay.indexOf(counted);
    if (place === -1) return;
    underWay.splice(place, 1);
    client.requests -= 1;
    if (underWay.length === 0) {
      connection.client?.busy.delete(socket);
      this.#forgetIfGone(connection.client);
      connection.client = null;
      this.#idle.add(socket);
    }
    this.#forgetIfGone(client);
  }

  /** Closes the connections on which nothing was ever sent, as browsers open some in advance. */
  closeUnused() {
    for (const socket of this.#idle) if (socket.bytesRead === 0) socket.destroy();
  }

  #clientAt(address: string): Client {
    const known = this.#clients.get(address);
    if (known) return known;
    const client = { address, requests: 0, busy: new Set<Socket>() };
    this.#clients.set(address, client);
    return client;
  }

  #forgetIfGone(client: Client | null) {
    if (client && client.requests === 0 && client.busy.size === 0) this.#clients.delete(client.address);
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
    for (const { busy } of this.#clients.values()) if (busy.size > most.size) most = busy;
    const [first] = most;
    return most.size > SPARED ? first : undefined;
  }

  #remove(socket: Socket) {
    // Each that ends leaves the list.
    const underWay = this.#all.get(socket)?.underWay ?? [];
    for (let [counted] = underWay; counted; [counted] = underWay) this.end(counted);
    this.#idle.delete(socket);
    this.#all.delete(socket);
  }
}

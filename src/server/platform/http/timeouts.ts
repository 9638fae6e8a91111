import type { Socket } from 'node:net';
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const SECOND = 1000;

/** For receiving the head of a request, in milliseconds: a few hundred bytes. */
const HEADERS_TIMEOUT_MS = 20 * SECOND;

/** For an idle connection, in milliseconds. An upload over a slow line is never idle that long. */
const IDLE_TIMEOUT_MS = 60 * SECOND;

/**
 * For a connection between two requests, in milliseconds. Longer than proxies keep theirs (nginx 60 seconds, Caddy two
 * minutes), so that a proxy never sends a request on a connection that is just being closed here.
 */
const KEEP_ALIVE_TIMEOUT_MS = 125 * SECOND;

/** How often the timeout of heads is checked, in milliseconds. */
const CHECK_INTERVAL_MS = 5 * SECOND;

/** For receiving the body of anything but an upload, which is 64 kB at most, in milliseconds. */
const BODY_TIMEOUT_MS = 20 * SECOND;

/** How long the rest of a body is still read once it has been answered, in milliseconds. */
const LINGER_MS = 5 * SECOND;

/** How long running requests may take to finish when the server stops, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 15 * SECOND;

/**
 * Limits of time of the HTTP server. There is none for a whole request: an upload of 2 GB takes as long as
 * it takes, while it is fast enough (upload-watch.ts); other bodies have theirs (`limitBodyTime`).
 */
export const timeouts = {
  requestTimeout: 0,
  connectionTimeout: IDLE_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** whether files are uploaded here, which have a timeout of their own */
    takesFiles?: boolean;
  }
}

interface BodyTime {
  /** Answers a request whose body takes too long. */
  answerLate: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  timeoutMs?: number;
  lingerMs?: number;
}

/**
 * Answers a request whose body takes longer than `timeoutMs`, uploads apart; and closes the connection when the rest of
 * a body that was answered early does not come within `lingerMs`. Until then it is read and ignored: a connection that
 * is closed at once may lose the answer.
 */
export const limitBodyTime = (
  app: FastifyInstance,
  { answerLate, timeoutMs = BODY_TIMEOUT_MS, lingerMs = LINGER_MS }: BodyTime,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (bringsBody(request)) {
      reply.raw.once('finish', () => linger(request, lingerMs));
      if (!isUpload(request))
        untilComplete(request, timeoutMs, () => {
          if (!reply.sent) void answerLate(request, reply).catch(() => raw.destroy());
        });
    }
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // The framework closes the connection after a body that it gave up; here its rest is read first.
    if (!isComplete(request) && reply.getHeader('connection') === 'close') reply.removeHeader('connection');
    done();
  });
};

const bringsBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

const isUpload = ({ headers, routeOptions }: FastifyRequest) =>
  /^(?:multipart\/|application\/octet-stream)/.test(headers['content-type'] ?? '') &&
  routeOptions.config.takesFiles === true;

const isComplete = ({ raw }: FastifyRequest) => raw.complete || raw.readableEnded;

const untilComplete = (request: FastifyRequest, ms: number, late: () => void) => {
  const { raw } = request;
  const timer = setTimeout(() => isComplete(request) || late(), ms).unref();
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
};

const linger = (request: FastifyRequest, ms: number) => {
  if (isComplete(request)) return;
  const { raw } = request;
  // Not its socket: the call of a page that is rendered comes without a connection, on one that cannot be destroyed.
  untilComplete(request, ms, () => raw.destroy());
  raw.unpipe().resume();
};

/**
 * Gives what stops the server: it listens no more, lets running requests finish, and closes the connections of those that need
 * longer than `timeoutMs`. Call it before the server listens.
 */
export const gracefulStop = (app: FastifyInstance): ((timeoutMs?: number) => Promise<void>) => {
  const { server } = app;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async (timeoutMs = SHUTDOWN_TIMEOUT_MS) => {
    const timers = [
      setTimeout(() => server.closeAllConnections(), timeoutMs),
      // Browsers keep idle connections open, which would delay the shutdown.
      setInterval(() => server.closeIdleConnections(), 100),
    ];
    try {
      // The calls of pages under way need the app open, so it is closed after the last connection.
      const ended = server.listening && new Promise((resolve) => server.close(resolve));
      // Node takes one on which nothing was sent, as browsers open some in advance, for busy.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      await ended;
      await app.close();
    } finally {
      timers.forEach((timer) => clearTimeout(timer));
    }
  };
};

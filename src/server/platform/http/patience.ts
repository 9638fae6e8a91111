import type { FastifyInstance } from 'fastify';

const SECOND = 1000;

/** Of a connection on which nothing moves, in milliseconds. An upload over a slow phone line goes on moving. */
export const LONGEST_SILENCE = 60 * SECOND;

/** For the body of anything but an upload, in milliseconds: a megabyte at most, at the speed of an old modem. */
const LONGEST_BODY = 180 * SECOND;

/** How long requests under way may take to finish when the server stops, in milliseconds. */
const LONGEST_FAREWELL = 15 * SECOND;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** whether files are sent to this route, which take as long as something arrives */
    takesFiles?: boolean;
  }
}

/** Gives up a visitor who sends a body drop by drop, whatever they call it; only where files are taken they may. */
export const refuseSlowBodies = (app: FastifyInstance, longest = LONGEST_BODY): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    const isMultipart = (headers['content-type'] ?? '').startsWith('multipart/');
    const isUpload = isMultipart && request.routeOptions.config.takesFiles === true;
    const bringsBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (bringsBody && !isUpload) {
      const timer = setTimeout(() => raw.complete || raw.socket.destroy(), longest).unref();
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
};

/**
 * Stops listening, lets the requests under way finish, and after `longest` milliseconds hangs up on those that have not.
 */
export const closeGracefully = async (app: FastifyInstance, longest = LONGEST_FAREWELL): Promise<void> => {
  const timers = [
    setTimeout(() => app.server.closeAllConnections(), longest),
    // A browser keeps its connection after the answer, and would hold the stop until it lets go.
    setInterval(() => app.server.closeIdleConnections(), 100),
  ];
  try {
    await app.close();
  } finally {
    timers.forEach((timer) => clearTimeout(timer));
  }
};

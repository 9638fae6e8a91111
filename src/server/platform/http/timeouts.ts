import type { FastifyInstance } from 'fastify';

const SECOND = 1000;

/** For an idle connection, in milliseconds. An upload over a slow line is never idle that long. */
export const IDLE_TIMEOUT_MS = 60 * SECOND;

/** For receiving the body of anything but an upload, which is a megabyte at most. In milliseconds. */
const BODY_TIMEOUT_MS = 180 * SECOND;

/** How long running requests may take to finish when the server stops, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 15 * SECOND;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** whether files are uploaded here, for which only the idle timeout holds */
    takesFiles?: boolean;
  }
}

/** Closes the connection of a request whose body takes longer than `timeoutMs`, uploads apart. */
export const limitBodyTime = (app: FastifyInstance, timeoutMs = BODY_TIMEOUT_MS): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    const isMultipart = (headers['content-type'] ?? '').startsWith('multipart/');
    const isUpload = isMultipart && request.routeOptions.config.takesFiles === true;
    const bringsBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (bringsBody && !isUpload) {
      const timer = setTimeout(() => raw.complete || raw.socket.destroy(), timeoutMs).unref();
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
};

/**
 * Stops listening, lets running requests finish, and closes the connections of those that need longer than `timeoutMs`.
 */
export const closeGracefully = async (
  app: FastifyInstance,
  timeoutMs = SHUTDOWN_TIMEOUT_MS,
): Promise<void> => {
  const timers = [
    setTimeout(() => app.server.closeAllConnections(), timeoutMs),
    // Browsers keep idle connections open, which would delay the shutdown.
    setInterval(() => app.server.closeIdleConnections(), 100),
  ];
  try {
    await app.close();
  } finally {
    timers.forEach((timer) => clearTimeout(timer));
  }
};

import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import { timeouts } from './timeouts.ts';

/** Answers a request before the framework sees it; false leaves it to the framework, untouched. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * HTTP servers for Fastify whose requests are first offered to one early answer. It meets none of the framework's hooks, so it
 * has to count connections and write its line in the log by itself.
 * @param onProblem is told what an early answer has thrown; the framework answers then
 */
export const earlyAnswers = (onProblem: (error: unknown) => void) => {
  let answers: EarlyAnswer = () => false;
  const isAnswered: EarlyAnswer = (request, response) => {
    try {
      return answers(request, response);
    } catch (error) {
      onProblem(error);
      // An answer that has begun can neither be finished nor begun anew.
      if (response.headersSent) response.destroy();
      return response.headersSent;
    }
  };
  return {
    /** Option `serverFactory` of Fastify: the server that it would make itself, with the same limits of time. */
    serverFactory(handle: RequestListener): Server {
      const server = createServer(timeouts.http, (request, response) => {
        // The framework closes the connection behind its answer once the server stops.
        if (!server.listening || !isAnswered(request, response)) handle(request, response);
      });
      server.keepAliveTimeout = timeouts.keepAliveTimeout;
      server.requestTimeout = timeouts.requestTimeout;
      server.setTimeout(timeouts.connectionTimeout);
      return server;
    },
    /** From now on requests are offered to `given`. */
    answerBy(given: EarlyAnswer): void {
      answers = given;
    },
  };
};

import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import type { RefusalName } from '../../../contract/refusals.ts';
import type { Wording } from './wording.ts';

/** By the parser's code; anything else is no HTTP at all. */
const answers: Record<string, { status: string; refused: RefusalName }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', refused: 'too_slow' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', refused: 'body_too_large' },
};
const malformed = { status: '400 Bad Request', refused: 'malformed_request' } as const;

/**
 * Answers what is no whole HTTP request in the envelope, in English because its language was never read: a head that
 * is malformed, too long or does not come to its end in time.
 */
export const answerClientErrors =
  (wording: Wording) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, refused } = answers[error.code] ?? malformed;
    const message = wording.refusal('en', refused);
    const body = JSON.stringify({ code: Number.parseInt(status, 10), message, error: refused });
    const head = [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };

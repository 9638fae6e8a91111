import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameRequest } from '../http/request-id.ts';
import type { Language } from '../http/wording.ts';
import type { SendToApi } from './entry.ts';

/**
 * Calls the API in process for a page, with the visitor's cookie, address and language. For a page that all guests share
 * (`shared`) the visitor's cookie and language are left out.
 *
 * @param cookies collects what the API sets, for the page's own answer
 */
export const inProcessApi =
  (
    app: FastifyInstance,
    request: FastifyRequest,
    { language, shared, cookies }: { language: Language; shared: boolean; cookies: string[] },
  ): SendToApi =>
  async (method, path, body) => {
    const { host = '', cookie, 'accept-language': accepted = language } = request.headers;
    const response = await app.inject({
      method,
      url: path,
      remoteAddress: request.ip,
      headers: {
        host,
        accept: 'application/json',
        'accept-language': shared ? language : accepted,
        ...sameRequest(request.id),
        ...(!shared && cookie !== undefined && { cookie }),
      },
      ...(body && { payload: body }),
    });
    cookies.push(...[response.headers['set-cookie'] ?? []].flat());
    const { 'retry-after': retryAfter } = response.headers;
    return {
      status: response.statusCode,
      answer: parsed(response.payload),
      retryAfter: retryAfter ?? null,
    };
  };

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
};

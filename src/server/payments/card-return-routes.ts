import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { paths } from '../../paths.ts';
import { orderIdIn, pageAfterQuestion } from './card-return.ts';
import type { PaymentsContext } from './context.ts';

/**
 * The page that the gateway posts a card's owner back to. The post comes from another site, so it carries no session and needs
 * no proof of where it is from: it changes nothing, and what it says is not believed. It leads to the same address on our own site,
 * which the session comes with.
 * @param familyOf the family that a request is signed in for; null: none
 */
export const cardReturnRoutes =
  (
    context: Pick<PaymentsContext, 'database'>,
    familyOf: (request: FastifyRequest) => Promise<OwnFamilyId | null>,
  ) =>
  async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['GET', 'POST'],
      url: paths.cardReturn(),
      async handler(request, reply) {
        const { query, body, method } = request;
        const orderId = orderIdIn(
          query as Readonly<Record<string, unknown>>,
          typeof body === 'string' ? body : '',
        );
        reply.header('cache-control', 'no-store');
        const page =
          method === 'POST' && orderId !== null
            ? paths.cardReturn(orderId)
            : await pageAfterQuestion(context, await familyOf(request), orderId);
        return reply.redirect(page, 303);
      },
    });
  };

import type { FastifyInstance } from 'fastify';
import { paths } from '../../paths.ts';
import { orderIdsIn, pageAfterQuestion } from './card-return.ts';
import type { BillingContext } from './context.ts';

/**
 * The page that the gateway posts a card's owner back to. The post comes from another site, so it carries no session and needs
 * no proof of where it is from: it changes nothing, and what it says is not believed.
 */
export const cardReturnRoutes =
  (context: Pick<BillingContext, 'database'>) =>
  async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['GET', 'POST'],
      url: paths.cardReturn(),
      async handler({ query, body }, reply) {
        const named = orderIdsIn(
          query as Readonly<Record<string, unknown>>,
          typeof body === 'string' ? body : '',
        );
        reply.header('cache-control', 'no-store');
        return reply.redirect(await pageAfterQuestion(context, named), 303);
      },
    });
  };

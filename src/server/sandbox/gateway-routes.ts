import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { isOrderId } from '../../domain/billing/order-id.ts';
import { paths } from '../../paths.ts';
import { type PaymentSandbox, isSandboxAction } from '../providers/payment-gateway/sandbox.ts';
import { BILLER_CODE } from '../providers/payment-gateway/sandbox-wire.ts';
import { cardRoutes } from './card-routes.ts';
import { referenceIn } from '../providers/payment-gateway/sandbox-qr.ts';
import { chargeArticle, simulatorPage, walletPage } from './gateway-pages.ts';
import { sendStandInPage } from './page.ts';

const CHARGES_SHOWN = 100;
const deliveries = ['once', 'lost', 'twice', 'late', 'reordered'] as const;

/** The payment sandbox for people: its charges, what can happen to them, and the customer's wallet. */
export const gatewayRoutes = (
  app: FastifyInstance,
  sandbox: PaymentSandbox,
  refusal: (request: FastifyRequest, reply: FastifyReply, refused: Refused) => FastifyReply,
) => {
  app.get(paths.sandboxGateway, async (_request, reply) => {
    const charges = await sandbox.charges(CHARGES_SHOWN);
    return sendStandInPage(
      reply,
      'Payments',
      `<p><a href="${paths.sandboxSimulator}">Read a QR code, or pay a bill by its numbers</a></p>${
        charges.map(chargeArticle).join('') || '<p>Nothing has been charged yet.</p>'
      }`,
    );
  });

  app.get('/sandbox/gateway/pay/:orderId', async (request, reply) => {
    const charge = await sandbox.find((request.params as { orderId: string }).orderId);
    if (!charge) return refusal(request, reply, refuse('not_found'));
    return sendStandInPage(reply, 'Pay with the demo wallet', walletPage(charge));
  });

  app.get(paths.sandboxSimulator, async (request, reply) => {
    const asked = request.query as Readonly<Record<string, unknown>>;
    if (Object.keys(asked).length === 0) return sendStandInPage(reply, 'Customers', simulatorPage(null));
    const orderId = await chargeAsked(sandbox, asked);
    return orderId === null
      ? sendStandInPage(reply, 'Customers', simulatorPage('There is no such charge.'))
      : reply.redirect(paths.sandboxPay(orderId), 303);
  });

  cardRoutes(app, sandbox, refusal);

  app.post('/sandbox/gateway/:orderId/:act', async (request, reply) => {
    const { orderId, act } = request.params as { orderId: string; act: string };
    const { notification, from } = (request.body ?? {}) as { notification?: unknown; from?: unknown };
    const delivery = deliveries.find((one) => one === notification);
    const happened = isSandboxAction(act) ? await sandbox.act(orderId, act, delivery) : null;
    if (!happened) return refusal(request, reply, refuse('not_found'));
    if ((request.headers.accept ?? '').includes('text/html'))
      return reply.redirect(from === 'wallet' ? paths.sandboxPay(orderId) : paths.sandboxGateway, 303);
    const { charge, moved } = happened;
    return reply
      .code(moved ? 200 : 409)
      .send({ order_id: charge.orderId, transaction_status: charge.gatewayStatus });
  });

  app.register(async (scope) => wireRoutes(scope, sandbox));
};

/** The charge that a customer has the code or the numbers of. */
const chargeAsked = async (
  sandbox: PaymentSandbox,
  { qr, biller_code: biller, bill_key: billKey }: Readonly<Record<string, unknown>>,
): Promise<string | null> => {
  if (typeof qr !== 'string')
    return biller === BILLER_CODE && typeof billKey === 'string' && /^[\d ]+$/.test(billKey)
      ? sandbox.orderOfBill(billKey.replaceAll(' ', ''))
      : null;
  const id = /\/([^/]+)\/qr-code$/.exec(qr.trim())?.[1] ?? referenceIn(qr.trim());
  return (id && isOrderId(id) && (await sandbox.find(id))?.orderId) || null;
};

const API = `${paths.sandboxGateway}/api`;

/** The gateway's own API over HTTP, for whoever wants to see the wire; the school itself goes in by the short way. */
const wireRoutes = (scope: FastifyInstance, sandbox: PaymentSandbox) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  scope.route({
    method: ['GET', 'POST'],
    url: `${API}/*`,
    async handler({ method, url, headers, body }, reply) {
      const key = headers['idempotency-key'];
      const answer = await sandbox.api({
        method: method === 'POST' ? 'POST' : 'GET',
        path: url.slice(API.length).split('?')[0] ?? '',
        headers: {
          Authorization: headers.authorization ?? '',
          ...(typeof key === 'string' && { 'Idempotency-Key': key }),
        },
        ...(typeof body === 'string' && { body }),
      });
      return reply.code(answer.status).type(answer.contentType).send(answer.body);
    },
  });
};

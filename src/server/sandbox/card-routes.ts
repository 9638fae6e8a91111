import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { paths } from '../../paths.ts';
import { CARD_SCRIPT_PATH } from '../providers/payment-gateway/midtrans.ts';
import type { PaymentSandbox } from '../providers/payment-gateway/sandbox.ts';
import { type SandboxCharge, questionBody } from '../providers/payment-gateway/sandbox-wire.ts';
import { cardScript } from './card-script.ts';
import { questionForm, questionResult } from './gateway-pages.ts';
import { sendStandInPage } from './page.ts';

const API = `${paths.sandboxGateway}/api`;
const QUESTION = `${API}/v2/3ds/redirect/:questionId`;

/** What a browser asks of the gateway to pay by card: the script, a token, and the page with the bank's question. */
export const cardRoutes = (
  app: FastifyInstance,
  sandbox: PaymentSandbox,
  refusal: (request: FastifyRequest, reply: FastifyReply, refused: Refused) => FastifyReply,
) => {
  app.get(`${API}${CARD_SCRIPT_PATH}`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(cardScript),
  );

  // The query holds a card: nothing here, and no log, looks at this address as a whole.
  app.get(`${API}/v2/token`, async (request, reply) => {
    const said = request.query as Readonly<Record<string, unknown>>;
    const of = (name: string) => (typeof said[name] === 'string' ? said[name] : '');
    const card = {
      number: of('card_number'),
      code: of('card_cvv'),
      month: of('card_exp_month'),
      year: of('card_exp_year'),
    };
    const answer = JSON.stringify(await sandbox.cardToken(of('client_key'), card));
    reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*');
    // A stranger's page takes the answer as a script, from another origin.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const callback = of('callback');
    if (callback === '') return reply.type('application/json').send(answer);
    if (!/^[\w$.]{1,60}$/.test(callback)) return refusal(request, reply, refuse('malformed_request'));
    return reply.type('text/javascript; charset=utf-8').send(`/**/${callback}(${answer});`);
  });

  app.get(QUESTION, async (request, reply) => {
    const charge = await sandbox.find((request.params as { questionId: string }).questionId);
    if (!charge) return refusal(request, reply, refuse('not_found'));
    if (charge.gatewayStatus !== 'pending') return sendResult(request, reply, charge);
    return sendFramed(reply, 'Your bank asks', questionForm(charge, request.url));
  });

  app.post(QUESTION, async (request, reply) => {
    const { otp } = (request.body ?? {}) as { otp?: unknown };
    const { questionId } = request.params as { questionId: string };
    const charge = await sandbox.answerQuestion(questionId, typeof otp === 'string' ? otp.trim() : '');
    return charge ? sendResult(request, reply, charge) : refusal(request, reply, refuse('not_found'));
  });
};

/** Gives the result to the page around the frame, or posts it to where the shop has asked for. */
const sendResult = (request: FastifyRequest, reply: FastifyReply, charge: SandboxCharge) => {
  const { callback_type: asked, callback_url: url } = request.query as Readonly<Record<string, unknown>>;
  const isForm = (asked ?? charge.details.callbackType) === 'form';
  const callbackUrl =
    isForm && typeof url === 'string' && /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : null;
  const nonce = randomBytes(16).toString('base64url');
  const body = questionResult(questionBody(charge), { callbackUrl, nonce });
  return sendFramed(reply, 'Your bank has answered', body, nonce);
};

/** A page that a shop shows in a frame, whatever its address is. */
const sendFramed = (reply: FastifyReply, title: string, body: string, nonce?: string) =>
  sendStandInPage(reply.removeHeader('x-frame-options'), title, body, { framed: true, nonce });

import qrcode from 'qrcode';
import { z } from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import type { HttpAnswer, HttpRequest, HttpTransport } from '../http-transport.ts';
import { type CardDetails, type SandboxCards, cardProblem } from './sandbox-cards.ts';
import { newCharge, readCharge } from './sandbox-charge-body.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';
import { sandboxQrText } from './sandbox-qr.ts';
import type { onceForEachKey } from './sandbox-replies.ts';
import {
  type ErrorCode,
  SANDBOX_CLIENT_KEY,
  SANDBOX_KEY,
  type SandboxCharge,
  type SandboxUrls,
  chargedBody,
  endedBody,
  errorBody,
  refundedBody,
  statusBody,
  tokenBody,
} from './sandbox-wire.ts';

const LONGEST_KEY = 46;

/**
 * Midtrans' Core API as far as a school could use it: charges by QRIS, GoPay, Mandiri bill and card, status, cancel, expire,
 * refund, the picture of a code. Errors answer with HTTP 200 and the code in the body, as Midtrans mostly does, but for a
 * wrong key; `realHttpCodes` is how it has been seen to answer as well. An e-mail with `gateway-down`, `gateway-refuses`,
 * `gateway-lost` (the charge is made, no answer to it is ever given) or `gateway-hiccup` (its first answer is lost) fails on
 * purpose.
 */
export const sandboxApi = (options: {
  ledger: SandboxLedger;
  cards: SandboxCards;
  once: ReturnType<typeof onceForEachKey>['answerOnce'];
  clock: Clock;
  urls: SandboxUrls;
  realHttpCodes?: boolean;
}): HttpTransport => {
  const { ledger, cards, once, clock, urls, realHttpCodes = false } = options;
  const error = (code: ErrorCode, problems?: readonly string[], message?: string) => {
    const always = code === 401 || code >= 500;
    return json(realHttpCodes || always ? code : 200, errorBody(code, problems, message));
  };

  const open = async (body: string) => {
    const asked = readCharge(body);
    if ('problems' in asked) return error(asked.code, asked.problems);
    const wish = wishIn(body);
    if (wish.includes('gateway-down')) return error(500);
    if (wish.includes('gateway-refuses')) return error(400, ['refused on purpose']);
    const { payment_type: type, credit_card: card } = asked;
    const masked = type === 'credit_card' ? await cards.useToken(card?.token_id ?? '') : null;
    if (type === 'credit_card' && masked === null) return error(411);
    const opened = await ledger.open(newCharge(asked, masked, clock.now()));
    return opened ? json(200, chargedBody(opened, urls)) : error(406);
  };
  const charge = async (headers: HttpRequest['headers'], body: string) => {
    const { answer, repeated } = await once(keyIn(headers), () => open(body));
    const wish = wishIn(body);
    const isLost = wish.includes('gateway-lost') || (wish.includes('gateway-hiccup') && !repeated);
    return isLost ? nothing : answer;
  };
  const end = async (id: string, how: 'cancel' | 'expire') => {
    const ended = await ledger.move(id, how);
    if (!ended) return error(404);
    return ended.moved ? json(200, endedBody(ended.charge)) : error(412);
  };
  const refund = async (id: string, body: string) => {
    const { data } = refundBody.safeParse(parsed(body === '' ? '{}' : body));
    if (!data) return error(400, ['amount is invalid']);
    const { refund_key: key = `refund-${clock.now().getTime()}`, amount = null, reason = '' } = data;
    const done = await ledger.refund(id, { key, amount, reason });
    if (done === null) return error(404);
    if (done === 406) return error(406, [], 'Duplicate refund ID');
    if (typeof done === 'number') return error(done);
    return json(200, refundedBody(done.charge, { key, amount: done.amount }));
  };
  const unchanged = async (id: string) => error((await ledger.find(id)) ? 412 : 404);
  const change = (id: string, how: string, { headers, body = '' }: HttpRequest) => {
    const calls: Record<string, () => Promise<HttpAnswer>> = {
      cancel: () => end(id, 'cancel'),
      expire: () => end(id, 'expire'),
      refund: () => refund(id, body),
      'refund/online/direct': () => refund(id, body),
      // No card of the sandbox waits for the school's own decision.
      approve: () => unchanged(id),
      deny: () => unchanged(id),
    };
    const call = Object.hasOwn(calls, how) ? calls[how] : undefined;
    return call ? once(keyIn(headers), call).then(({ answer }) => answer) : null;
  };

  return async (request) => {
    const { method, path, headers, body = '' } = request;
    const [, pictured] = /^\/(?:v2|v4)\/(?:qris\/gopay|qris|gopay)\/([^/]+)\/qr-code$/.exec(path) ?? [];
    // Where a browser shows the picture it has no key; nobody guesses the transaction.
    if (method === 'GET' && pictured) return picture(await ledger.find(pictured), error);
    if (headers['Authorization'] !== authorization) return error(401);
    if (`${method} ${path}` === 'POST /v2/charge') return charge(headers, body);
    const [, encoded = '', how = ''] = /^\/v2\/([^/]+)\/([a-z/]+)$/.exec(path) ?? [];
    const id = decodeURIComponent(encoded);
    if (method === 'POST') return change(id, how, request) ?? error(404);
    const found = how === 'status' ? await ledger.find(id) : null;
    return found ? json(200, statusBody(found)) : error(404);
  };
};

/**
 * What a browser asks for with the client key: a token of a card, and no charge. The card's details are in the query of this
 * call, which must reach no log.
 */
export const sandboxCardToken =
  ({ cards, clock }: { cards: SandboxCards; clock: Clock }) =>
  async (clientKey: string, card: CardDetails): Promise<object> => {
    if (clientKey !== SANDBOX_CLIENT_KEY) return errorBody(401);
    const problem = cardProblem(card, clock.now());
    return problem ? errorBody(400, [problem]) : tokenBody(await cards.makeToken(card));
  };

const authorization = `Basic ${Buffer.from(`${SANDBOX_KEY}:`).toString('base64')}`;

const json = (status: number, body: object): HttpAnswer => ({
  status,
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify(body)),
});

/** What a proxy says when the answer did not reach it. */
const nothing: HttpAnswer = { status: 504, contentType: 'text/plain', body: Buffer.alloc(0) };

const picture = async (
  found: SandboxCharge | null,
  error: (code: ErrorCode) => HttpAnswer,
): Promise<HttpAnswer> => {
  if (!found || !['qris', 'gopay'].includes(found.paymentType)) return error(404);
  return {
    status: 200,
    contentType: 'image/png',
    body: await qrcode.toBuffer(sandboxQrText(found), { type: 'png', margin: 4, scale: 8 }),
  };
};

/** A longer key is ignored silently. */
const keyIn = (headers: HttpRequest['headers']) => {
  const key = headers['Idempotency-Key'];
  return key && key.length <= LONGEST_KEY ? key : null;
};

const refundBody = z.looseObject({
  refund_key: z.optional(z.string().check(z.regex(/^[\w-]{1,255}$/))),
  amount: z.optional(z.int()),
  reason: z.optional(z.string()),
});
const customer = z.looseObject({ customer_details: z.looseObject({ email: z.string() }) });

/** What the customer's e-mail asks the sandbox to do wrong. */
const wishIn = (body: string) => customer.safeParse(parsed(body)).data?.customer_details.email ?? '';

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

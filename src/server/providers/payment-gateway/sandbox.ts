import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Clock } from '../clock/clock.ts';
import type { HttpTransport } from '../http-transport.ts';
import { CARD_SCRIPT_PATH, midtransGateway } from './midtrans.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { sandboxApi, sandboxCardToken } from './sandbox-api.ts';
import { sandboxCards } from './sandbox-cards.ts';
import {
  type Moved,
  type NotificationDelivery,
  type SandboxLedger,
  sandboxLedger,
} from './sandbox-ledger.ts';
import { type ChargeAction, isChargeAction } from './sandbox-moves.ts';
import { type Deliver, leasedUntil, sandboxPost } from './sandbox-notifications.ts';
import { onceForEachKey } from './sandbox-replies.ts';
import { SANDBOX_CLIENT_KEY, SANDBOX_KEY, type SandboxCharge } from './sandbox-wire.ts';

/** What may be done to a charge when its status allows it. */
export type SandboxAction = ChargeAction | 'repeat';
export const isSandboxAction = (name: string): name is SandboxAction =>
  name === 'repeat' || isChargeAction(name);

/** A charge and the latest notification about it. */
export interface ListedCharge {
  charge: SandboxCharge;
  /** `answer` is the school's HTTP status, null while nothing was sent; `dueAt` the next try */
  lastNotification: { gatewayStatus: string; answer: number | null; dueAt: Date | null } | undefined;
}

/** Midtrans in this process, for the demo: behind the same adapter, with levers for what people and banks do. */
export interface PaymentSandbox {
  gateway: PaymentGateway;
  /** its HTTP API, for whoever wants to speak to it from outside */
  api: HttpTransport;
  charges(limit: number): Promise<ListedCharge[]>;
  find: SandboxLedger['find'];
  /** the order of a bill of Mandiri's */
  orderOfBill: SandboxLedger['orderOfBill'];
  /** a card becomes a token, which a browser asks for; the answer as the wire has it */
  cardToken: ReturnType<typeof sandboxCardToken>;
  /** The customer types the bank's code. @returns the charge afterwards; null: nobody asks that */
  answerQuestion(questionId: string, code: string): Promise<SandboxCharge | null>;
  /**
   * What a customer or the bank does; `repeat` sends the latest notification again. Resolves once the school was notified, as far as it is to be now.
   * @returns the charge afterwards and whether the action was possible; null: there is no such charge
   */
  act(
    orderId: string,
    act: SandboxAction,
    delivery?: NotificationDelivery['delivery'],
  ): Promise<Omit<Moved, 'notifications'> | null>;
  /** Sets where notifications are delivered. Until then they wait. */
  deliverTo(deliver: Deliver): void;
  /** Lets charges expire and cards settle, and delivers notifications, as they become due. */
  job: Job;
  /** Forgets answers that are too old to be repeated. */
  sweep(now: Date): Promise<void>;
}

/** Below the demo's own address, which a browser may know by another name: a path is right under each. */
const cardScript = {
  clientKey: SANDBOX_CLIENT_KEY,
  environment: 'sandbox',
  url: `/sandbox/gateway/api${CARD_SCRIPT_PATH}`,
  sources: { script: [], frame: [] },
} as const;

/** Nothing is far away here. */
const IN_PROCESS_WAITS = [20, 60, 200];

/**
 * @param options.publicUrl where the demo is found; its pages live below `/sandbox/gateway`
 * @param options.opened called after a charge, so that its notification goes out soon
 */
export const paymentSandbox = (options: {
  database: OpenDatabase;
  clock: Clock;
  publicUrl: string;
  opened?: () => void;
  realHttpCodes?: boolean;
}): PaymentSandbox => {
  const { database, clock, publicUrl, opened, realHttpCodes = false } = options;
  const ledger = sandboxLedger({ database, clock });
  const post = sandboxPost(database);
  const baseUrl = `${publicUrl}/sandbox/gateway/api`;
  const urls = { wallet: `${publicUrl}/sandbox/gateway/pay`, api: baseUrl };
  const cards = sandboxCards({ database, clock });
  const once = onceForEachKey({ database, clock });
  const answer = sandboxApi({ ledger, cards, once: once.answerOnce, clock, urls, realHttpCodes });
  const api: HttpTransport = async (request) => {
    const answered = await answer(request);
    if (request.method === 'POST') opened?.();
    return answered;
  };
  let deliver: Deliver | null = null;

  return {
    gateway: midtransGateway({
      name: 'sandbox',
      serverKey: SANDBOX_KEY,
      cardScript,
      baseUrl,
      transport: api,
      retryWaits: IN_PROCESS_WAITS,
    }),
    api,
    cardToken: sandboxCardToken({ cards, clock }),
    orderOfBill: ledger.orderOfBill,
    async answerQuestion(questionId, code) {
      const done = await ledger.answerQuestion(questionId, code);
      opened?.();
      return done && done.charge;
    },
    async charges(limit) {
      const charges = await ledger.list(limit);
      const latest = await post.latest(charges.map(({ orderId }) => orderId));
      return charges.map((charge) => ({ charge, lastNotification: latest.get(charge.orderId) }));
    },
    find: ledger.find,
    async act(orderId, act, delivery = 'once') {
      const now = clock.now();
      // Ours alone for a while, or a job would take it and we would answer before it is delivered.
      const how = { delivery, dueAt: deliver ? leasedUntil(now) : now };
      const done = await (act === 'repeat' ? ledger.repeat(orderId, how) : ledger.move(orderId, act, how));
      if (!done) return null;
      const { charge, moved, notifications } = done;
      // A late one is left to the job.
      const sent = notifications.filter(({ dueAt }) => dueAt !== null && delivery !== 'late');
      if (deliver) await post.deliver(sent, deliver, now);
      return { charge, moved };
    },
    deliverTo(given) {
      deliver = given;
    },
    sweep: once.sweep,
    job: {
      name: 'payment-sandbox',
      everyMinutes: 1,
      async nextDue() {
        const due = [await ledger.nextMove(), await post.nextDue()].filter((at) => at !== null);
        return due.length === 0 ? null : new Date(Math.min(...due.map((at) => at.getTime())));
      },
      async runDue(now, stopping) {
        await ledger.moveDue(now);
        if (deliver) await post.deliverDue(deliver, now, stopping);
      },
    },
  };
};

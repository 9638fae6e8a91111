import { type SQL, asc, desc, eq, isNotNull, lte, or } from 'drizzle-orm';
import type { OpenDatabase, Tx } from '../../platform/db/database.ts';
import type { Clock } from '../clock/clock.ts';
import { RIGHT_CODE, planOf } from './sandbox-cards.ts';
import {
  type ChargeAction,
  type RefundAsked,
  grossAfter,
  nextOf,
  refundOf,
  statusAfter,
} from './sandbox-moves.ts';
import type { Notification } from './sandbox-notifications.ts';
import { type SandboxCharge, notificationBody, timeText } from './sandbox-wire.ts';
import { sandboxCharges, sandboxNotifications } from './tables.ts';

/**
 * How the notification of a change is delivered: once, never (`lost`), twice, after a while (`late`), or before an older one that comes
 * again after it (`reordered`); and from when on a job delivers it.
 */
export interface NotificationDelivery {
  delivery: 'once' | 'lost' | 'twice' | 'late' | 'reordered';
  dueAt: Date;
}

/** A charge after an action, and the notifications that are due. */
export interface Moved {
  charge: SandboxCharge;
  moved: boolean;
  notifications: Notification[];
}

type Changes = Partial<SandboxCharge> & Pick<SandboxCharge, 'gatewayStatus'>;

/** How much later a `late` notification is delivered. */
const LATE = 5 * 60_000;
/** After the customer has answered, a slow bank takes as long. */
const SLOW_BANK = 60_000;

/** The sandbox's charges with the notifications that are due for each. */
export const sandboxLedger = ({ database, clock }: { database: OpenDatabase; clock: Clock }) => {
  const changed = (charge: SandboxCharge, changes: Changes): SandboxCharge => {
    const now = clock.now();
    const settledAt = changes.gatewayStatus === 'settlement' ? now : charge.settledAt;
    const next = nextOf({ ...charge, ...changes }, now);
    return { ...charge, settledAt, ...next, ...changes };
  };
  const write = async (tx: Tx, charge: SandboxCharge, changes: Changes): Promise<SandboxCharge> => {
    const after = changed(charge, changes);
    await tx.update(sandboxCharges).set(after).where(eq(sandboxCharges.orderId, charge.orderId));
    return after;
  };
  /** What was told of a charge last, which a notification that lost its place tells again. */
  const lastTold = async (tx: Tx, { orderId }: SandboxCharge) => {
    const [last] = await tx
      .select({ gatewayStatus: sandboxNotifications.gatewayStatus, body: sandboxNotifications.body })
      .from(sandboxNotifications)
      .where(eq(sandboxNotifications.orderId, orderId))
      .orderBy(desc(sandboxNotifications.notificationId))
      .limit(1);
    return last;
  };
  const queueNotification = async (
    tx: Tx,
    charge: SandboxCharge,
    { delivery, dueAt }: NotificationDelivery,
    confirmedAt: Date | null = null,
  ): Promise<Notification[]> => {
    const due = { once: dueAt, twice: dueAt, reordered: dueAt, lost: null, late: lateAfter(clock.now()) };
    const notification = {
      orderId: charge.orderId,
      gatewayStatus: charge.gatewayStatus,
      body: JSON.stringify(notificationBody(charge, confirmedAt)),
      dueAt: due[delivery],
    };
    const older = delivery === 'reordered' ? await lastTold(tx, charge) : undefined;
    const rows = [
      notification,
      ...(delivery === 'twice' ? [notification] : []),
      ...(older ? [{ ...notification, ...older }] : []),
    ];
    return tx.insert(sandboxNotifications).values(rows).returning();
  };
  const soon = (): NotificationDelivery => ({ delivery: 'once', dueAt: clock.now() });
  /** One charge, locked, as it stands now: what was to become of it by itself meanwhile has happened. */
  const hold = async (tx: Tx, id: string): Promise<SandboxCharge | null> => {
    let charge = await firstNamed(id, (named) => tx.select().from(sandboxCharges).where(named).for('update'));
    while (charge?.nextStatus && isDue(charge, clock.now())) {
      charge = await write(tx, charge, { gatewayStatus: charge.nextStatus });
      await queueNotification(tx, charge, soon());
    }
    return charge;
  };
  const locked = <Result>(
    id: string,
    work: (tx: Tx, charge: SandboxCharge) => Promise<Result>,
  ): Promise<Result | null> =>
    database.transaction(async (tx) => {
      const charge = await hold(tx, id);
      return charge && work(tx, charge);
    });
  const unmoved = (charge: SandboxCharge): Moved => ({ charge, moved: false, notifications: [] });
  const find = async (id: string): Promise<SandboxCharge | null> => {
    const found = await firstNamed(id, (named) => database.db.select().from(sandboxCharges).where(named));
    // Only what is to become of it now has to wait for others.
    if (found && isDue(found, clock.now())) return locked(id, async (_tx, charge) => charge);
    return found;
  };
  return {
    /** @returns the charge; null when its order id is in use */
    open: (charge: SandboxCharge): Promise<SandboxCharge | null> =>
      database.transaction(async (tx) => {
        const made = await tx.insert(sandboxCharges).values(charge).onConflictDoNothing().returning();
        if (made.length === 0) return null;
        await queueNotification(tx, charge, soon());
        return charge;
      }),
    /** By the order, the transaction or the bank's question. */
    find,
    /** The order of the newest bill of Mandiri's with this number; null when there is none. */
    orderOfBill: async (billKey: string): Promise<string | null> => {
      const [found] = await database.db
        .select({ orderId: sandboxCharges.orderId })
        .from(sandboxCharges)
        .where(eq(sandboxCharges.billKey, billKey))
        .orderBy(desc(sandboxCharges.chargedAt))
        .limit(1);
      return found?.orderId ?? null;
    },
    /** The newest first. */
    list: (limit: number): Promise<SandboxCharge[]> =>
      database.db
        .select()
        .from(sandboxCharges)
        .orderBy(desc(sandboxCharges.chargedAt), desc(sandboxCharges.orderId))
        .limit(limit),
    /** @returns null: there is no such charge */
    move: (id: string, action: ChargeAction, delivery = soon()): Promise<Moved | null> =>
      locked(id, async (tx, charge) => {
        const gatewayStatus = statusAfter(charge, action);
        if (gatewayStatus === null) return unmoved(charge);
        const after = await write(tx, charge, { gatewayStatus, gross: grossAfter(charge, action) });
        return { charge: after, moved: true, notifications: await queueNotification(tx, after, delivery) };
      }),
    /** The customer answers the bank's question of a card. @returns null: nobody asks that */
    answerQuestion: (questionId: string, code: string): Promise<Moved | null> =>
      locked(questionId, async (tx, charge) => {
        if (charge.gatewayStatus !== 'pending' || charge.nextStatus !== 'expire') return unmoved(charge);
        const after = await write(tx, charge, answered(charge, code, clock.now()));
        const told = after.gatewayStatus === 'pending' ? [] : await queueNotification(tx, after, soon());
        return { charge: after, moved: true, notifications: told };
      }),
    /** Gives money back. @returns null: there is no such charge; a code of the wire: nothing was given back */
    refund: (
      id: string,
      asked: RefundAsked,
    ): Promise<{ charge: SandboxCharge; amount: number } | 406 | 412 | 414 | null> =>
      locked(id, async (tx, charge) => {
        const refund = refundOf(charge, asked);
        if (typeof refund === 'number') return refund;
        const { amount, repeated, status: gatewayStatus } = refund;
        if (repeated) return { charge, amount };
        const { key, reason } = asked;
        const made = { key, amount, reason, createdAt: timeText(clock.now()) };
        const details = { ...charge.details, refunds: [...(charge.details.refunds ?? []), made] };
        const after = await write(tx, charge, { gatewayStatus, details });
        await queueNotification(tx, after, soon());
        await queueNotification(tx, after, soon(), clock.now());
        return { charge: after, amount };
      }),
    /** Queues the latest notification again. @returns null: there is no such charge */
    repeat: (id: string, delivery: NotificationDelivery): Promise<Moved | null> =>
      locked(id, async (tx, charge) => ({
        charge,
        moved: true,
        notifications: await queueNotification(tx, charge, delivery),
      })),
    /** When something becomes of a charge by itself next. */
    nextMove: async (): Promise<Date | null> => {
      const [first] = await database.db
        .select({ at: sandboxCharges.nextAt })
        .from(sandboxCharges)
        .where(isNotNull(sandboxCharges.nextAt))
        .orderBy(asc(sandboxCharges.nextAt))
        .limit(1);
      return first?.at ?? null;
    },
    /** Lets happen to every charge what is due. */
    moveDue: async (now: Date): Promise<void> => {
      const due = await database.db
        .select({ orderId: sandboxCharges.orderId })
        .from(sandboxCharges)
        .where(lte(sandboxCharges.nextAt, now));
      for (const { orderId } of due) await locked(orderId, async () => null);
    },
  };
};

/** Whether something has become of it by itself that was not written yet. */
const isDue = ({ nextAt }: SandboxCharge, now: Date) => nextAt !== null && nextAt <= now;

/** By the order first, which nearly everybody names: one index instead of three. */
const firstNamed = async (
  id: string,
  read: (named: SQL | undefined) => Promise<SandboxCharge[]>,
): Promise<SandboxCharge | null> => {
  const [ofOrder] = await read(eq(sandboxCharges.orderId, id));
  const [found] = ofOrder
    ? [ofOrder]
    : await read(or(eq(sandboxCharges.transactionId, id), eq(sandboxCharges.questionId, id)));
  return found ?? null;
};

const lateAfter = (now: Date) => new Date(now.getTime() + LATE);

/** What the bank says to the code that its customer typed. */
const answered = (
  { details }: SandboxCharge,
  code: string,
  now: Date,
): Partial<SandboxCharge> & Pick<SandboxCharge, 'gatewayStatus'> => {
  const { outcome } = planOf(details.maskedCard ?? '');
  const denied = (bankCode: string) => ({ gatewayStatus: 'deny', details: { ...details, bankCode } });
  if (code !== RIGHT_CODE || outcome === 'question_fails') return denied('05');
  if (outcome === 'no_money') return denied('51');
  if (outcome === 'bank_denies') return denied('05');
  const accepted = { ...details, bankCode: '00' };
  if (outcome === 'later')
    return {
      gatewayStatus: 'pending',
      details: accepted,
      nextStatus: 'capture',
      nextAt: new Date(now.getTime() + SLOW_BANK),
    };
  return { gatewayStatus: 'capture', details: accepted };
};

export type SandboxLedger = ReturnType<typeof sandboxLedger>;

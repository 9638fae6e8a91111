import { and, asc, desc, eq, lte, or } from 'drizzle-orm';
import type { OpenDatabase, Tx } from '../../platform/db/database.ts';
import type { Clock } from '../clock/clock.ts';
import type { Notification } from './sandbox-notifications.ts';
import { type SandboxCharge, notificationBody } from './sandbox-wire.ts';
import { sandboxCharges, sandboxNotifications } from './tables.ts';

/** What a customer or the bank does. */
const chargeActions = {
  // Money may also arrive at the last moment, when the charge has ended already.
  settle: { from: ['pending', 'expire', 'cancel'], to: 'settlement' },
  deny: { from: ['pending'], to: 'deny' },
  expire: { from: ['pending'], to: 'expire' },
  cancel: { from: ['pending'], to: 'cancel' },
  reverse: { from: ['settlement'], to: 'deny' },
} as const satisfies Record<string, { from: readonly string[]; to: string }>;

export type ChargeAction = keyof typeof chargeActions;
export const isChargeAction = (name: string): name is ChargeAction => Object.hasOwn(chargeActions, name);

/** The actions that are possible at this status of a charge. */
export const allowedActions = (gatewayStatus: string): ChargeAction[] =>
  (Object.keys(chargeActions) as ChargeAction[]).filter((action) =>
    (chargeActions[action].from as readonly string[]).includes(gatewayStatus),
  );

/** How often the notification of a change is delivered (once, never or twice), and from when on a job delivers it. */
export interface NotificationDelivery {
  delivery: 'once' | 'lost' | 'twice';
  dueAt: Date;
}

/** A charge after an action, and the notifications that are due. */
export interface Moved {
  charge: SandboxCharge;
  moved: boolean;
  notifications: Notification[];
}

/** How long the same key gives the same answer. */
const SAME_ANSWER = 5 * 60_000;

/** The sandbox's charges with the notifications that are due for each. */
export const sandboxLedger = ({ database, clock }: { database: OpenDatabase; clock: Clock }) => {
  const write = async (tx: Tx, charge: SandboxCharge, gatewayStatus: string) => {
    const settledAt = gatewayStatus === 'settlement' ? clock.now() : charge.settledAt;
    await tx
      .update(sandboxCharges)
      .set({ gatewayStatus: gatewayStatus, settledAt })
      .where(eq(sandboxCharges.orderId, charge.orderId));
    return { ...charge, gatewayStatus: gatewayStatus, settledAt };
  };
  const queueNotification = (
    tx: Tx,
    charge: SandboxCharge,
    { delivery, dueAt }: NotificationDelivery,
  ): Promise<Notification[]> => {
    const notification = {
      orderId: charge.orderId,
      gatewayStatus: charge.gatewayStatus,
      body: JSON.stringify(notificationBody(charge)),
      dueAt: delivery === 'lost' ? null : dueAt,
    };
    const rows = delivery === 'twice' ? [notification, notification] : [notification];
    return tx.insert(sandboxNotifications).values(rows).returning();
  };
  const soon = (): NotificationDelivery => ({ delivery: 'once', dueAt: clock.now() });
  /** One charge, locked, as it stands now: past its time it has expired. */
  const hold = async (tx: Tx, id: string): Promise<SandboxCharge | null> => {
    const [charge] = await tx
      .select()
      .from(sandboxCharges)
      .where(or(eq(sandboxCharges.orderId, id), eq(sandboxCharges.transactionId, id)))
      .for('update');
    if (!charge) return null;
    const over = charge.gatewayStatus === 'pending' && charge.expiresAt <= clock.now();
    if (!over) return charge;
    const expired = await write(tx, charge, 'expire');
    await queueNotification(tx, expired, soon());
    return expired;
  };

  return {
    /** @returns the charge; `earlier` when the same key made it a moment ago; null when its order id is in use */
    open: (charge: SandboxCharge): Promise<{ charge: SandboxCharge; earlier: boolean } | null> =>
      database.transaction(async (tx) => {
        const [made] = await tx.insert(sandboxCharges).values(charge).onConflictDoNothing().returning();
        if (made) {
          await queueNotification(tx, made, soon());
          return { charge: made, earlier: false };
        }
        const there = await hold(tx, charge.orderId);
        const same = there?.idempotencyKey != null && there.idempotencyKey === charge.idempotencyKey;
        const recent = there && charge.chargedAt.getTime() - there.chargedAt.getTime() < SAME_ANSWER;
        return there && same && recent ? { charge: there, earlier: true } : null;
      }),
    /** @param id of the order or of the transaction */
    find: (id: string): Promise<SandboxCharge | null> => database.transaction((tx) => hold(tx, id)),
    /** The newest first. */
    list: (limit: number): Promise<SandboxCharge[]> =>
      database.db
        .select()
        .from(sandboxCharges)
        .orderBy(desc(sandboxCharges.chargedAt), desc(sandboxCharges.orderId))
        .limit(limit),
    /** @returns null: there is no such charge */
    move: (id: string, move: ChargeAction, delivery: NotificationDelivery = soon()): Promise<Moved | null> =>
      database.transaction(async (tx) => {
        const charge = await hold(tx, id);
        if (!charge) return null;
        if (!allowedActions(charge.gatewayStatus).includes(move))
          return { charge, moved: false, notifications: [] };
        const after = await write(tx, charge, chargeActions[move].to);
        return { charge: after, moved: true, notifications: await queueNotification(tx, after, delivery) };
      }),
    /** Queues the latest notification again. @returns null: there is no such charge */
    repeat: (id: string, delivery: NotificationDelivery): Promise<Moved | null> =>
      database.transaction(async (tx) => {
        const charge = await hold(tx, id);
        return (
          charge && { charge, moved: true, notifications: await queueNotification(tx, charge, delivery) }
        );
      }),
    /** When the next open charge expires. */
    nextExpiry: async (): Promise<Date | null> => {
      const [first] = await database.db
        .select({ at: sandboxCharges.expiresAt })
        .from(sandboxCharges)
        .where(eq(sandboxCharges.gatewayStatus, 'pending'))
        .orderBy(asc(sandboxCharges.expiresAt))
        .limit(1);
      return first?.at ?? null;
    },
    /** Lets every charge expire whose time is over. */
    expireDue: async (now: Date): Promise<void> => {
      const over = await database.db
        .select({ orderId: sandboxCharges.orderId })
        .from(sandboxCharges)
        .where(and(eq(sandboxCharges.gatewayStatus, 'pending'), lte(sandboxCharges.expiresAt, now)));
      for (const { orderId } of over) await database.transaction((tx) => hold(tx, orderId));
    },
  };
};

export type SandboxLedger = ReturnType<typeof sandboxLedger>;

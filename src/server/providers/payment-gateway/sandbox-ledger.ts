import { and, asc, desc, eq, lte, or } from 'drizzle-orm';
import type { OpenDatabase, Tx } from '../../platform/db/database.ts';
import type { Clock } from '../clock/clock.ts';
import type { Notification } from './sandbox-notifications.ts';
import { type SandboxCharge, notificationBody } from './sandbox-wire.ts';
import { sandboxCharges, sandboxNotifications } from './tables.ts';

/** What a customer or the bank does. */
const moves = {
  // Money may also arrive at the last moment, when the charge has ended already.
  settle: { from: ['pending', 'expire', 'cancel'], to: 'settlement' },
  deny: { from: ['pending'], to: 'deny' },
  expire: { from: ['pending'], to: 'expire' },
  cancel: { from: ['pending'], to: 'cancel' },
  reverse: { from: ['settlement'], to: 'deny' },
} as const satisfies Record<string, { from: readonly string[]; to: string }>;

export type Move = keyof typeof moves;
export const isMove = (name: string): name is Move => Object.hasOwn(moves, name);

/** The moves that a charge in this state allows. */
export const movesOf = (word: string): Move[] =>
  (Object.keys(moves) as Move[]).filter((move) => (moves[move].from as readonly string[]).includes(word));

/** How often news is told (as it should be, never, as a nervous gateway does), and from when on a job does it. */
export interface Telling {
  telling: 'once' | 'lost' | 'twice';
  dueAt: Date;
}

/** How a charge stands after somebody did something about it, and what there is to tell. */
export interface Moved {
  charge: SandboxCharge;
  moved: boolean;
  news: Notification[];
}

/** How long the same key gives the same answer. */
const SAME_ANSWER = 5 * 60_000;

/** The sandbox's book of charges, with what the school is to be told of each. */
export const sandboxLedger = ({ database, clock }: { database: OpenDatabase; clock: Clock }) => {
  const write = async (tx: Tx, charge: SandboxCharge, word: string) => {
    const settledAt = word === 'settlement' ? clock.now() : charge.settledAt;
    await tx
      .update(sandboxCharges)
      .set({ word, settledAt })
      .where(eq(sandboxCharges.orderId, charge.orderId));
    return { ...charge, word, settledAt };
  };
  const queueNotification = (
    tx: Tx,
    charge: SandboxCharge,
    { telling, dueAt }: Telling,
  ): Promise<Notification[]> => {
    const news = {
      orderId: charge.orderId,
      word: charge.word,
      body: JSON.stringify(notificationBody(charge)),
      dueAt: telling === 'lost' ? null : dueAt,
    };
    const rows = telling === 'twice' ? [news, news] : [news];
    return tx.insert(sandboxNotifications).values(rows).returning();
  };
  const soon = (): Telling => ({ telling: 'once', dueAt: clock.now() });
  /** One charge, locked, as it stands now: past its time it has expired. */
  const hold = async (tx: Tx, id: string): Promise<SandboxCharge | null> => {
    const [charge] = await tx
      .select()
      .from(sandboxCharges)
      .where(or(eq(sandboxCharges.orderId, id), eq(sandboxCharges.transactionId, id)))
      .for('update');
    if (!charge) return null;
    const over = charge.word === 'pending' && charge.expiresAt <= clock.now();
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
    move: (id: string, move: Move, telling: Telling = soon()): Promise<Moved | null> =>
      database.transaction(async (tx) => {
        const charge = await hold(tx, id);
        if (!charge) return null;
        if (!movesOf(charge.word).includes(move)) return { charge, moved: false, news: [] };
        const after = await write(tx, charge, moves[move].to);
        return { charge: after, moved: true, news: await queueNotification(tx, after, telling) };
      }),
    /** Tells the latest news once more. @returns null: there is no such charge */
    repeat: (id: string, telling: Telling): Promise<Moved | null> =>
      database.transaction(async (tx) => {
        const charge = await hold(tx, id);
        return charge && { charge, moved: true, news: await queueNotification(tx, charge, telling) };
      }),
    /** When the next open charge expires. */
    nextExpiry: async (): Promise<Date | null> => {
      const [first] = await database.db
        .select({ at: sandboxCharges.expiresAt })
        .from(sandboxCharges)
        .where(eq(sandboxCharges.word, 'pending'))
        .orderBy(asc(sandboxCharges.expiresAt))
        .limit(1);
      return first?.at ?? null;
    },
    /** Lets every charge expire whose time is over. */
    expireDue: async (now: Date): Promise<void> => {
      const over = await database.db
        .select({ orderId: sandboxCharges.orderId })
        .from(sandboxCharges)
        .where(and(eq(sandboxCharges.word, 'pending'), lte(sandboxCharges.expiresAt, now)));
      for (const { orderId } of over) await database.transaction((tx) => hold(tx, orderId));
    },
  };
};

export type SandboxLedger = ReturnType<typeof sandboxLedger>;

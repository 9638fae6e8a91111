import { and, asc, desc, eq, getTableColumns, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database, OpenDatabase, Tx } from '../../platform/db/database.ts';
import { breaksUniqueness } from '../../platform/db/errors.ts';
import { preparedInsert } from '../../platform/db/prepared-insert.ts';
import { preparedUpdate } from '../../platform/db/prepared-update.ts';
import { placeholderFor, placeholdersFor, prepared, preparedWrite } from '../../platform/db/prepared.ts';
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
import { keptReply, replyValues } from './sandbox-replies.ts';
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

const isOrder = eq(sandboxCharges.orderId, sql.placeholder('id'));

type Changes = Partial<SandboxCharge> & Pick<SandboxCharge, 'gatewayStatus'>;

const updateCharge = preparedUpdate('sandbox charges', sandboxCharges, sandboxCharges.orderId, {
  returning: { orderId: sandboxCharges.orderId },
});
const insertNotifications = preparedInsert('sandbox notifications', sandboxNotifications);

/** The notification of the charge that another part of the statement has written. */
const notifiedOf = (db: Database, written: 'opened' | 'moved') => {
  const dueAt = placeholderFor(sandboxNotifications.dueAt, 'dueAt');
  return db.$with('notified', getTableColumns(sandboxNotifications)).as(sql`
    insert into ${sandboxNotifications} (order_id, gateway_status, body, due_at)
    select order_id, gateway_status, ${sql.placeholder('body')}, ${dueAt}::timestamptz from ${sql.identifier(written)}
    returning *`);
};
const writtenColumns = { orderId: sandboxCharges.orderId, gatewayStatus: sandboxCharges.gatewayStatus };

/** A charge and its first notification in one statement, and so in one transaction; nothing when its order id is in use. */
const insertWithNotification = preparedWrite('opening of a sandbox charge', (db) => {
  const opened = db
    .$with('opened')
    .as(
      db
        .insert(sandboxCharges)
        .values(placeholdersFor(sandboxCharges))
        .onConflictDoNothing()
        .returning(writtenColumns),
    );
  return db.with(opened, notifiedOf(db, 'opened')).select({ orderId: opened.orderId }).from(opened);
});

/** The same with the answer that is kept under its key; nothing when the key is known. @throws when the order id is in use */
const insertWithReply = preparedWrite('opening of a sandbox charge with a key', (db) => {
  const kept = keptReply(db);
  const columns = Object.entries(getTableColumns(sandboxCharges));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(([key, column]) => sql`${placeholderFor(column, key)}::${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  const opened = db.$with('opened', writtenColumns).as(sql`
    insert into ${sandboxCharges} (${names}) select ${values} from ${kept}
    returning order_id, gateway_status`);
  return db.with(kept, opened, notifiedOf(db, 'opened')).select({ orderId: opened.orderId }).from(opened);
});

/** An open charge after an action and the notification of it, in one statement; nothing when it is not open any more. */
const moveWithNotification = preparedWrite('move of an open sandbox charge', (db) => {
  const { gatewayStatus, gross, settledAt, nextStatus, nextAt } = placeholdersFor(sandboxCharges);
  const moved = db.$with('moved').as(
    db
      .update(sandboxCharges)
      .set({ gatewayStatus, gross, settledAt, nextStatus, nextAt })
      .where(and(isOrder, eq(sandboxCharges.gatewayStatus, 'pending')))
      .returning(writtenColumns),
  );
  const notified = notifiedOf(db, 'moved');
  return db.with(moved, notified).select().from(notified);
});

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
  const update = async (tx: Tx, { orderId, ...facts }: SandboxCharge): Promise<void> => {
    await updateCharge(tx, orderId, facts);
  };
  const write = async (tx: Tx, charge: SandboxCharge, changes: Changes): Promise<SandboxCharge> => {
    const after = changed(charge, changes);
    await update(tx, after);
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
    return insertNotifications(tx, rows);
  };
  const firstNotification = (charge: SandboxCharge) => ({
    body: JSON.stringify(notificationBody(charge, null)),
    dueAt: clock.now(),
  });
  const soon = (): NotificationDelivery => ({ delivery: 'once', dueAt: clock.now() });
  /** One charge, locked, as it stands now: what was to become of it by itself meanwhile has happened. */
  const hold = async (tx: Tx, id: string): Promise<SandboxCharge | null> => {
    let charge = await firstNamed(lockedByOrder, lockedByOtherName, tx, id);
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
    const found = await firstNamed(chargeByOrder, chargeByOtherName, database.db, id);
    // Only what is to become of it now has to wait for others.
    if (found && isDue(found, clock.now())) return locked(id, async (_tx, charge) => charge);
    return found;
  };
  /**
   * Without a transaction, as nearly every charge is paid: nothing of an open charge changes but its status, except of cards.
   * @returns null: it is not open any more, or needs a transaction
   */
  const moveOpen = async (
    id: string,
    action: ChargeAction,
    { delivery, dueAt }: NotificationDelivery,
  ): Promise<Moved | null> => {
    const charge = await find(id);
    const gatewayStatus = charge && statusAfter(charge, action);
    const isPlain = charge?.gatewayStatus === 'pending' && charge.paymentType !== 'credit_card';
    if (!isPlain || !gatewayStatus || delivery !== 'once') return null;
    const after = changed(charge, { gatewayStatus, gross: grossAfter(charge, action) });
    const notifications = await moveWithNotification(database.db, {
      ...after,
      id: charge.orderId,
      body: JSON.stringify(notificationBody(after, null)),
      dueAt,
    });
    return notifications.length === 0 ? null : { charge: after, moved: true, notifications };
  };

  return {
    /** @returns the charge; null when its order id is in use */
    open: async (charge: SandboxCharge): Promise<SandboxCharge | null> => {
      const made = await insertWithNotification(database.db, { ...charge, ...firstNotification(charge) });
      return made.length === 0 ? null : charge;
    },
    /**
     * Opens a charge and keeps the answer under its key.
     * @returns false: the key is known, or the order id is in use; nothing was done
     */
    openWithReply: async (charge: SandboxCharge, key: string, reply: string): Promise<boolean> => {
      const kept = replyValues(clock.now(), key, reply);
      try {
        const values = { ...charge, ...firstNotification(charge), ...kept };
        return (await insertWithReply(database.db, values)).length > 0;
      } catch (error) {
        // The connection is closed with it, as after every failure: so rarely that nobody notices.
        if (breaksUniqueness(error, 'sandbox_charges_pkey')) return false;
        throw error;
      }
    },
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
    move: async (id: string, action: ChargeAction, delivery = soon()): Promise<Moved | null> =>
      (await moveOpen(id, action, delivery)) ??
      locked(id, async (tx, charge) => {
        const gatewayStatus = statusAfter(charge, action);
        if (gatewayStatus === null) return unmoved(charge);
        const after = changed(charge, { gatewayStatus, gross: grossAfter(charge, action) });
        const [notifications] = await Promise.all([
          queueNotification(tx, after, delivery),
          update(tx, after),
        ]);
        return { charge: after, moved: true, notifications };
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

const hasOtherName = or(
  ...[sandboxCharges.transactionId, sandboxCharges.questionId].map((column) =>
    eq(column, sql.placeholder('id')),
  ),
);

const chargeByOrder = prepared('sandbox charge', (db) => db.select().from(sandboxCharges).where(isOrder));
const chargeByOtherName = prepared('sandbox charge by another name', (db) =>
  db.select().from(sandboxCharges).where(hasOtherName),
);
const lockedByOrder = preparedWrite('sandbox charge locked', (db) =>
  db.select().from(sandboxCharges).where(isOrder).for('update'),
);
const lockedByOtherName = preparedWrite('sandbox charge locked by another name', (db) =>
  db.select().from(sandboxCharges).where(hasOtherName).for('update'),
);

/** By the order first, which nearly everybody names: one index instead of three. */
const firstNamed = async (
  read: typeof chargeByOrder,
  readOtherwise: typeof chargeByOrder,
  db: Database,
  id: string,
): Promise<SandboxCharge | null> => {
  const [ofOrder] = await read(db, { id });
  const [found] = ofOrder ? [ofOrder] : await readOtherwise(db, { id });
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

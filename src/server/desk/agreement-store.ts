import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AgreementKind } from '../../domain/billing/agreements.ts';
import { staffNamed } from '../accounts/staff-names.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { billAgreements } from './tables.ts';

export const insertAgreement = async (
  tx: Tx,
  agreement: typeof billAgreements.$inferInsert,
): Promise<void> => {
  await tx.insert(billAgreements).values(agreement);
};

/** Whether the same person has agreed the same before, whose answer was lost. */
export const isRepeated = async (
  tx: Tx,
  { billId, kind, amount, until, reason, madeBy }: typeof billAgreements.$inferInsert,
): Promise<boolean> => {
  const [standing] = await tx
    .select()
    .from(billAgreements)
    .where(
      and(eq(billAgreements.billId, billId), eq(billAgreements.kind, kind), isNull(billAgreements.endedAt)),
    );
  if (!standing || standing.madeBy !== madeBy || standing.reason !== reason) return false;
  return standing.amount === (amount ?? null) && standing.until === (until ?? null);
};

/** Ends what stands of a kind. @returns whether anything stood */
export const endAgreement = async (
  tx: Tx,
  { billId, kind, by, at }: { billId: number; kind: AgreementKind; by: number; at: Date },
): Promise<boolean> => {
  const standing = and(
    eq(billAgreements.billId, billId),
    eq(billAgreements.kind, kind),
    isNull(billAgreements.endedAt),
  );
  const ended = await tx
    .update(billAgreements)
    .set({ endedBy: by, endedAt: at })
    .where(standing)
    .returning({ id: billAgreements.agreementId });
  return ended.length > 0;
};

/** What was agreed about a bill, the oldest first, with who did it. */
export const agreementsOf = (db: Database, billId: number) => {
  const [maker, ender] = [staffNamed(db, 'maker'), staffNamed(db, 'ender')];
  return db
    .select({
      agreement: billAgreements,
      maker: { firstName: maker.firstName, lastName: maker.lastName },
      ender: { firstName: ender.firstName, lastName: ender.lastName },
    })
    .from(billAgreements)
    .innerJoin(maker, eq(maker.userId, billAgreements.madeBy))
    .leftJoin(ender, eq(ender.userId, billAgreements.endedBy))
    .where(eq(billAgreements.billId, billId))
    .orderBy(asc(billAgreements.agreementId));
};

import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { mayComeBack } from '../../domain/accounts/child-left.ts';
import { mayBeChanged } from '../../domain/accounts/closing.ts';
import { wasLeft, yearsLeft } from '../../domain/enrolment/enrolments.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { familyChange } from '../accounts/family-change.ts';
import { lockOpenFamily } from '../accounts/family-desk.ts';
import { type KnownEnrolment, enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { setLeftOn } from '../enrolment/family-data.ts';
import { findAnyChild, lockAnyChild } from '../families/known-children.ts';
import { endBookings } from '../oral-tests/family-data.ts';
import { endOpenCharges, hasOpenCharge } from '../payments/end-open-charges.ts';
import type { Tx } from '../platform/db/database.ts';
import type { PrivacyContext } from './context.ts';

interface Asked {
  readonly childId: number;
  readonly by: number;
}
type NotThere = Refused<'not_found' | 'account_closed' | 'data_erased'>;

/**
 * Staff say that a child has left (rule R289). Its open charges end first (rule R290), so that nobody pays for what is not there any more. Who sits in
 * which group and what families are told follows from its years by itself.
 */
export const sayChildLeft = async (
  context: PrivacyContext,
  { childId, by }: Asked,
): Promise<object | NotThere | Refused<'payment_unsettled' | 'not_enrolled'>> => {
  // Only where there is a year to leave: what is refused, or so already, ends nobody's payment.
  const { database, clock } = context.accounts;
  const known = await enrolmentsOfChild(database.db, childId);
  if (
    yearsLeft(known, dayInJakarta(clock.now())).length > 0 &&
    !(await endOpenCharges(context.payments, { childId }))
  )
    return refuse('payment_unsettled');
  return change(context, { childId, by }, async (tx, years, { today, now }) => {
    // One may have been opened while the others were ended.
    if (await hasOpenCharge(tx, { childId })) return refuse('payment_unsettled');
    const left = yearsLeft(years, today);
    if (left.length === 0) return years.some(wasLeft) ? null : refuse('not_enrolled');
    await endBookings(
      tx,
      left.map(({ enrolmentId }) => enrolmentId),
      now,
    );
    return { years: left, leftOn: today };
  });
};

/** Staff take a child back that has left (rule R291). */
export const takeChildBack = (
  context: PrivacyContext,
  asked: Asked,
): Promise<object | NotThere | Refused<'child_stays_left'>> =>
  change(context, asked, async (_tx, years, { today }) => {
    const back = years.filter(({ leftOn }) => mayComeBack(leftOn, today));
    return back.length === 0 ? refuse('child_stays_left') : { years: back, leftOn: null };
  });

interface Moment {
  readonly today: CalendarDate;
  readonly now: Date;
}
interface Left {
  readonly years: readonly KnownEnrolment[];
  readonly leftOn: CalendarDate | null;
}

const change = async <R extends Refused>(
  { accounts }: PrivacyContext,
  { childId, by }: Asked,
  /** null: it is so already */
  decide: (tx: Tx, years: readonly KnownEnrolment[], moment: Moment) => Promise<Left | R | null>,
): Promise<object | NotThere | R> =>
  accounts.database.transaction(async (tx) => {
    const found = await findAnyChild(tx, childId);
    if (!found) return refuse('not_found');
    const user = await lockOpenFamily(tx, found.familyId);
    if (isRefused(user)) return user;
    const child = await lockAnyChild(tx, childId);
    if (!child) return refuse('not_found');
    const verdict = mayBeChanged(child);
    if (verdict !== 'yes') return refuse(verdict);
    const now = accounts.clock.now();
    const decided = await decide(tx, await enrolmentsOfChild(tx, childId), { today: dayInJakarta(now), now });
    if (decided === null) return {};
    if (isRefused(decided)) return decided;
    const { years, leftOn } = decided;
    await setLeftOn(
      tx,
      years.map(({ enrolmentId }) => enrolmentId),
      leftOn,
    );
    await accounts.recordChange(tx, {
      ...familyChange(
        user,
        { by, at: now },
        { before: { left_on: years[0]?.leftOn ?? null }, after: { left_on: leftOn } },
      ),
      // By its number: the log outlives its name.
      context: { child_id: childId },
    });
    return {};
  });

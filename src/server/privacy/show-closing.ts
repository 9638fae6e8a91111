import type { Reply } from '../../contract/endpoint.ts';
import type { privacy } from '../../contract/privacy.ts';
import { type Refused, isRefused } from '../../contract/refusals.ts';
import { atClosing } from '../../domain/access/at-closing.ts';
import { erasedOn } from '../../domain/accounts/closing.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { showAccount } from '../accounts/family-desk.ts';
import { familyEnrolments } from '../enrolment/enrolments-of.ts';
import { moneyLeft } from '../payments/family-data.ts';
import { familyParcels } from '../shipping/family-parcels.ts';
import type { PrivacyContext } from './context.ts';

type LeftBehind = Reply<(typeof privacy)['GET /users/closing']>;

/** What should be known before the account of a family is closed (rule R177). Ask with a family that the caller may see. */
export const showClosing = async (
  { accounts: { database, clock } }: PrivacyContext,
  familyId: number,
): Promise<LeftBehind> => {
  const now = clock.now();
  const today = dayInJakarta(now);
  const family = await familyEnrolments(database.db, familyId);
  const parcels = await familyParcels({ database, clock }, familyId);
  const { openCharges, comesBack } = await moneyLeft(database.db, familyId);
  return {
    children: family.map(({ childId, firstName, enrolments }) => {
      const { paidUntil, owed } = atClosing(enrolments, today);
      return {
        child_id: childId,
        first_name: firstName,
        paid_until: paidUntil,
        owed,
        waits_for_kit: parcels.some(
          (parcel) => parcel.child_id === childId && parcel.delivery_status === 'unshipped',
        ),
      };
    }),
    open_charges: openCharges,
    money_comes_back: comesBack,
    erased_on: erasedOn(now),
  };
};

/** What staff should know before they close the account of a family that asks them to. */
export const showClosingToStaff = async (
  context: PrivacyContext,
  familyId: number,
): Promise<LeftBehind | Refused<'not_found'>> => {
  const { database, clock } = context.accounts;
  const found = await showAccount(database.db, familyId, clock.now());
  return isRefused(found) ? found : showClosing(context, familyId);
};

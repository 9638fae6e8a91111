import type { Reply } from '../../contract/endpoint.ts';
import type { privacy } from '../../contract/privacy.ts';
import { atClosing } from '../../domain/access/at-closing.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { familyEnrolments } from '../enrolment/enrolments-of.ts';
import { moneyLeft } from '../payments/family-data.ts';
import { familyParcels } from '../shipping/family-parcels.ts';
import type { PrivacyContext } from './context.ts';

/** What a family should know before it closes its account (rule R177). */
export const showClosing = async (
  { accounts: { database, clock } }: PrivacyContext,
  familyId: OwnFamilyId,
): Promise<Reply<(typeof privacy)['GET /users/closing']>> => {
  const today = dayInJakarta(clock.now());
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
  };
};

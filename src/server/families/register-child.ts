import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { mayAddChild } from '../../domain/access/family-size.ts';
import { type ConsentKind, consentKinds } from '../../domain/accounts/consent.ts';
import { mayBeBirthdate } from '../../domain/accounts/birthdate.ts';
import { calendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { lockFamily } from '../accounts/lock-family.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { replaceFile } from '../providers/files/files.ts';
import { type ChildRow, countChildrenOf, insertChild } from './child-store.ts';
import { keepConsent } from './change-consent.ts';
import type { FamiliesContext } from './context.ts';

export interface ChildDetails {
  first_name: string;
  last_name: string;
  gender: 'MALE' | 'FEMALE';
  birthdate: string;
}

/** What a parent allows as a child is added, and in which language it was read. */
export interface FirstConsents {
  kinds: readonly ConsentKind[];
  language: 'EN' | 'ID';
}

/** Any real past birthdate is taken; whether the course suits that age is advice, given on the screen. */
export const checkBirthdate = ({ clock }: Pick<FamiliesContext, 'clock'>, birthdate: string) =>
  mayBeBirthdate(calendarDate(birthdate), dayInJakarta(clock.now()))
    ? null
    : refuseFields({ birthdate: 'invalid' });

/** Adds a child to the own family, with a photo when one came along. */
export const registerChild = async (
  context: FamiliesContext,
  familyId: OwnFamilyId,
  details: ChildDetails,
  photo: ReceivedFile | undefined,
  /** none: nobody was asked (rule R167) */
  { kinds, language }: FirstConsents = { kinds: [], language: 'EN' },
): Promise<
  ChildRow | Refused<'invalid_input' | 'wrong_kind_of_file' | 'too_many_children' | 'not_found'>
> => {
  const refused = checkBirthdate(context, details.birthdate);
  if (refused) return refused;
  const imageKey = photo ? await context.keepPhoto(photo, 'children') : null;
  if (photo && imageKey === null) return refuse('wrong_kind_of_file');
  return replaceFile(context.files, imageKey, () =>
    context.database.transaction(async (tx) => {
      const { maxChildren, closedAt } = await lockFamily(tx, familyId);
      // It was closed while this was on its way: who is gone adds nobody.
      if (closedAt !== null) return { result: refuse('not_found'), unused: imageKey };
      const verdict = mayAddChild(await countChildrenOf(tx, familyId), maxChildren);
      if (verdict !== 'yes') return { result: refuse(verdict), unused: imageKey };
      const result = await insertChild(tx, familyId, {
        firstName: details.first_name,
        lastName: details.last_name,
        gender: details.gender,
        birthdate: details.birthdate,
        imageKey,
        createdAt: context.clock.now(),
      });
      const { childId } = result;
      // What was not allowed was said, too.
      for (const kind of kinds.length > 0 ? consentKinds : [])
        await keepConsent(context, tx, familyId, { childId, kind, given: kinds.includes(kind), language });
      return { result, unused: null };
    }),
  );
};

import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { mayAddChild } from '../../domain/access/family-size.ts';
import { mayBeBirthdate } from '../../domain/accounts/birthdate.ts';
import { calendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { lockFamily } from '../accounts/lock-family.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { replaceFile } from '../providers/files/files.ts';
import { type ChildRow, countChildrenOf, insertChild } from './child-store.ts';
import type { FamiliesContext } from './context.ts';

export interface ChildDetails {
  first_name: string;
  last_name: string;
  gender: 'MALE' | 'FEMALE';
  birthdate: string;
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
): Promise<ChildRow | Refused<'invalid_input' | 'wrong_kind_of_file' | 'too_many_children'>> => {
  const refused = checkBirthdate(context, details.birthdate);
  if (refused) return refused;
  const imageKey = photo ? await context.keepPhoto(photo, 'children') : null;
  if (photo && imageKey === null) return refuse('wrong_kind_of_file');
  return replaceFile(context.files, imageKey, () =>
    context.database.transaction(async (tx) => {
      const { maxChildren } = await lockFamily(tx, familyId);
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
      return { result, unused: null };
    }),
  );
};

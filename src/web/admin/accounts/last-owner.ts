import type { StaffMember } from '../../../contract/staff.ts';
import { lastOwnerAmong } from '../../../domain/accounts/staff-role.ts';

/** The last owner among the staff; who is invited or was ended is none. */
export const lastOwnerOf = <Member extends Pick<StaffMember, 'role' | 'state'>>(
  staff: readonly Member[],
): Member | undefined =>
  lastOwnerAmong(staff.filter(({ role, state }) => role === 'owner' && state === 'active'));

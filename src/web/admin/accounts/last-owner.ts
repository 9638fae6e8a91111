import type { StaffMember } from '../../../contract/staff.ts';

/** The owner who is the only one left: that access cannot end, and the role cannot change. */
export const lastOwnerOf = <Member extends Pick<StaffMember, 'role' | 'state'>>(
  staff: readonly Member[],
): Member | undefined => {
  const owners = staff.filter(({ role, state }) => role === 'owner' && state === 'active');
  return owners.length === 1 ? owners[0] : undefined;
};

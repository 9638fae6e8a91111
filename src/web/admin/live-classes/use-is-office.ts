import { mayStaff } from '../../../domain/accounts/staff-role.ts';
import { useUser } from '../../app/hydrated-area.tsx';

/** Whether who looks on says who teaches, moves children and writes to families; a teacher says the rest of the own groups (rule R165). */
export const useIsOffice = (): boolean => {
  const role = useUser()?.role;
  return role != null && mayStaff(role, 'clerk');
};

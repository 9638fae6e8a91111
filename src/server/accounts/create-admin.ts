import type { StaffRole } from '../../domain/accounts/staff-role.ts';
import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import { type PasswordCost, checkPlainPassword, hashPassword } from './password.ts';
import { type UserRow, insertUser } from './user-store.ts';

export interface NewAdmin {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role?: StaffRole;
}

/**
 * Only parents are asked for these. An account's columns and the wire's User have no empty gender or day, so that every parent has both;
 * for staff they are placeholders, which no screen shows.
 */
export const staffColumns = {
  phoneNumber: '',
  gender: 'FEMALE',
  birthdate: '1990-01-01',
  province: '',
  city: '',
  zipCode: '',
  addressDetails: '',
  specialNotes: '',
  locale: 'EN',
} as const;

/** Makes somebody of the staff, activated at once. Only whoever runs the server can: the API invites them. */
export const createAdmin = async (
  context: { database: OpenDatabase; clock: Clock } & PasswordCost,
  { email, password, firstName, lastName, role = 'owner' }: NewAdmin,
): Promise<UserRow | Refused<'invalid_input' | 'email_taken'>> => {
  const chosen = checkPlainPassword(password);
  if ('problem' in chosen) return refuseFields({ password: chosen.problem });
  const passwordHash = await hashPassword(context, chosen.digest);
  const { database, clock } = context;
  const now = clock.now();
  const admin = await database.transaction((tx) =>
    insertUser(tx, {
      email,
      passwordHash,
      role: 'admin',
      staffRole: role,
      firstName,
      lastName,
      ...staffColumns,
      createdAt: now,
      activatedAt: now,
    }),
  );
  return admin ?? refuse('email_taken');
};

import type * as z from 'zod/mini';
import type { Registration } from '../../contract/accounts.ts';
import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import { calendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { mayBeBirthdate } from '../../domain/accounts/birthdate.ts';
import type { AccountsContext } from './context.ts';
import { mailLink } from './mail-link.ts';
import { hashPassword } from './password.ts';
import { normalisePhone } from './phone.ts';
import { type UserRow, insertUser } from './user-store.ts';

export type RegistrationInput = z.output<typeof Registration>;

/** Makes a parent's account, not usable before the link in the mail that this posts was followed. */
export const registerParent = async (
  context: AccountsContext,
  input: RegistrationInput,
): Promise<UserRow | Refused<'invalid_input' | 'email_taken'>> => {
  const { database, clock } = context;
  const now = clock.now();
  const facts = await checkPerson(context, input);
  if ('refused' in facts) return facts;
  const passwordHash = await hashPassword(input.password);
  return database.transaction(async (tx) => {
    const user = await insertUser(tx, {
      email: input.email,
      passwordHash,
      role: 'parent',
      firstName: input.first_name,
      lastName: input.last_name,
      phoneNumber: facts.phoneNumber,
      gender: input.gender,
      birthdate: input.birthdate,
      province: input.province,
      city: input.city,
      zipCode: input.zip_code,
      addressDetails: input.address_details,
      specialNotes: input.special_notes,
      locale: input.locale,
      createdAt: now,
    });
    if (!user) return refuse('email_taken');
    await mailLink(context, tx, user, 'activation');
    return user;
  });
};

/** What no pattern can tell: a phone that can exist, a birthdate in the past, a city in its province. */
export const checkPerson = async (
  { clock, knowsCity }: AccountsContext,
  person: { phone_number: string; birthdate: string; province: string; city: string },
): Promise<{ phoneNumber: string } | Refused<'invalid_input'>> => {
  const phoneNumber = normalisePhone(person.phone_number);
  const errors = {
    ...(phoneNumber === null && { phone_number: 'invalid' as const }),
    ...(!mayBeBirthdate(calendarDate(person.birthdate), dayInJakarta(clock.now())) && {
      birthdate: 'invalid' as const,
    }),
    ...(!(await knowsCity(person.province, person.city)) && { city: 'invalid' as const }),
  };
  return Object.keys(errors).length > 0 || phoneNumber === null ? refuseFields(errors) : { phoneNumber };
};

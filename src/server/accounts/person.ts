import type * as z from 'zod/mini';
import type { ProfileUpdate } from '../../contract/accounts.ts';
import { type Refused, refuseFields } from '../../contract/refusals.ts';
import { mayBeBirthdate } from '../../domain/accounts/birthdate.ts';
import { calendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { AccountsContext } from './context.ts';
import { normalisePhone } from './phone.ts';
import type { NewUser } from './user-store.ts';

type Person = Omit<z.output<typeof ProfileUpdate>, 'email' | 'locale'>;

/** What no pattern can check: a phone that can exist, a birthdate in the past, a city in its province. */
export const checkPerson = async (
  { clock, knowsCity }: AccountsContext,
  person: Pick<Person, 'phone_number' | 'birthdate' | 'province' | 'city'>,
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

/** What the forms of registration and profile share, as an account holds it. */
export const personColumns = (person: Person, phoneNumber: string) =>
  ({
    firstName: person.first_name,
    lastName: person.last_name,
    phoneNumber,
    gender: person.gender,
    birthdate: person.birthdate,
    province: person.province,
    city: person.city,
    zipCode: person.zip_code,
    addressDetails: person.address_details,
    specialNotes: person.special_notes,
  }) satisfies Partial<NewUser>;

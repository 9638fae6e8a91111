import { type Refused, refuseFields } from '../../contract/refusals.ts';
import { mayBeName } from '../../domain/values/person-name.ts';

/**
 * Refuses a name that changes into one no person has (rule R3). One that is kept passes, so that somebody who was
 * registered with an odd name before the rule can still save an address.
 */
export const checkChangedNames = (
  sent: { first_name: string; last_name: string },
  stored: { firstName: string; lastName: string },
): Refused<'invalid_input'> | null => {
  const errors = {
    ...(sent.first_name !== stored.firstName &&
      !mayBeName(sent.first_name) && { first_name: 'not_a_name' as const }),
    ...(sent.last_name !== stored.lastName &&
      !mayBeName(sent.last_name) && { last_name: 'not_a_name' as const }),
  };
  return Object.keys(errors).length > 0 ? refuseFields(errors) : null;
};

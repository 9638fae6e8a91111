import type { Registration } from '../calendar/registration.ts';
import { addDays } from '../values/calendar-date.ts';
import { atNine } from './notice-times.ts';

export type RegistrationNoticeKind = 'registration_open' | 'registration_closing';

export interface RegistrationMoment {
  readonly kind: RegistrationNoticeKind;
  readonly at: Date;
}

/**
 * When families hear of a batch's registration (rule R173): at 09.00 of its first day, or the next 09.00 once the batch is
 * known, and 14 and 2 days before its last day, if that is later.
 * @param knownSince when staff made the batch
 */
export function registrationMoments(
  { startRegistration, endRegistration }: Pick<Registration, 'startRegistration' | 'endRegistration'>,
  knownSince: Date,
): readonly RegistrationMoment[] {
  const day = 24 * 60 * 60 * 1000;
  const first = atNine(startRegistration).getTime();
  const late = Math.max(0, Math.ceil((knownSince.getTime() - first) / day));
  const opens = new Date(first + late * day);
  const closing = [-14, -2].map((days) => atNine(addDays(endRegistration, days)));
  return [
    { kind: 'registration_open' as const, at: opens },
    ...closing.filter((at) => at > opens).map((at) => ({ kind: 'registration_closing' as const, at })),
  ];
}

/**
 * Whether a family hears of this moment of an intake (rule R173). One with a child who learns here hears of each; any other
 * of two at most: of the opening and the last one, or, when it came after the opening, of those that are left.
 * @param activatedAt when the family's account was activated
 */
export function hearsOf(
  moment: RegistrationMoment,
  moments: readonly RegistrationMoment[],
  { learns, activatedAt }: { readonly learns: boolean; readonly activatedAt: Date },
): boolean {
  if (learns || moments.length < 3) return true;
  const [opening] = moments;
  const cameLater = opening !== undefined && activatedAt > opening.at;
  return cameLater || moment !== moments[1];
}

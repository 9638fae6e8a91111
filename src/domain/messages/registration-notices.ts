import { registrationOpen, type Registration } from '../calendar/registration.ts';
import { type CalendarDate, addDays, compareDates, dayInJakarta } from '../values/calendar-date.ts';
import { atNine } from './notice-times.ts';

export type RegistrationNoticeKind = 'registration_open' | 'registration_closing';

/** What families hear of one registration, each once: that it opens, and its end two weeks and two days before. */
export const registrationCalls = ['open', 'two_weeks', 'two_days'] as const;
export type RegistrationCall = (typeof registrationCalls)[number];

export interface RegistrationMoment {
  /** `late`: on a later day of the registration, for those who could not join when it opened */
  readonly call: RegistrationCall | 'late';
  readonly kind: RegistrationNoticeKind;
  readonly at: Date;
}

/**
 * When families hear next of a batch's registration (rule R173): at 09.00 of its first day, or the next 09.00 at which it is open, and
 * 14 and 2 days before its last day, if that is later. Whoever may join only later hears of the opening at the first 09.00 at which they may.
 * @param told the calls that were made: none is made twice, however staff change the days
 * @param after the moments until here are past
 * @param firstDays days on which children may join who could not before
 */
export function registrationMoments(
  batch: Registration,
  told: readonly RegistrationCall[],
  after: Date,
  firstDays: readonly CalendarDate[] = [],
): readonly RegistrationMoment[] {
  const toCome: RegistrationMoment[] = [];
  const opens = told.includes('open') ? null : nineFrom(atNine(batch.startRegistration), after);
  if (opens && registrationOpen(batch, dayInJakarta(opens)))
    toCome.push({ call: 'open', kind: 'registration_open', at: opens });
  const closing = { two_weeks: -14, two_days: -2 } as const;
  for (const call of ['two_weeks', 'two_days'] as const) {
    const at = atNine(addDays(batch.endRegistration, closing[call]));
    if (!told.includes(call) && at > after && (opens === null || at > opens))
      toCome.push({ call, kind: 'registration_closing', at });
  }
  // The last one, because whom another call names at the same moment need not hear of the opening.
  const late = firstDays
    .filter((day) => opens === null && registrationOpen(batch, day) && atNine(day) > after)
    .toSorted(compareDates)[0];
  if (late) toCome.push({ call: 'late', kind: 'registration_open', at: atNine(late) });
  return toCome;
}

/**
 * What those who wait since this instant hear of (rule R359): the batch that is the first to take registrations, at 09.00 of its first
 * day or at the next 09.00 at which it is open; null when none comes.
 * @param batches those whose registration is not over
 */
export const openingFor = <Batch extends Registration>(
  batches: readonly Batch[],
  since: Date,
): { readonly batch: Batch; readonly at: Date } | null =>
  batches
    .map((batch) => ({ batch, at: nineFrom(atNine(batch.startRegistration), since) }))
    .filter(({ batch, at }) => registrationOpen(batch, dayInJakarta(at)))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())[0] ?? null;

/** The first 09.00 that is not before `first` and after `after`. */
const nineFrom = (first: Date, after: Date): Date => {
  if (first > after) return first;
  const today = atNine(dayInJakarta(after));
  return today > after ? today : atNine(addDays(dayInJakarta(after), 1));
};

/**
 * Whether a family hears of a call (rule R173). One with a child who learns here hears of each; any other of two an intake at most: of the
 * opening and the last one, or of the last two when it was not here at the opening.
 * @param wasHere whether the family had its account when the opening was told
 * @param wasTold whether it was told of this registration already
 */
export function hearsOf(
  call: RegistrationMoment['call'],
  {
    learns,
    wasHere,
    wasTold,
  }: { readonly learns: boolean; readonly wasHere: boolean; readonly wasTold: boolean },
): boolean {
  if (learns) return true;
  if (call === 'late') return wasHere && !wasTold;
  return call !== 'two_weeks' || !wasHere;
}

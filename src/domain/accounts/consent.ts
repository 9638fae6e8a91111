import { type CalendarDate, calendarDate } from '../values/calendar-date.ts';

/** What a parent may allow of a child. `learning` is needed for the lessons; the others begin off (rule R167). */
export const consentKinds = [
  'learning',
  'photo_to_teachers',
  'recording_kept',
  'shown_in_public',
  'certificate_page',
] as const;

export type ConsentKind = (typeof consentKinds)[number];

/** The version of the texts in `i18n/<language>/consents.ts`: raised whenever what they allow changes. */
export const consentTextVersion = 1;

const textDates: Readonly<Record<number, CalendarDate>> = { 1: calendarDate('2026-11-28') };

/** From which day on a version of the texts holds; null for one that is not known. */
export const consentTextDate = (version: number): CalendarDate | null => textDates[version] ?? null;

/** What a parent said of one kind: when, and to which text in which language. */
export interface ConsentSaid {
  readonly kind: ConsentKind;
  readonly given: boolean;
  readonly textVersion: number;
  readonly language: 'EN' | 'ID';
  readonly saidAt: Date;
}

/** One of each kind, in their order: what was said of it last, else null; what nobody was asked is not given. */
export const presentConsents = (
  last: readonly ConsentSaid[],
): { kind: ConsentKind; given: boolean; said: ConsentSaid | null }[] =>
  consentKinds.map((kind) => {
    const said = last.find((one) => one.kind === kind) ?? null;
    return { kind, given: said?.given ?? false, said };
  });

/**
 * Whether a parent is asked: nobody did so far, or the text has changed since (rule R167).
 *
 * @param answered the version of the text of learning that was answered last; null: none was
 * @param current the version that is shown now
 */
export const isToBeAsked = (answered: number | null, current: number = consentTextVersion): boolean =>
  answered === null || answered < current;

/** Without learning there is nothing to do here: a family that wants it to end closes its account. */
export const mayWithdraw = (kind: ConsentKind): 'yes' | 'learning_needed' =>
  kind === 'learning' ? 'learning_needed' : 'yes';

import type { Unit } from '../calendar/unit-and-week.ts';
import { maxInLiveClass } from '../courses/class-rules.ts';
import type { Session } from './joining.ts';

/** A live class of another group of the same batch and grade. */
export interface OtherSession extends Session {
  readonly sessionId: number;
  readonly unit: Unit;
  readonly cancelledAt: Date | null;
  /** how many its group takes */
  readonly places: number;
  /** the children of its group, whoever of them comes */
  readonly pupils: number;
  /** whether the bill of its day is paid */
  readonly isPaid: boolean;
  /** children of other groups who make up for theirs here */
  readonly visitors: number;
}

/** What a child has to do with a live class: it comes with its group, was excused, or makes up for it elsewhere; or nobody comes. */
export interface OwnSession extends Session {
  readonly unit: Unit;
  readonly cancelledAt: Date | null;
  readonly excusedAt: Date | null;
  /** where it makes up for it; null: nowhere yet */
  readonly madeUpIn: number | null;
}

/** Whether a family may say that its child does not come: before the class begins, once (rule R191). */
export const mayExcuse = ({ startsAt, cancelledAt, excusedAt }: OwnSession, now: Date): boolean =>
  cancelledAt === null && excusedAt === null && now < startsAt;

/** Whether a class may be made up for elsewhere: the child was excused from it (rule R191), or the school cancelled it (rule R195); once. */
export const mayMakeUp = ({
  excusedAt,
  cancelledAt,
  madeUpIn,
}: Pick<OwnSession, 'excusedAt' | 'cancelledAt' | 'madeUpIn'>): boolean =>
  (excusedAt !== null || cancelledAt !== null) && madeUpIn === null;

/**
 * Whether a family may give the class up in which its child was to make up for its own: before it begins, and before its teacher, whose
 * room opens earlier, said whether the child is there (rules R191, R195).
 */
export const mayGiveUp = (
  { startsAt, isMarked }: Pick<Session, 'startsAt'> & { readonly isMarked: boolean },
  now: Date,
): boolean => now < startsAt && !isMarked;

/** From how long before it begins a make-up class stands when the own class is given again, in hours. */
const standsBefore = 24;

/**
 * Whether a child goes on making up for a class that the school gives again: it was excused from it before, or its make-up class has
 * begun, or does in less than 24 hours. Else it comes to its own class again, and is never expected in both (rule R195).
 */
export const makeUpStands = (
  { startsAt }: Pick<Session, 'startsAt'>,
  { isExcused, now }: { readonly isExcused: boolean; readonly now: Date },
): boolean => isExcused || startsAt.getTime() - now.getTime() < standsBefore * 3_600_000;

/** Where a child may make up for a class: in the same unit, where a place is free and paid for, before it begins (rule R191). */
export const makeUpsFor = <S extends OtherSession>(
  own: OwnSession,
  others: readonly S[],
  now: Date,
): readonly S[] =>
  !mayMakeUp(own)
    ? []
    : others
        .filter(({ unit, cancelledAt }) => unit === own.unit && cancelledAt === null)
        .filter(({ startsAt }) => now < startsAt)
        .filter(({ isPaid }) => isPaid)
        .filter(({ places, pupils, visitors }) => pupils + visitors < Math.min(places, maxInLiveClass))
        .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());

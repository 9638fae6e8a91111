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

/** What a child has to do with a live class: it comes with its group, was excused, or makes up for it elsewhere. */
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

/** Where a child that was excused may make up for its class: in the same unit, where a place is free and paid for, before it begins (rule R191). */
export const makeUpsFor = <S extends OtherSession>(
  own: OwnSession,
  others: readonly S[],
  now: Date,
): readonly S[] =>
  own.excusedAt === null || own.madeUpIn !== null
    ? []
    : others
        .filter(({ unit, cancelledAt }) => unit === own.unit && cancelledAt === null)
        .filter(({ startsAt }) => now < startsAt)
        .filter(({ isPaid }) => isPaid)
        .filter(({ places, pupils, visitors }) => pupils + visitors < Math.min(places, maxInLiveClass))
        .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());

import type { OralSlot } from '../../contract/oral-test-objects.ts';
import { type OralLevels, isOralLevel, oralSkills } from '../../domain/assessment/oral-levels.ts';
import { sessionState } from '../../domain/live-classes/joining.ts';
import { ageOn, dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { SlotRow, SlotView, TestRow } from './oral-store.ts';

/** The levels of a test that was held; null of another one. */
export const levelsOf = (test: TestRow): OralLevels | null => {
  if (test.state !== 'done') return null;
  const levels = oralSkills.map((skill) => {
    const level = test[skill];
    if (level === null || !isOralLevel(level))
      throw new Error(`oral test ${test.oralTestId} has no level of ${skill}`);
    return [skill, level] as const;
  });
  return Object.fromEntries(levels) as OralLevels;
};

/** Where a slot stands: `open` from 15 minutes before to its end. */
const stateOf = (slot: SlotRow, now: Date): OralSlot['state'] => {
  const state = sessionState({ ...slot, cancelledAt: null }, now);
  return state === 'cancelled' ? 'over' : state;
};

const presentBooked = (
  { test, childId, grade, firstName, birthdate }: NonNullable<SlotView['booked']>,
  { now, withResult }: { now: Date; withResult: boolean },
): NonNullable<OralSlot['test']> => ({
  child_id: childId,
  first_name: firstName,
  age: ageOn(birthdate, dayInJakarta(now)),
  grade,
  state: test.state,
  levels: withResult ? levelsOf(test) : null,
  remark: withResult ? test.remark : '',
  changed_at: test.changedAt?.toISOString() ?? null,
  version: test.version,
});

/** A slot as staff see it. @param withResult whether they see how the test went */
export const presentSlot = (
  { slot, teacher, booked, isOfOtherGroup }: SlotView,
  shown: { now: Date; withResult: boolean },
): OralSlot => ({
  slot_id: slot.slotId,
  starts_at: slot.startsAt.toISOString(),
  minutes: slot.minutes,
  part: slot.part,
  teacher,
  link: slot.link,
  state: stateOf(slot, shown.now),
  of_other_group: isOfOtherGroup,
  test: booked && presentBooked(booked, shown),
});

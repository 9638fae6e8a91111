import { useQuery } from '@tanstack/react-query';
import type { ChildToday } from '../../../contract/family-today.ts';
import type { FamilySession } from '../../../contract/live-classes.ts';
import { lastUnitOf } from '../../../domain/assessment/parts-of-year.ts';
import { paths } from '../../../paths.ts';
import { nextClassOf } from '../courses/class-state.ts';
import { familyTodayQuery, liveClassesQuery } from '../enrolment/child-queries.ts';
import { useAskAtDoor } from '../live-classes/use-door.ts';
import type { Stone } from './stones.ts';

/** What can be gone into at a stone now: a meeting with a teacher, by the link that was given for it, or a test that is written. */
export type Door = { readonly link: string } | { readonly to: string };

interface Open {
  sessions: readonly Pick<FamilySession, 'state' | 'attendance' | 'starts_at' | 'unit' | 'link'>[];
  today: Pick<ChildToday, 'child_id' | 'oral_test' | 'written_test'> | undefined;
}

/** What is open at a stone (rule R364): whoever waits there goes before a test that is written. */
export const doorAt = ({ lessons }: Pick<Stone, 'lessons'>, { sessions, today }: Open): Door | null => {
  const has = (type: number, unit: number) =>
    lessons.some(({ master_course: master }) => master.type === type && master.unit === unit);
  const live = nextClassOf(sessions);
  if (live?.link && has(1, live.unit)) return { link: live.link };
  const { oral_test: oral, written_test: written } = today ?? {};
  if (oral?.link && has(3, lastUnitOf(oral.part))) return { link: oral.link };
  if (today && written && has(4, lastUnitOf(written.part)))
    return { to: paths.writtenTest(today.child_id, written.part) };
  return null;
};

/** Gives a function that says what is open at a stone, asked anew when a door opens or closes. */
export const useDoors = (childId: number) => {
  const sessions = useQuery(liveClassesQuery(childId)).data?.sessions ?? [];
  const today = useQuery(familyTodayQuery).data?.children.find(({ child_id }) => child_id === childId);
  useAskAtDoor(nextClassOf(sessions), liveClassesQuery(childId).queryKey);
  useAskAtDoor(today?.oral_test ?? null, familyTodayQuery.queryKey);
  return (stone: Stone): Door | null => doorAt(stone, { sessions, today });
};

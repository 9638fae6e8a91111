import { maxInLiveClass } from '../courses/class-rules.ts';

/** A child of a group. */
export interface Pupil {
  readonly childId: number;
  readonly familyId: number;
}

/** A group of a batch and grade: who meets live, always together (rule R187). */
export interface Group {
  readonly groupId: number;
  /** 1 for the first of its batch and grade */
  readonly number: number;
  readonly pupils: readonly Pupil[];
  /** how many may be in it, 1 to 12; less than twelve when its teacher wants it smaller */
  readonly places: number;
}

/** How many more children a group takes; never negative, also when its places were lowered below its pupils. */
export const freePlaces = ({ places, pupils }: Pick<Group, 'places' | 'pupils'>): number =>
  Math.max(0, Math.min(places, maxInLiveClass) - pupils.length);

/**
 * The group that a child joins (rule R187): its own, else a sibling's with a free place, else the first with one; null when a new one
 * is opened. Nobody is moved for it.
 * @param groups those of the child's batch and grade
 */
export function groupFor<G extends Group>(groups: readonly G[], { childId, familyId }: Pupil): G | null {
  const inOrder = groups.toSorted((a, b) => a.number - b.number);
  const own = inOrder.find(({ pupils }) => pupils.some((pupil) => pupil.childId === childId));
  if (own) return own;
  const open = inOrder.filter((group) => freePlaces(group) > 0);
  const withSibling = open.find(({ pupils }) => pupils.some((pupil) => pupil.familyId === familyId));
  return withSibling ?? open[0] ?? null;
}

/** The number of the next group of a batch and grade; the number of one that has gone is not used again while a later one stands. */
export const nextGroupNumber = (groups: readonly Pick<Group, 'number'>[]): number =>
  Math.max(0, ...groups.map(({ number }) => number)) + 1;

/** Why a child cannot be moved to a group, or null. */
export function moveRefusal(
  child: { readonly childId: number; readonly academicYearId: number; readonly grade: number },
  group: Group & { readonly academicYearId: number; readonly grade: number },
): 'group_of_another_class' | 'group_full' | null {
  if (child.academicYearId !== group.academicYearId || child.grade !== group.grade)
    return 'group_of_another_class';
  const isInIt = group.pupils.some(({ childId }) => childId === child.childId);
  return isInIt || freePlaces(group) > 0 ? null : 'group_full';
}

import type { Session } from '../live-classes/joining.ts';

const hour = 3_600_000;

/** How long before a live class its families hear of it (rule R193). */
export const classMoments = { live_class_tomorrow: 24 * hour, live_class_soon: hour } as const;
export type ClassMoment = keyof typeof classMoments;

/**
 * Whether a change of live classes is said at short notice, so that its mail does not wait: one of them was to begin, or begins
 * now, in less than 24 hours (rule R193).
 */
export const isUrgentChange = (
  classes: readonly { readonly startsAt: Date; readonly before: Pick<Session, 'startsAt'> | null }[],
  now: Date,
): boolean =>
  classes
    .flatMap(({ startsAt, before }) => (before === null ? [startsAt] : [startsAt, before.startsAt]))
    .some((at) => at.getTime() - now.getTime() < 24 * hour);

/** What became of a class: it takes place after all, begins at another time, takes longer or shorter, or is as it was. */
export type ClassChange = 'given' | 'moved' | 'length' | 'none';

/**
 * What a family is told of a class that changed: of another length alone that, and no new time (rule R193).
 * @param before how it was to be; null: it was not to be at all
 */
export const changeOf = ({
  startsAt,
  minutes,
  before,
}: Session & { readonly before: Session | null }): ClassChange => {
  if (before === null) return 'given';
  if (before.startsAt.getTime() !== startsAt.getTime()) return 'moved';
  return before.minutes === minutes ? 'none' : 'length';
};

/**
 * Which children hear together, and of which classes: each of those that it comes to, so that who visits one class hears nothing of the
 * others of that group (rule R193).
 * @param classes each with the children who come to it
 * @param isApart whether a child hears something else of a class than those who come to it
 */
export const heardTogether = <C extends { readonly childIds: readonly number[] }>(
  childIds: readonly number[],
  classes: readonly C[],
  isApart: (childId: number, one: C) => boolean = () => false,
): readonly { readonly childIds: readonly number[]; readonly classes: readonly C[] }[] => {
  const concerns = (childId: number) => classes.filter((one) => one.childIds.includes(childId));
  const sameFor = Map.groupBy(childIds, (childId) =>
    concerns(childId)
      .map((one) => `${classes.indexOf(one)} ${isApart(childId, one)}`)
      .join(),
  );
  return [...sameFor.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ childIds: same, classes: concerns(first) }];
  });
};

/** The length in minutes that classes have now and had before; null: more of them has changed, or not the same of each. */
export const newLengthOf = (
  classes: readonly (Session & { readonly before: Session | null })[],
): { readonly now: number; readonly before: number } | null => {
  const [first] = classes;
  if (!first?.before) return null;
  const { minutes, before } = first;
  const isSame = (one: (typeof classes)[number]) =>
    changeOf(one) === 'length' && one.minutes === minutes && one.before?.minutes === before.minutes;
  return classes.every(isSame) ? { now: minutes, before: before.minutes } : null;
};

const hour = 3_600_000;

/** How long before a live class its families hear of it (rule R193). */
export const classMoments = { live_class_tomorrow: 24 * hour, live_class_soon: hour } as const;
export type ClassMoment = keyof typeof classMoments;

/**
 * Whether a change of live classes is said at short notice, so that its mail does not wait: one of them was to begin, or begins
 * now, in less than 24 hours (rule R193).
 */
export const isUrgentChange = (
  classes: readonly { readonly startsAt: Date; readonly before: Date | null }[],
  now: Date,
): boolean =>
  classes
    .flatMap(({ startsAt, before }) => (before === null ? [startsAt] : [startsAt, before]))
    .some((at) => at.getTime() - now.getTime() < 24 * hour);

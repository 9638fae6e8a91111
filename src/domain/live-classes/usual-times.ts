/**
 * The school's usual class times as staff wrote them, without a full stop at their end, while a child has no group or its group no
 * day yet (rule R378); null where the group's own day counts, or nothing was written.
 */
export const usualTimes = (written: string, group: { readonly weekday: number | null } | null) =>
  written === '' || (group !== null && group.weekday !== null) ? null : written.replace(/\.$/, '');

/** What every form says. */
export const forms = {
  optional: (label: string) => `${label} (optional)`,
  show: 'Show password',
  hide: 'Hide password',
  moment: 'One moment …',
};

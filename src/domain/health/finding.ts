/** What is looked at, in the order in which it is shown. */
export const checks = [
  'settings',
  'database',
  'files',
  'disk',
  'clock',
  'mail',
  'payments',
  'shipping',
  'address',
  'jobs',
  'backup',
  'letters',
  'webhooks',
] as const;
export type Check = (typeof checks)[number];

export type HealthState = 'failed' | 'warning' | 'ok';

/**
 * What a check may find, and how bad it is. A warning is something to look at; of a failure families notice something, or soon will.
 */
export const stateOf = {
  too_slow: 'failed',
  check_broken: 'failed',
  settings_right: 'ok',
  settings_wrong: 'failed',
  database_right: 'ok',
  database_encoding: 'failed',
  database_extension: 'failed',
  database_closed: 'failed',
  files_there: 'ok',
  files_missing: 'failed',
  files_unseen: 'ok',
  files_unreached: 'failed',
  disk_roomy: 'ok',
  disk_filling: 'warning',
  disk_low: 'warning',
  disk_full: 'failed',
  clock_right: 'ok',
  clock_wrong: 'warning',
  mail_taken: 'ok',
  mail_kept: 'ok',
  mail_refused: 'failed',
  payments_sandbox: 'ok',
  payments_closed: 'warning',
  payments_right: 'ok',
  payments_silent: 'warning',
  payments_key: 'failed',
  payments_down: 'failed',
  shipping_right: 'ok',
  shipping_table: 'ok',
  shipping_down: 'failed',
  address_plain: 'ok',
  address_right: 'ok',
  address_unreached: 'failed',
  certificate_ending: 'warning',
  jobs_right: 'ok',
  jobs_failing: 'failed',
  backup_new: 'ok',
  backup_early: 'warning',
  backup_old: 'failed',
  backup_none: 'failed',
  letters_sent: 'ok',
  letters_wait: 'warning',
  letters_refused: 'warning',
  webhooks_right: 'ok',
  webhooks_failing: 'warning',
} as const satisfies Record<string, HealthState>;
export type Found = keyof typeof stateOf;

/** What is said with a finding: numbers, and `reason` in the words of a machine, for whoever runs the server. */
export interface Facts {
  readonly count?: number | undefined;
  readonly of?: number | undefined;
  readonly bytes?: number | undefined;
  readonly days?: number | undefined;
  readonly minutes?: number | undefined;
  readonly seconds?: number | undefined;
  readonly reason?: string | undefined;
}

export interface Finding {
  readonly check: Check;
  readonly found: Found;
  readonly facts: Facts;
}

/** Those that do not stand as they should, the failures first. */
export const troublesFirst = <F extends { readonly found: Found }>(findings: readonly F[]): readonly F[] => {
  const order: readonly HealthState[] = ['failed', 'warning', 'ok'];
  return findings.toSorted((a, b) => order.indexOf(stateOf[a.found]) - order.indexOf(stateOf[b.found]));
};

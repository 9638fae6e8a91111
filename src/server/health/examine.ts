import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '../../domain/health/finding.ts';
import { lastNotification } from '../payments/last-notification.ts';
import { describe } from '../platform/db/errors.ts';
import { addressCheck, certificateCheck } from './check-address.ts';
import {
  clockCheck,
  databaseCheck,
  mailCheck,
  paymentsCheck,
  settingsCheck,
  shippingCheck,
} from './check-parts.ts';
import { backupCheck, diskCheck, filesCheck, jobsCheck, lettersCheck, webhooksCheck } from './check-work.ts';
import type { HealthCheck, HealthContext, Outcome } from './context.ts';

const PATIENCE_MS = 6_000;

/** Everything that is looked at, in the order in which it is shown. */
export const allChecks = (context: HealthContext): HealthCheck[] => {
  let looked: ReturnType<HealthContext['payments']['look']> | undefined;
  const look = () => (looked ??= context.payments.look());
  return [
    settingsCheck(context),
    databaseCheck(context),
    filesCheck(context),
    diskCheck(context),
    clockCheck(context, look),
    mailCheck(context),
    paymentsCheck(context, { look, last: () => lastNotification(context.database.db) }),
    shippingCheck(context),
    addressCheck(context),
    jobsCheck(context),
    backupCheck(context),
    lettersCheck(context),
    webhooksCheck(context),
  ];
};

/** What owners are told of by themselves: nothing here knocks at somebody else's door. */
export const watchedChecks = (context: HealthContext): HealthCheck[] => [
  diskCheck(context),
  certificateCheck(context),
  jobsCheck(context),
  backupCheck(context),
  lettersCheck(context),
];

/** Does the checks together. One that hangs or breaks says so, and holds up none of the others. */
export const examine = (checks: readonly HealthCheck[]): Promise<Finding[]> =>
  Promise.all(checks.map(async (check) => ({ check: check.name, ...(await outcomeOf(check)) })));

const outcomeOf = async ({ run }: HealthCheck): Promise<Outcome> => {
  const over = new AbortController();
  const late = sleep<Outcome>(
    PATIENCE_MS,
    { found: 'too_slow', facts: { seconds: PATIENCE_MS / 1000 } },
    { signal: over.signal },
  );
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    const { kind, code } = describe(error) as { kind: string; code?: string };
    return { found: 'check_broken', facts: { reason: code ?? kind } };
  } finally {
    over.abort();
    // It fails because it was called off here, whatever was found.
    late.catch(() => undefined);
  }
};

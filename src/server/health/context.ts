import type { Check, Finding } from '../../domain/health/finding.ts';
import type { NotifyStaff } from '../inbox/notify.ts';
import type { PostLetter } from '../inbox/post-letter.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';
import type { Mail } from '../providers/mail/mail.ts';
import type { PaymentGateway } from '../providers/payment-gateway/payment-gateway.ts';
import type { ShippingRates } from '../providers/shipping-rates/shipping-rates.ts';

/** What is asked of the parts of a school, to see whether they work. */
export interface HealthContext {
  database: OpenDatabase;
  /** the business clock, by which letters wait */
  clock: Clock;
  /** of jobs, backups and the disk */
  wallClock: Clock;
  log: Log;
  files: Files;
  mail: Mail;
  payments: PaymentGateway;
  shippingRates: ShippingRates;
  settings: {
    mode: 'demo' | 'live';
    publicUrl: string;
    dataDir: string;
    diskReserveBytes: number;
    backupDays: number;
  };
  /** what is wrong with the settings, as the server would say at its start */
  settingsProblems: () => readonly string[];
  /** of the wall clock; null: of a command, which runs no jobs */
  startedAt: Date | null;
  jobs: () => readonly Pick<Job, 'name' | 'everyMinutes'>[];
  /** the keys of all files that the database names */
  namedFiles: () => Promise<Set<string>>;
  notifyOwners: NotifyStaff;
  post: PostLetter;
}

/** One thing that is looked at. */
export interface HealthCheck {
  name: Check;
  run(): Promise<Outcome>;
}
export type Outcome = Omit<Finding, 'check'>;

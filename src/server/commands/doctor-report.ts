import type { SchoolHealth } from '../../contract/health.ts';
import { type Finding, stateOf } from '../../domain/health/finding.ts';
import { health as words } from '../../i18n/en/admin-health.ts';
import { type Config, ConfigRefused, readConfig } from '../config.ts';
import { gatewayOf } from '../gateway-of.ts';
import { addressCheck } from '../health/check-address.ts';
import { mailCheck, paymentsCheck } from '../health/check-parts.ts';
import type { HealthContext } from '../health/context.ts';
import { examine } from '../health/examine.ts';
import { lookAround } from '../health/look-around.ts';
import { lookAtHealth } from '../health/show-health.ts';
import { describe } from '../platform/db/errors.ts';
import { systemClock } from '../providers/clock/system.ts';
import { smtpMail } from '../providers/mail/smtp.ts';

type Report = { ok: boolean; says: string };

/** What a running server, or a command that could open the school, finds: a line for each check, and below it what mends it. */
export const doctorReport = async (health: HealthContext): Promise<Report> => {
  const { mode } = health.settings;
  const context = { ...health, settingsProblems: () => problemsOf(mode) };
  const unseen = await lookAround(context).then(
    () => [],
    // The check of the files may still know of an earlier look.
    (error: unknown) => {
      const { kind, code = kind } = describe(error) as { kind: string; code?: string };
      return [`        the files could not be looked at now (${code})`];
    },
  );
  const { findings, sizes, grown_days: days } = await lookAtHealth(context);
  return reportOf(findings, [...sizes.map(sizeLine(days)), ...unseen]);
};

/**
 * What can be seen where no school could be opened: what is outside of it.
 * @param config null: the settings cannot be used
 */
export const reportWithoutSchool = async (config: Config | null, problem: string): Promise<Report> => {
  const reason = problem.replace(/^the configuration cannot be used:\n {2}- /, '').replaceAll('\n  - ', '; ');
  if (!config) return reportOf([{ check: 'settings', found: 'settings_wrong', facts: { reason } }]);
  const payments = gatewayOf(config, null);
  const last = async () => ({ at: null, polled: 0 });
  const outside = [
    ...(config.mail ? [mailCheck({ mail: smtpMail(config.mail) })] : []),
    ...(config.midtrans
      ? [paymentsCheck({ clock: systemClock, payments }, { look: () => payments.look(), last })]
      : []),
    ...(config.publicUrl.startsWith('https:')
      ? [addressCheck({ wallClock: systemClock, settings: { ...config, mode: 'live' } })]
      : []),
  ];
  return reportOf([
    { check: 'database', found: 'database_closed', facts: { reason } },
    ...(await examine(outside)),
  ]);
};

/** What a server of this mode would say of the settings that this command has found. */
const problemsOf = (mode: Config['mode']): readonly string[] => {
  try {
    readConfig(mode === 'live' ? ['--live'] : []);
    return [];
  } catch (error) {
    if (error instanceof ConfigRefused) return error.reasons;
    throw error;
  }
};

const signs = { ok: 'ok      ', warning: 'warning ', failed: 'FAILED  ' } as const;

const reportOf = (findings: readonly Finding[], more: readonly string[] = []): Report => {
  const lines = findings.flatMap(({ check, found, facts }) => {
    const mends = [mendOf(words.server, found), mendOf(words.owner, found)].filter(Boolean);
    return [
      `${signs[stateOf[found]]}${words.checks[check]}: ${words.found[found](facts)}`,
      ...mends.map((mend) => `        -> ${mend}`),
    ];
  });
  return {
    ok: findings.every(({ found }) => stateOf[found] !== 'failed'),
    says: [...lines, ...more].join('\n'),
  };
};

const mendOf = (mends: Readonly<Record<string, string>>, found: string) => mends[found] ?? '';

const sizeLine =
  (days: number) =>
  ({ kind, bytes, grown }: SchoolHealth['sizes'][number]): string =>
    `        ${words.kinds[kind] ?? kind}: ${words.size(bytes)}` +
    (grown === null ? '' : ` (${words.size(grown)} more than ${days} days ago)`);

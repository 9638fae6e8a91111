import { isClockWrong, isGatewaySilent } from '../../domain/health/judge.ts';
import type { lastNotification } from '../payments/last-notification.ts';
import { DatabaseRefused } from '../platform/db/database-refused.ts';
import type { GatewayLook } from '../providers/payment-gateway/payment-gateway.ts';
import { ShippingRatesDown } from '../providers/shipping-rates/shipping-rates.ts';
import type { HealthCheck, HealthContext } from './context.ts';

export const settingsCheck = ({ settings, settingsProblems }: HealthContext): HealthCheck => ({
  name: 'settings',
  async run() {
    const problems = settingsProblems();
    return problems.length === 0
      ? { found: 'settings_right', facts: { reason: settings.mode } }
      : { found: 'settings_wrong', facts: { reason: problems.join('; ') } };
  },
});

export const databaseCheck = ({ database }: HealthContext): HealthCheck => ({
  name: 'database',
  async run() {
    const { rows } = await database.execute(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
       exists (select 1 from pg_extension where extname = 'pg_trgm') as trigrams`,
    );
    const { version, encoding, trigrams } = rows[0] ?? {};
    if (encoding !== 'UTF8') return { found: 'database_encoding', facts: { reason: String(encoding) } };
    if (trigrams !== true) return { found: 'database_extension', facts: {} };
    try {
      // Another process may have brought the tables further than this one knows.
      await database.schema();
    } catch (error) {
      if (error instanceof DatabaseRefused)
        return { found: 'database_closed', facts: { reason: error.message } };
      throw error;
    }
    const reason = `${database.kind === 'embedded' ? 'PGlite' : 'PostgreSQL'} ${String(version)}`;
    return { found: 'database_right', facts: { reason } };
  },
});

/** @param look asked once for this check and for that of the payments */
export const clockCheck = (
  { database, wallClock }: HealthContext,
  look: () => Promise<GatewayLook>,
): HealthCheck => ({
  name: 'clock',
  async run() {
    const { rows } = await database.execute(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    );
    const now = wallClock.now().getTime();
    const gateway = (await look()).at;
    const apart = [
      { beside: 'database', ms: Number(rows[0]?.['ms']) - now },
      ...(gateway ? [{ beside: 'gateway', ms: gateway.getTime() - wallClock.now().getTime() }] : []),
    ].map(({ beside, ms }) => ({ beside, seconds: Math.round(ms / 1000) }));
    const wrong = apart.find(({ seconds }) => isClockWrong(seconds));
    if (!wrong) return { found: 'clock_right', facts: {} };
    return { found: 'clock_wrong', facts: { reason: wrong.beside, seconds: Math.abs(wrong.seconds) } };
  },
});

export const mailCheck = ({ mail }: Pick<HealthContext, 'mail'>): HealthCheck => ({
  name: 'mail',
  async run() {
    if (mail.name === 'outbox') return { found: 'mail_kept', facts: {} };
    const reason = await mail.problem();
    return reason === null
      ? { found: 'mail_taken', facts: {} }
      : { found: 'mail_refused', facts: { reason } };
  },
});

/** @param heard.last when it notified last, and what the school heard only because it asked */
export const paymentsCheck = (
  { clock, payments }: Pick<HealthContext, 'clock' | 'payments'>,
  { look, last }: { look: () => Promise<GatewayLook>; last: () => ReturnType<typeof lastNotification> },
): HealthCheck => ({
  name: 'payments',
  async run() {
    if (payments.name === 'sandbox') return { found: 'payments_sandbox', facts: {} };
    if (payments.name === 'none') return { found: 'payments_closed', facts: {} };
    const { state, reason } = await look();
    if (state !== 'right')
      return { found: state === 'down' ? 'payments_down' : 'payments_key', facts: { reason } };
    const heard = await last();
    if (isGatewaySilent(heard)) return { found: 'payments_silent', facts: { count: heard.polled } };
    const minutes = heard.at && Math.floor((clock.now().getTime() - heard.at.getTime()) / 60_000);
    return { found: 'payments_right', facts: minutes === null ? {} : { minutes } };
  },
});

/** A parcel to Bandung: its price is kept for a day, so that looking uses up one question a day. */
const PARCEL = { courier: 'jne', destination: '3273', grams: 2000 } as const;

export const shippingCheck = ({ shippingRates }: HealthContext): HealthCheck => ({
  name: 'shipping',
  async run() {
    if (shippingRates.name === 'tariff-table') return { found: 'shipping_table', facts: {} };
    try {
      await shippingRates.costs(PARCEL);
      return { found: 'shipping_right', facts: {} };
    } catch (error) {
      if (!(error instanceof ShippingRatesDown)) throw error;
      return { found: 'shipping_down', facts: { reason: error.message } };
    }
  },
});

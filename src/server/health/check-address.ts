import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { daysBetween, isCertificateEnding } from '../../domain/health/judge.ts';
import type { HealthCheck, HealthContext, Outcome } from './context.ts';

const PATIENCE_MS = 4_000;

type Addressed = Pick<HealthContext, 'wallClock' | 'settings'>;

/** Whether the school's own address leads here, and how long its certificate lasts. */
export const addressCheck = (context: Addressed): HealthCheck => ({
  name: 'address',
  async run() {
    try {
      const answer = await fetch(`${context.settings.publicUrl}/healthz`, {
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) return { found: 'address_unreached', facts: { reason: `HTTP ${answer.status}` } };
    } catch (error) {
      return { found: 'address_unreached', facts: { reason: reasonOf(error) } };
    }
    return certificateOf(context);
  },
});

/** The certificate alone, for who looks at it every hour. */
export const certificateCheck = (context: Addressed): HealthCheck => ({
  name: 'address',
  run: () => certificateOf(context),
});

const certificateOf = async ({ wallClock, settings }: Addressed): Promise<Outcome> => {
  const { protocol, hostname, port } = new URL(settings.publicUrl);
  if (protocol !== 'https:') return { found: 'address_plain', facts: {} };
  try {
    const days = daysBetween(wallClock.now(), await certificateEnd(hostname, Number(port || 443)));
    return { found: isCertificateEnding(days) ? 'certificate_ending' : 'address_right', facts: { days } };
  } catch (error) {
    return { found: 'address_unreached', facts: { reason: reasonOf(error) } };
  }
};

/** Also of a certificate that nobody trusts any more. */
const certificateEnd = (host: string, port: number): Promise<Date> =>
  new Promise((resolve, reject) => {
    const names = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, port, ...names, rejectUnauthorized: false, timeout: PATIENCE_MS }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', reject).once('timeout', () => socket.destroy(new Error('no answer in time')));
  });

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, name = 'unknown' } = cause as { code?: string; name?: string };
  return typeof code === 'string' ? code : name;
};

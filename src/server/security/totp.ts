import { Secret, TOTP } from 'otpauth';
import { oneTimeCode, timeStep } from '../../domain/accounts/second-factor.ts';

/** As long as the hash of SHA-1, in bytes: what RFC 4226 recommends. */
const SECRET_BYTES = 20;

const generatorOf = (secret: string, account = '', issuer = '') =>
  new TOTP({
    issuer,
    label: account,
    // What every authenticator app knows; some ignore other parameters without saying so.
    algorithm: 'SHA1',
    digits: oneTimeCode.digits,
    period: oneTimeCode.period,
    secret: Secret.fromBase32(secret),
  });

/** A new random secret, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from the QR code. */
export const otpauthAddress = (secret: string, account: string, issuer: string): string =>
  generatorOf(secret, account, issuer).toString();

/**
 * The time step that a code belongs to, or null when it fits none of those that are taken at `now`.
 * @param typed six digits, spaces between them allowed
 * @param now of the wall clock
 */
export const stepOfCode = (secret: string, typed: string, now: Date): number | null => {
  const token = typed.replaceAll(/\s/g, '');
  const delta = generatorOf(secret).validate({
    token,
    timestamp: now.getTime(),
    window: oneTimeCode.drift,
  });
  return delta === null ? null : timeStep(now) + delta;
};

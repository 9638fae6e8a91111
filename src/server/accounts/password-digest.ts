import { createHash } from 'node:crypto';

const DIGEST = /^[0-9a-f]{64}$/i;

/**
 * What a browser makes of a password before it signs in with it: the lower-case hex SHA-256 of its UTF-8. Composed first (NFC), because
 * some keyboards write é as one code point and others as two.
 */
export const digestOfPlain = (password: string): string =>
  createHash('sha256').update(password.normalize('NFC'), 'utf8').digest('hex');

/** Whether what sign-in, change or reset sent is a digest instead of a plain password. */
export const isDigest = (sent: string): boolean => DIGEST.test(sent);

/** The digest of what sign-in, change or reset sent, which may be a digest already. */
export const digestOf = (sent: string): string => (isDigest(sent) ? sent.toLowerCase() : digestOfPlain(sent));

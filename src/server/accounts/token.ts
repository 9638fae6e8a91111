import { createHash, randomBytes } from 'node:crypto';

/** An opaque secret of 256 bits for a cookie or a link, and the hash that alone is stored. */
export const newToken = () => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
};

/** Whether a text has the form of such a secret. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text);

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

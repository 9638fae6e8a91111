import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What is sent in place of a password when signing in, changing or resetting it: the lower-case hex SHA-256 of its
 * UTF-8, composed first (NFC), because some keyboards write é as one code point and others as two. Not with `crypto.subtle`, which browsers withhold on plain http in a local network.
 */
export const passwordDigest = (password: string): string =>
  bytesToHex(sha256(utf8ToBytes(password.normalize('NFC'))));

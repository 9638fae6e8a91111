import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '../../paths.ts';
import { browserKeyOf } from '../accounts/school-mode.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';

/** How long an address is good for: a player that still plays asks for the next one. */
const GOOD_FOR_MS = 5 * 60_000;

/** Addresses of media that are good for five minutes. Whoever has one still has to be somebody who may see what it leads to. */
export interface MediaAddresses {
  of(uploadId: string): Promise<{ url: string; until: Date }>;
  isGood(uploadId: string, until: number, signature: string): Promise<boolean>;
}

/** @param clock the wall clock: a school's time that is moved keeps no address open */
export const mediaAddresses = (database: OpenDatabase, clock: Clock): MediaAddresses => {
  let key: Promise<string> | null = null;
  const keyOfSchool = () => {
    key ??= browserKeyOf(database).catch((error: unknown) => {
      key = null;
      throw error;
    });
    return key;
  };
  const signatureOf = async (uploadId: string, until: number) =>
    createHmac('sha256', await keyOfSchool())
      .update(`media of a family ${uploadId} ${until}`)
      .digest('base64url');

  return {
    async of(uploadId) {
      const until = Math.floor((clock.now().getTime() + GOOD_FOR_MS) / 1000);
      const url = paths.familyUploadMedia(uploadId, until, await signatureOf(uploadId, until));
      return { url, until: new Date(until * 1000) };
    },
    async isGood(uploadId, until, signature) {
      const [sent, right] = [Buffer.from(signature), Buffer.from(await signatureOf(uploadId, until))];
      if (sent.length !== right.length || !timingSafeEqual(sent, right)) return false;
      return until * 1000 > clock.now().getTime();
    },
  };
};

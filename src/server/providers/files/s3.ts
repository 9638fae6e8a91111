import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Clock } from '../clock/clock.ts';
import { type Files, type SentHow, checkType, clampRange, isFileKey, isMedia, typeOfKey } from './files.ts';
import { type S3Settings, ignoreAbsent, s3Client, sendFile } from './s3-client.ts';
import { putBy, waitingIn } from './waiting.ts';

/** How long an address at the store is good for, in seconds (rule R309): a public page has no script that asks for another. */
const ADDRESS_SECONDS = 5 * 60;
const PUBLIC_ADDRESS_SECONDS = 2 * 60 * 60;

/**
 * Files in a bucket of an S3-compatible store; uploads wait in `folder` of this machine until they are whole (rule R310). Tested against
 * s3rver alone, which is lenient: no real store was ever called from here.
 *
 * @param clock the wall clock, by which addresses end
 */
export async function s3Files(
  settings: S3Settings,
  { folder, clock }: { folder: string; clock: Clock },
): Promise<Files> {
  const { bucket } = settings;
  const client = s3Client(settings);
  const waiting = waitingIn(folder);
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  const sign = (key: string, how: SentHow & { type: string }) =>
    getSignedUrl(
      client,
      new GetObjectCommand({
        ...at(key),
        // What was copied here by other programs may bear another type.
        ResponseContentType: how.type,
        ResponseCacheControl: how.cache,
        ...(how.fileName && { ResponseContentDisposition: `attachment; filename="${how.fileName}"` }),
      }),
      { expiresIn: how.isPublic ? PUBLIC_ADDRESS_SECONDS : ADDRESS_SECONDS, signingDate: clock.now() },
    );

  const files: Omit<Files, 'put' | 'mediaOrigin'> = {
    name: 's3',
    temporary: waiting.temporary,
    resumable: waiting.resumable,

    async keep(key, received, { type }) {
      checkType(key, type);
      waiting.checkReceived(received.path);
      const size = await sendFile(client, { ...at(key), ContentType: type }, received.path);
      await rm(received.path);
      return { size };
    },

    async open(key, range) {
      const type = typeOfKey(key);
      const facts = range && (await files.stat(key));
      if (facts === null) return null;
      const part = facts && clampRange(range, facts.size);
      const asked = part && { Range: `bytes=${part.start}-${part.end}` };
      const found = await client.send(new GetObjectCommand({ ...at(key), ...asked })).catch(ignoreAbsent);
      if (!found) return null;
      const size = facts?.size ?? found.ContentLength ?? 0;
      const storedAt = storedAtOf(found);
      // In Node a body is a stream of Node's.
      const stream = found.Body as Readable;
      return { stream, size, type, storedAt, ...(part ?? { start: 0, end: size - 1 }) };
    },

    async stat(key) {
      const type = typeOfKey(key);
      const found = await client.send(new HeadObjectCommand(at(key))).catch(ignoreAbsent);
      return found ? { size: found.ContentLength ?? 0, type, storedAt: storedAtOf(found) } : null;
    },

    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
        for (const { Key: key = '', Size: size = 0, ...found } of Contents)
          if (isFileKey(key)) yield { key, size, storedAt: storedAtOf(found) };
    },

    async remove(key) {
      typeOfKey(key);
      await client.send(new DeleteObjectCommand(at(key)));
    },

    async bypass(key, how) {
      const type = typeOfKey(key);
      return isMedia(type) ? { address: await sign(key, { ...how, type }) } : null;
    },
  };

  const mediaOrigin = new URL(await sign('any.mp4', { type: 'video/mp4', cache: '' })).origin;
  return { ...files, put: putBy(waiting, files.keep), mediaOrigin };
}

const storedAtOf = ({ LastModified }: { LastModified?: Date | undefined }) => {
  if (!LastModified) throw new Error('the store did not say since when it has the file');
  return LastModified;
};

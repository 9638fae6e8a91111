import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Clock } from '../clock/clock.ts';
import { type Files, checkType, clampRange, isFileKey, isMedia, typeOfKey } from './files.ts';
import { putBy, waitingIn } from './waiting.ts';

/** A bucket, and the key of a program that may list, read, write and delete in it. */
export interface S3Settings {
  readonly bucket: string;
  /** of the service, such as `https://s3.example.com`; null: Amazon's */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How long an address at the store is good for, in seconds (rule R309). */
const ADDRESS_SECONDS = 5 * 60;

/** A store takes at most 10,000 parts; one of them is held in memory for each that is under way. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** A store that is silent is given up; what is under way may take as long as it moves. In milliseconds. */
const PATIENCE = { connectionTimeout: 5_000, socketTimeout: 120_000 };

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
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services than Amazon's know a bucket by its path.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Not every service knows the checksums that Amazon's client sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: PATIENCE,
  });
  const waiting = waitingIn(folder);
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  const sign = (key: string, how: { type: string; cache: string; fileName?: string | undefined }) =>
    getSignedUrl(
      client,
      new GetObjectCommand({
        ...at(key),
        // What was copied here by other programs may bear another type.
        ResponseContentType: how.type,
        ResponseCacheControl: how.cache,
        ...(how.fileName && { ResponseContentDisposition: `attachment; filename="${how.fileName}"` }),
      }),
      { expiresIn: ADDRESS_SECONDS, signingDate: clock.now() },
    );

  const files: Omit<Files, 'put' | 'mediaOrigin'> = {
    name: 's3',
    temporary: waiting.temporary,
    resumable: waiting.resumable,

    async keep(key, received, { type }) {
      checkType(key, type);
      waiting.checkReceived(received.path);
      const file = await open(received.path);
      try {
        const { size } = await file.stat();
        const Body = file.createReadStream({ autoClose: false });
        const params = { ...at(key), Body, ContentType: type };
        await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done();
        await rm(received.path);
        return { size };
      } finally {
        await file.close();
      }
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

    async *keys() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
        for (const { Key: key = '' } of Contents) if (isFileKey(key)) yield key;
    },

    async remove(key) {
      typeOfKey(key);
      await client.send(new DeleteObjectCommand(at(key)));
    },

    async bypass(key, { cache, fileName }) {
      const type = typeOfKey(key);
      return isMedia(type) ? { address: await sign(key, { type, cache, fileName }) } : null;
    },
  };

  const mediaOrigin = new URL(await sign('any.mp4', { type: 'video/mp4', cache: '' })).origin;
  return { ...files, put: putBy(waiting, files.keep), mediaOrigin };
}

const storedAtOf = ({ LastModified }: { LastModified?: Date | undefined }) => {
  if (!LastModified) throw new Error('the store did not say since when it has the file');
  return LastModified;
};

/** For a file that is not there; a bucket that is not there is a mistake of the settings, and is thrown. */
const ignoreAbsent = (error: unknown): undefined => {
  if (!(error instanceof S3ServiceException)) throw error;
  if (['NoSuchKey', 'NotFound'].includes(error.name)) return undefined;
  // To a HEAD no store gives a reason.
  const { httpStatusCode } = error.$metadata;
  if (error.message === 'UnknownError')
    throw new Error(`the store answered ${httpStatusCode}: is its key right, and may it read?`, {
      cause: error,
    });
  throw error;
};

import { open } from 'node:fs/promises';
import { type PutObjectCommandInput, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

/** A bucket, and the key of a program that may list, read, write and delete in it. */
export interface S3Settings {
  readonly bucket: string;
  /** of the service, such as `https://s3.example.com`; null: Amazon's */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A store takes at most 10,000 parts; one of them is held in memory for each that is under way. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** A store that is silent is given up; what is under way may take as long as it moves. In milliseconds. */
const PATIENCE = { connectionTimeout: 5_000, socketTimeout: 120_000 };

/** Speaks to the service of a bucket. */
export const s3Client = (settings: Omit<S3Settings, 'bucket'>): S3Client => {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services than Amazon's know a bucket by its path.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Not every service knows the checksums that Amazon's client sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: PATIENCE,
  });
};

/** Sends a file of this machine, in parts when it is long: it appears whole or not at all. @returns its length in bytes */
export const sendFile = async (
  client: S3Client,
  to: Pick<PutObjectCommandInput, 'Bucket' | 'Key' | 'ContentType'>,
  path: string,
): Promise<number> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const params = { ...to, Body: file.createReadStream({ autoClose: false }) };
    await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done();
    return size;
  } finally {
    await file.close();
  }
};

/** For a file that is not there; a bucket that is not there is a mistake of the settings, and is thrown. */
export const ignoreAbsent = (error: unknown): undefined => {
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

import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { type S3Settings, ignoreAbsent, s3Client, sendFile } from '../files/s3-client.ts';
import type { BackupStore } from './backup-store.ts';

/**
 * Backups in a bucket. Tested against s3rver alone: no real store was ever called from here.
 * @param prefix empty, or with a slash at its end
 * @param scratch a folder on a disk with room for the database or the longest video, whichever is larger
 */
export const bucketStore = (
  settings: S3Settings,
  { prefix, scratch }: { prefix: string; scratch: string },
): BackupStore => {
  const { bucket } = settings;
  const client = s3Client(settings);
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  return {
    place: `s3://${bucket}/${prefix}`,
    scratch,
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages)
        for (const { Key: key = '', Size: size = 0 } of Contents)
          yield { name: key.slice(prefix.length), size };
    },
    async read(name) {
      const found = await client.send(new GetObjectCommand(at(name))).catch(ignoreAbsent);
      // In Node a body is a stream of Node's.
      return found ? (found.Body as Readable) : null;
    },
    async take(name, path) {
      await sendFile(client, at(name), path);
      await rm(path);
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
};

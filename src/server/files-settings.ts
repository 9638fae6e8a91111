import type { S3Settings } from './providers/files/s3-client.ts';

type Setting =
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_ENDPOINT'
  | 'BACKUP_S3_REGION'
  | 'BACKUP_S3_ACCESS_KEY_ID'
  | 'BACKUP_S3_SECRET_ACCESS_KEY'
  | 'BACKUP_S3_ENDPOINT'
  | 'FILES_BY_PROXY';

export interface FilesSettings {
  /** the bucket that keeps the files; null: the data folder does */
  s3: S3Settings | null;
  /** opens the buckets of backups, which are named with the command; null: there are none */
  backupS3: Omit<S3Settings, 'bucket'> | null;
  /** the address below which the proxy in front finds the kept files and sends videos itself; null: the server sends them */
  filesByProxy: string | null;
}

/** Reads where files are kept; adds to `reasons` why that cannot be. */
export const readFilesSettings = (
  value: (name: Setting) => string,
  isThisMachine: (host: string) => boolean,
  reasons: string[],
): FilesSettings => {
  const bucket = value('S3_BUCKET');
  const needed = {
    bucket,
    region: value('S3_REGION'),
    accessKeyId: value('S3_ACCESS_KEY_ID'),
    secretAccessKey: value('S3_SECRET_ACCESS_KEY'),
  };
  const endpoint = value('S3_ENDPOINT') || null;
  const filesByProxy = value('FILES_BY_PROXY') || null;
  const given = Object.values(needed).filter(Boolean).length;
  if (given !== 0 && given !== 4)
    reasons.push('S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together');
  if (bucket && !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket))
    reasons.push('S3_BUCKET must be the name of a bucket, such as kancil-files');
  if (endpoint !== null && !bucket) reasons.push('S3_ENDPOINT belongs to S3_BUCKET');
  if (endpoint !== null && !isEndpoint(endpoint, isThisMachine))
    reasons.push(
      'S3_ENDPOINT must be an address such as https://s3.example.com, without the bucket; browsers are led there, ' +
        'so it may start with http:// on this machine alone',
    );
  if (filesByProxy !== null && !/^\/[a-z\d_-]+\/$/.test(filesByProxy))
    reasons.push('FILES_BY_PROXY must be a path such as /files/');
  if (filesByProxy !== null && bucket)
    reasons.push('FILES_BY_PROXY is for files in DATA_DIR: with S3_BUCKET the store sends videos itself');
  const backupS3 = readBackupKey(value, isThisMachine, reasons);
  return { s3: given === 4 ? { ...needed, endpoint } : null, backupS3, filesByProxy };
};

const readBackupKey = (
  ...[value, isThisMachine, reasons]: Parameters<typeof readFilesSettings>
): FilesSettings['backupS3'] => {
  const key = {
    region: value('BACKUP_S3_REGION'),
    accessKeyId: value('BACKUP_S3_ACCESS_KEY_ID'),
    secretAccessKey: value('BACKUP_S3_SECRET_ACCESS_KEY'),
  };
  const endpoint = value('BACKUP_S3_ENDPOINT') || null;
  const given = Object.values(key).filter(Boolean).length;
  if (given !== 0 && given !== 3)
    reasons.push('BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY belong together');
  if (endpoint !== null && (given === 0 || !isEndpoint(endpoint, isThisMachine)))
    reasons.push(
      'BACKUP_S3_ENDPOINT must be an address such as https://s3.example.com, without the bucket, and belongs to BACKUP_S3_REGION',
    );
  return given === 3 ? { ...key, endpoint } : null;
};

const isEndpoint = (text: string, isThisMachine: (host: string) => boolean) => {
  const url = URL.parse(text);
  if (url === null || (text !== url.origin && text !== url.href) || url.href !== `${url.origin}/`)
    return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
};

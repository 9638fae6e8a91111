import type { OpenDatabase } from '../platform/db/database.ts';
import type { DiskGuard } from '../platform/http/disk-guard.ts';
import type { LineGiven } from '../platform/conversion-line.ts';
import type { JobLog } from '../platform/jobs.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';
import type { FamilyUploadsContext } from './context.ts';
import { mediaAddresses } from './media-addresses.ts';
import { Preparations } from './preparations.ts';
import type { Converters } from './prepare-upload.ts';

interface Given extends Converters {
  database: OpenDatabase;
  clock: Clock;
  wallClock: Clock;
  files: Files;
  disk: Pick<DiskGuard, 'uploadRoom'>;
  log: JobLog;
  unlessBusy: LineGiven['unlessBusy'];
  teaches: FamilyUploadsContext['teaches'];
  isAskedFor: FamilyUploadsContext['isAskedFor'];
}

/** What the use cases of families' uploads work with, made of the parts of the server. */
export const assembleFamilyUploads = ({ clock, wallClock, ...given }: Given): FamilyUploadsContext => {
  const { database, files, disk, converter, recordings, teaches, isAskedFor } = given;
  return {
    database,
    clock,
    files,
    disk,
    takesRecordings: converter !== null && recordings !== null,
    preparations: new Preparations(given),
    addresses: mediaAddresses(database, wallClock),
    teaches,
    isAskedFor,
  };
};

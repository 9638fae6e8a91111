import type { DiskGuard } from '../platform/http/disk-guard.ts';
import type { Files } from '../providers/files/files.ts';

/** What the use cases of uploads in parts work with. */
export interface UploadsContext {
  files: Files;
  disk: Pick<DiskGuard, 'uploadRoom'>;
}

import type { DiskGuard } from '../platform/http/disk-guard.ts';
import type { VideoConverter } from '../providers/video-converter/video-converter.ts';
import type { Conversions } from './conversions.ts';
import type { Files } from '../providers/files/files.ts';

/** What the use cases of uploads in parts work with. */
export interface UploadsContext {
  files: Files;
  disk: Pick<DiskGuard, 'uploadRoom'>;
  /** null: kinds that browsers do not play are refused */
  converter: VideoConverter | null;
  conversions: Conversions;
}

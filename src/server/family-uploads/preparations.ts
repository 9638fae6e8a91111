import { randomUUID } from 'node:crypto';
import { isRecordingOfChild } from '../../domain/courses/family-upload.ts';
import { findAnyChild, lockAnyChild } from '../families/known-children.ts';
import { mayKeepRecordings } from '../families/recording-kept.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { describe } from '../platform/db/errors.ts';
import type { DiskGuard } from '../platform/http/disk-guard.ts';
import { JobLoop } from '../platform/job-loop.ts';
import type { JobLog } from '../platform/jobs.ts';
import { type Files, fileTypes, replaceFile } from '../providers/files/files.ts';
import { ownerOf } from './find-upload.ts';
import { type Converters, type Prepared, prepareUpload } from './prepare-upload.ts';
import { type UploadRow, deleteUpload, selectArrived, setState } from './upload-store.ts';

/** Files may wait for room on the disk, which nobody announces. */
const LOOK_AGAIN_MS = 10 * 60_000;
/** After a failure of the server's own, or while another process is at it. */
const RETRY_MS = 30_000;
/** What was interrupted is tried again, but not for ever: the file may be what ends it. */
const MOST_TRIES = 3;

interface Given extends Converters {
  database: OpenDatabase;
  files: Files;
  disk: Pick<DiskGuard, 'uploadRoom'>;
  log: JobLog;
  /** false when the work was not done, because another process is at it */
  unlessBusy: (work: () => Promise<void>) => Promise<boolean>;
}

/**
 * Converts what families have sent, one file at a time, beside the jobs and beside the films of staff, which take hours: what comes of
 * it is kept, what was sent is deleted.
 */
export class Preparations {
  readonly #given: Given;
  readonly #loop: JobLoop;
  readonly #tries = new Map<string, number>();
  #current = new AbortController();
  #pauses = 0;

  constructor(given: Given) {
    this.#given = given;
    const run = () =>
      given
        .unlessBusy(() => this.#prepareAll())
        .catch((error: unknown) => {
          given.log.error(describe(error), 'what families have sent could not be converted');
          return false;
        });
    this.#loop = new JobLoop({ run, every: LOOK_AGAIN_MS, retry: RETRY_MS });
  }

  /** Goes on with what waits, also from before a restart. Waits for nothing. */
  wake(): void {
    this.#loop.kick();
  }

  /** Ends the conversion under way, which the next start begins anew, and begins no other. */
  async stop(): Promise<void> {
    this.#pauses += 1;
    this.#current.abort();
    await this.#loop.stop();
  }

  /** Does `work` while nothing is converted; the conversion under way is begun anew afterwards. */
  async pauseWhile<Done>(work: () => Promise<Done>): Promise<Done> {
    this.#pauses += 1;
    this.#current.abort();
    try {
      await this.#loop.idle();
      return await work();
    } finally {
      this.#pauses -= 1;
      this.wake();
    }
  }

  /** Resolves when nothing is converted any more. For tests. */
  idle(): Promise<void> {
    return this.#loop.idle();
  }

  async #prepareAll(): Promise<void> {
    const { database, disk } = this.#given;
    for (const row of await selectArrived(database.db)) {
      if (this.#pauses > 0) return;
      if ((await disk.uploadRoom()) >= row.size) await this.#prepare(row);
    }
  }

  async #prepare(row: UploadRow): Promise<void> {
    const { database, files, converter, recordings } = this.#given;
    const child = await findAnyChild(database.db, row.childId);
    if (!child) return;
    const [owner, uploads] = [ownerOf(child), files.resumable('families')];
    const path = await uploads.pathOfWhole(owner, row.uploadId);
    // The daily cleaning takes the row, too.
    if (path === null) return;
    const target = uploads.pathForConversion(owner, row.uploadId);
    this.#current = new AbortController();
    if (this.#pauses > 0) return;
    const { signal } = this.#current;
    try {
      const made = await prepareUpload({ converter, recordings }, row.kind, path, target, signal);
      if (typeof made === 'string') return await this.#refuse(row, owner, made);
      await this.#keep(row, made, target);
      await uploads.remove(owner, row.uploadId);
    } catch (error) {
      if (!signal.aborted) await this.#noteProblem(row, owner, error);
    } finally {
      await uploads.dropConversion(target);
    }
  }

  /** Keeps what was made, unless it was given up meanwhile, or its parent does not allow it any more. */
  async #keep({ uploadId, childId }: UploadRow, { kind, extension, seconds }: Prepared, target: string) {
    const { database, files } = this.#given;
    const key = `family-uploads/${randomUUID()}.${extension}`;
    const received = await files.temporary().adopt(target);
    const { size } = await files.keep(key, received, { type: fileTypes[extension] });
    await replaceFile(files, key, () =>
      database.transaction(async (tx) => {
        await lockAnyChild(tx, childId);
        const isAllowed = !isRecordingOfChild(kind) || (await mayKeepRecordings(tx, childId));
        if (!isAllowed) await deleteUpload(tx, uploadId);
        const ready = await setState(tx, uploadId, 'converting', {
          state: 'ready',
          kind,
          fileKey: key,
          size,
          seconds,
        });
        return { result: undefined, unused: ready ? null : key };
      }),
    );
    this.#tries.delete(uploadId);
  }

  async #refuse({ uploadId }: UploadRow, owner: string, state: 'too_long' | 'unreadable'): Promise<void> {
    const { database, files } = this.#given;
    this.#tries.delete(uploadId);
    await database.transaction((tx) => setState(tx, uploadId, 'converting', { state }));
    await files.resumable('families').settle(owner, uploadId, 'failed');
  }

  async #noteProblem(row: UploadRow, owner: string, error: unknown): Promise<void> {
    const tries = (this.#tries.get(row.uploadId) ?? 0) + 1;
    this.#given.log.warn(
      { upload: row.uploadId, tries, ...describe(error) },
      'what a family has sent could not be converted',
    );
    this.#tries.set(row.uploadId, tries);
    if (tries >= MOST_TRIES) await this.#refuse(row, owner, 'unreadable');
    else this.wake();
  }
}

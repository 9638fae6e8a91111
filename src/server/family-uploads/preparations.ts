import { randomUUID } from 'node:crypto';
import { isRecordingOfChild } from '../../domain/courses/family-upload.ts';
import { findAnyChild, lockAnyChild } from '../families/known-children.ts';
import { mayKeepRecordings } from '../families/recording-kept.ts';
import { ConversionLine, type LineGiven } from '../platform/conversion-line.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { describe } from '../platform/db/errors.ts';
import type { DiskGuard } from '../platform/http/disk-guard.ts';
import { type Files, fileTypes, replaceFile } from '../providers/files/files.ts';
import { ownerOf } from './find-upload.ts';
import { type Converters, type Prepared, prepareUpload } from './prepare-upload.ts';
import { type UploadRow, deleteUpload, selectArrived, setState } from './upload-store.ts';

interface Given extends Converters, LineGiven {
  database: OpenDatabase;
  files: Files;
  disk: Pick<DiskGuard, 'uploadRoom'>;
}

/**
 * Converts what families have sent, in a line beside that of the films of staff, which take hours: what comes of it is kept, what was
 * sent is deleted.
 */
export class Preparations extends ConversionLine {
  readonly #given: Given;
  #current = new AbortController();

  constructor(given: Given) {
    super(given, 'what families have sent could not be converted');
    this.#given = given;
  }

  protected interrupt(): void {
    this.#current.abort();
  }

  protected async convertAll(): Promise<void> {
    const { database, disk } = this.#given;
    for (const row of await selectArrived(database.db)) {
      if (this.isPaused) return;
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
    if (this.isPaused) return;
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
    this.forgetTries(uploadId);
  }

  async #refuse({ uploadId }: UploadRow, owner: string, state: 'too_long' | 'unreadable'): Promise<void> {
    const { database, files } = this.#given;
    this.forgetTries(uploadId);
    await database.transaction((tx) => setState(tx, uploadId, 'converting', { state }));
    await files.resumable('families').settle(owner, uploadId, 'failed');
  }

  async #noteProblem(row: UploadRow, owner: string, error: unknown): Promise<void> {
    const { tries, isLast } = this.countTry(row.uploadId);
    this.#given.log.warn(
      { upload: row.uploadId, tries, ...describe(error) },
      'what a family has sent could not be converted',
    );
    if (isLast) await this.#refuse(row, owner, 'unreadable');
    else this.wake();
  }
}

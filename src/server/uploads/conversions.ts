import { rm, stat } from 'node:fs/promises';
import { Mutex } from 'async-mutex';
import { VIDEO_MAX_BYTES } from '../../contract/uploads.ts';
import { ConversionLine, type LineGiven } from '../platform/conversion-line.ts';
import { describe } from '../platform/db/errors.ts';
import type { DiskGuard } from '../platform/http/disk-guard.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { type Files, type StartedUpload, extensionOf } from '../providers/files/files.ts';
import {
  type Conversion,
  ConversionFailed,
  ConversionInterrupted,
  type VideoConverter,
} from '../providers/video-converter/video-converter.ts';

interface Given extends LineGiven {
  files: Files;
  disk: Pick<DiskGuard, 'uploadRoom'>;
  converter: VideoConverter | null;
  /**
   * does a piece of what may wait until nothing that was sent is to be converted; interrupted by what is (rule R368), it begins anew.
   * @returns whether there may be more
   */
  afterwards?: (signal: AbortSignal) => Promise<boolean>;
}

/** How often the work that may wait looks whether something was sent to another process meanwhile. */
const LOOK_MS = 10_000;

interface Task {
  owner: string;
  upload: StartedUpload;
  conversion: Exclude<Conversion, 'none'>;
  seconds: number;
}

/** Converts what browsers do not play, one file at a time: it may take hours. */
export class Conversions extends ConversionLine {
  readonly #given: Given;
  #current: { id: string; share: number | null; controller: AbortController } | null = null;
  #afterwards: AbortController | null = null;
  /** what callers wait for */
  readonly #direct = new Set<AbortController>();
  readonly #oneByOne = new Mutex();

  constructor(given: Given) {
    super(given, 'videos could not be converted');
    this.#given = given;
  }

  override wake(): void {
    if (!this.#given.converter) return;
    super.wake();
    this.#giveWay();
  }

  /** A file has arrived whole: one that browsers play is ready at once, another waits for its turn. */
  async arrived(owner: string, upload: StartedUpload): Promise<StartedUpload> {
    const { converter, files } = this.#given;
    if (!converter || upload.settled) return upload;
    await this.#inspect(converter, owner, upload);
    this.wake();
    return (await files.resumable().find(owner, upload.id)) ?? upload;
  }

  /**
   * A received file as one that browsers play: itself, or what was made of it, in the temporary folder too. Null when nothing can
   * be made of it. A kind that browsers know stays as it is where it cannot be looked into.
   */
  async playable(received: ReceivedFile): Promise<ReceivedFile | null> {
    const { converter, disk } = this.#given;
    if (!converter) return received;
    const controller = new AbortController();
    const { signal } = controller;
    const path = `${received.path}.mp4`;
    this.#direct.add(controller);
    try {
      const { conversion, seconds } = await converter.inspect(received.path);
      if (conversion === 'none') return received;
      return await this.#oneByOne.runExclusive(async () => {
        const mostBytes = Math.max(1, Math.min(VIDEO_MAX_BYTES, await disk.uploadRoom()));
        const how = { conversion, seconds, mostBytes, onProgress: () => undefined, signal };
        await converter.convert(received.path, path, how);
        const { size } = await stat(path);
        if (size >= mostBytes) throw tooLarge(mostBytes);
        return { path, size, type: 'video/mp4' };
      });
    } catch (error) {
      await rm(path, { force: true });
      this.#given.log.warn({ ...describe(error) }, 'a video that came with a call cannot be converted');
      return extensionOf(received.type) === null ? null : received;
    } finally {
      this.#direct.delete(controller);
    }
  }

  /** 0 to 1; null while it waits, or while another process converts it */
  shareOf(id: string): number | null {
    return this.#current?.id === id ? this.#current.share : null;
  }

  /** Ends the conversion of a file that is given up. */
  cancel(id: string): void {
    if (this.#current?.id === id) this.#current.controller.abort();
  }

  /** Ends what callers wait for as well. */
  override async stop(): Promise<void> {
    for (const controller of this.#direct) controller.abort();
    await super.stop();
  }

  protected interrupt(): void {
    this.#current?.controller.abort();
    this.#afterwards?.abort();
  }

  protected async convertAll(): Promise<void> {
    const { converter } = this.#given;
    if (!converter) return;
    for (;;) {
      const task = await this.#next(converter);
      if (this.isPaused) return;
      if (task) await this.#convert(converter, task);
      else if (!(await this.#doAfterwards())) return;
    }
  }

  async #doAfterwards(): Promise<boolean> {
    const controller = new AbortController();
    this.#afterwards = controller;
    const looking = setInterval(() => this.#giveWay(), LOOK_MS);
    try {
      const isMore = (await this.#given.afterwards?.(controller.signal)) ?? false;
      return isMore || controller.signal.aborted;
    } finally {
      clearInterval(looking);
      this.#afterwards = null;
    }
  }

  /** What was sent comes first: work that may wait ends where it stands (rule R368). */
  #giveWay(): void {
    const { converter } = this.#given;
    const current = this.#afterwards;
    if (!converter || !current) return;
    this.#next(converter).then(
      (task) => task && current.abort(),
      // A look that fails is the next one's to repeat.
      () => undefined,
    );
  }

  /** What is only copied goes first, for that takes seconds; what finds no room on the disk is left for later. */
  async #next(converter: VideoConverter): Promise<Task | null> {
    const { files, disk } = this.#given;
    const room = await disk.uploadRoom();
    let next: Task | null = null;
    for (const { owner, upload } of await files.resumable().all()) {
      const task = this.isPaused ? null : await this.#inspect(converter, owner, upload);
      if (!task || room < upload.size) continue;
      if (task.conversion === 'rewrap') return task;
      next ??= task;
    }
    return next;
  }

  /** null when nothing is to be converted: the file is ready, or nothing can be made of it */
  async #inspect(converter: VideoConverter, owner: string, upload: StartedUpload): Promise<Task | null> {
    const uploads = this.#given.files.resumable();
    const path = await uploads.pathOfWhole(owner, upload.id);
    if (path === null) return null;
    try {
      const { conversion, seconds } = await converter.inspect(path);
      if (conversion !== 'none') return { owner, upload, conversion, seconds };
      await uploads.settle(owner, upload.id, 'ready');
    } catch (error) {
      await this.#noteProblem(owner, upload.id, error);
    }
    return null;
  }

  async #convert(converter: VideoConverter, { owner, upload: { id }, conversion, seconds }: Task) {
    const { files, disk } = this.#given;
    const uploads = files.resumable();
    const controller = new AbortController();
    const { signal } = controller;
    const current = { id, share: null as number | null, controller };
    this.#current = current;
    const target = uploads.pathForConversion(owner, id);
    const onProgress = (share: number | null) => {
      current.share = share ?? current.share;
      // Others write meanwhile; a look that fails is the next one's to repeat.
      disk.uploadRoom().then(
        (room) => room < 0 && controller.abort(new ConversionInterrupted('the disk has no more room')),
        () => undefined,
      );
    };
    try {
      const path = await uploads.pathOfWhole(owner, id);
      if (path === null) return;
      const mostBytes = Math.max(1, Math.min(VIDEO_MAX_BYTES, await disk.uploadRoom()));
      await converter.convert(path, target, { conversion, seconds, mostBytes, onProgress, signal });
      if ((await stat(target)).size >= mostBytes) throw tooLarge(mostBytes);
      await uploads.settle(owner, id, 'ready', target);
      this.forgetTries(id);
    } catch (error) {
      await uploads.dropConversion(target);
      const isWanted = !signal.aborted || signal.reason instanceof ConversionInterrupted;
      if (isWanted) await this.#noteProblem(owner, id, error);
    } finally {
      this.#current = null;
    }
  }

  async #noteProblem(owner: string, id: string, error: unknown): Promise<void> {
    const { tries, isLast } = this.countTry(id);
    const isFinal = error instanceof ConversionFailed || isLast;
    this.#given.log.warn(
      { upload: id, tries, ...describe(error) },
      isFinal ? 'a video cannot be converted' : 'a conversion was interrupted',
    );
    if (!isFinal) return;
    this.forgetTries(id);
    await this.#given.files.resumable().settle(owner, id, 'failed');
  }
}

/** What was written stops at the limit, so that the end of the film is missing. */
const tooLarge = (mostBytes: number) =>
  mostBytes < VIDEO_MAX_BYTES
    ? new ConversionInterrupted('the disk had no room for all of it')
    : new ConversionFailed('what it became is larger than a video may be');

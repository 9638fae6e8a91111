import { describe } from './db/errors.ts';
import { JobLoop } from './job-loop.ts';
import type { JobLog } from './jobs.ts';

/** Files may wait for room on the disk, which nobody announces. */
const LOOK_AGAIN_MS = 10 * 60_000;
/** After a failure of the server's own, or while another process converts. */
const RETRY_MS = 30_000;
/** An interrupted conversion is tried again, but not for ever: the file may be what ends it. */
const MOST_TRIES = 3;

export interface LineGiven {
  log: JobLog;
  /** false when the work was not done, because another process is at it */
  unlessBusy: (work: () => Promise<void>) => Promise<boolean>;
}

/** Files that are converted one at a time, beside the jobs: no mail and no moved clock waits for them. */
export abstract class ConversionLine {
  readonly #loop: JobLoop;
  readonly #tries = new Map<string, number>();
  #pauses = 0;

  /** @param failed what the log says when the line breaks off */
  constructor({ log, unlessBusy }: LineGiven, failed: string) {
    const run = () =>
      unlessBusy(() => this.convertAll()).catch((error: unknown) => {
        log.error(describe(error), failed);
        return false;
      });
    this.#loop = new JobLoop({ run, every: LOOK_AGAIN_MS, retry: RETRY_MS });
  }

  /** Converts everything that waits, until the line is paused. */
  protected abstract convertAll(): Promise<void>;
  /** Ends the conversion under way. */
  protected abstract interrupt(): void;

  protected get isPaused(): boolean {
    return this.#pauses > 0;
  }

  /** Goes on with what waits, also from before a restart. Waits for nothing. */
  wake(): void {
    this.#loop.kick();
  }

  /** Ends the conversion under way, which the next start begins anew, and begins no other. */
  async stop(): Promise<void> {
    this.#pauses += 1;
    this.interrupt();
    await this.#loop.stop();
  }

  /** Does `work` while nothing is converted; the conversion under way is begun anew afterwards. */
  async pauseWhile<Done>(work: () => Promise<Done>): Promise<Done> {
    this.#pauses += 1;
    this.interrupt();
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

  /** Counts a try that failed. @returns how many there were, and whether there is to be no other */
  protected countTry(id: string): { tries: number; isLast: boolean } {
    const tries = (this.#tries.get(id) ?? 0) + 1;
    this.#tries.set(id, tries);
    return { tries, isLast: tries >= MOST_TRIES };
  }

  /** Nothing more is to be tried for this file. */
  protected forgetTries(id: string): void {
    this.#tries.delete(id);
  }
}

import { type Refused, refuse } from '../../../contract/refusals.ts';

/** Uploads under way at once, in one process. An upload takes about 100 kB of memory and a file on the disk. */
const limits = { ofAccount: 2, ofAll: 300 };

/** Seconds after which another try is worthwhile: an upload under way has no known end. */
const RETRY_SECONDS = { ofAccount: 10, ofAll: 30 };

/** Counts the uploads under way, of each account and of all. */
export class UploadSlots {
  readonly #ofAccount = new Map<string, number>();
  #ofAll = 0;

  /**
   * Staff upload however many others do, so that no number of accounts keeps them from it.
   * @returns what gives the slot back, or why there is none
   */
  take(account: string, isStaff: boolean): (() => void) | Refused {
    const taken = this.#ofAccount.get(account) ?? 0;
    if (taken >= limits.ofAccount)
      return { ...refuse('too_many_uploads'), retryAfter: RETRY_SECONDS.ofAccount };
    if (!isStaff && this.#ofAll >= limits.ofAll)
      return { ...refuse('uploads_busy'), retryAfter: RETRY_SECONDS.ofAll };
    this.#ofAccount.set(account, taken + 1);
    this.#ofAll += 1;
    return () => {
      this.#ofAll -= 1;
      const left = (this.#ofAccount.get(account) ?? 1) - 1;
      if (left === 0) this.#ofAccount.delete(account);
      else this.#ofAccount.set(account, left);
    };
  }
}

import { type Refused, refuse } from '../../../contract/refusals.ts';

/** Uploads under way at once, in one process. An upload takes about 100 kB of memory and a file on the disk. */
const limits = { ofAccount: 2, ofParents: 300 };

/** Seconds after which another try is worthwhile: an upload under way has no known end. */
const RETRY_SECONDS = { ofAccount: 10, ofParents: 30 };

/** Counts the uploads under way, of each account and of all parents. */
export class UploadSlots {
  readonly #ofAccount = new Map<string, number>();
  #ofParents = 0;

  /**
   * Staff upload however many parents do, and take no place from them.
   * @returns what gives the slot back, or why there is none
   */
  take(account: string, isStaff: boolean): (() => void) | Refused {
    const taken = this.#ofAccount.get(account) ?? 0;
    if (taken >= limits.ofAccount)
      return { ...refuse('too_many_uploads'), retryAfter: RETRY_SECONDS.ofAccount };
    if (!isStaff && this.#ofParents >= limits.ofParents)
      return { ...refuse('uploads_busy'), retryAfter: RETRY_SECONDS.ofParents };
    this.#ofAccount.set(account, taken + 1);
    if (!isStaff) this.#ofParents += 1;
    return () => {
      if (!isStaff) this.#ofParents -= 1;
      const left = (this.#ofAccount.get(account) ?? 1) - 1;
      if (left === 0) this.#ofAccount.delete(account);
      else this.#ofAccount.set(account, left);
    };
  }
}

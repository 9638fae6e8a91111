import type { NoAnswer } from '../../../domain/webhooks/webhook.ts';

/** One event on its way to a program. */
export interface Parcel {
  /** of a program, as it was entered */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Brings events to programs of others. Their addresses are typed by people, so whoever brings one looks where it leads when it
 * connects. No call may stand inside a transaction, and none throws.
 */
export interface Webhooks {
  /** What can be said of an address before it is tried; null: nothing is wrong with it. */
  problemOf(url: string): Extract<NoAnswer, 'not_https' | 'not_public'> | null;
  /** What a program answered: its status alone is looked at. It may have taken what it did not answer. */
  deliver(parcel: Parcel): Promise<{ status: number } | { failed: NoAnswer }>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What other programs are told of (rule R265): ids and states, no names. */
export const eventKinds = [
  'payment.settled',
  'payment.reversed',
  'payment.refunded',
  'enrolment.started',
  'order.shipped',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** What an owner sends to see whether a program answers. It is tried once, and is no failure of the program's. */
export const testKind = 'webhook.test';
export type SentKind = EventKind | typeof testKind;

/**
 * Why a program gave no answer (rule R266).
 * - `not_https`: the address is none of https, names a port or holds a sign-in
 * - `not_public`: it leads, or its name does, to an address that is not of the public internet
 * - `not_trusted`: its certificate is not good for its name
 * - `too_late`: it did not begin to answer in time
 * - `no_answer`: its name is unknown, or nobody answers there
 */
export const noAnswers = ['not_https', 'not_public', 'not_trusted', 'too_late', 'no_answer'] as const;
export type NoAnswer = (typeof noAnswers)[number];

/** The numbers and states of an event by their names on the wire. */
export type EventData = Readonly<Record<string, string | number | null>>;

/** The pauses between tries, in minutes: a restart passes after a few, an outage after hours; together a day (rule R267). */
const pauses = [1, 5, 30, 120, 300, 420, 600];

/**
 * When an event is tried again that a program did not take.
 * @param tries how often it was tried by now
 * @returns null: it is given up
 */
export const nextTry = (kind: SentKind, tries: number, now: Date): Date | null => {
  const pause = kind === testKind ? undefined : pauses[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * MINUTE);
};

/** How long the rest waits that is due for a program which takes nothing just now. */
export const restUntil = (now: Date): Date => new Date(now.getTime() + MINUTE);

/** Whether a program has taken nothing for three days, and is sent nothing more (rule R268). */
export const isToBeSwitchedOff = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= 3 * DAY;

/** Whether a program took an event: every other answer, also one that leads elsewhere, is none. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** What people call a webhook: the host of its address. */
export const hostOf = ({ url }: { readonly url: string }): string => URL.parse(url)?.host ?? url;

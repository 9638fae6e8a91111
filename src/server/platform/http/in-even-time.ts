import { setTimeout } from 'node:timers/promises';

/** Longer than posting a mail takes, in milliseconds: a quick answer would tell that there was none to post. */
const MAIL_ANSWER_MS = 300;

/** Ends no sooner than it would with a mail, so that the time of an answer tells nothing. */
export const inEvenTime = (work: Promise<void>): Promise<unknown> =>
  Promise.all([work, setTimeout(MAIL_ANSWER_MS)]);

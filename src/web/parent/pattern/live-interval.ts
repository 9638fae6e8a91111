/** Milliseconds: so that a settlement shows within five seconds, the answer's own way included. */
const WATCHED_MS = 4000;
/** For a page that nobody has looked at anew for long, and while the server cannot be reached. */
const LEFT_MS = 15_000;
/** Half an hour of answers. */
const MANY_ANSWERS = 450;
/** Two minutes of answers after the last charge ended: money may still come for a code that has just expired. */
const LATE_ANSWERS = 30;

/** When a page asks about the family's open charges again, in milliseconds; false: not by itself. */
export const nextAskMs = ({
  open,
  hadOpen,
  failed,
  ended,
  unseen,
}: {
  /** how many charges are known to be open */
  open: number;
  /** one was open since the page was loaded */
  hadOpen: boolean;
  /** the last answer did not come */
  failed: boolean;
  /** the session has ended */
  ended: boolean;
  /** answers since the page was looked at anew, or something changed */
  unseen: number;
}): number | false => {
  if (ended) return false;
  if (open === 0 && !failed) return hadOpen && unseen < LATE_ANSWERS ? WATCHED_MS : false;
  return failed || unseen > MANY_ANSWERS ? LEFT_MS : WATCHED_MS;
};

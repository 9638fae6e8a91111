/** A mail to one person. Addresses and texts are personal: they must not reach a log. */
export interface Letter {
  /** One bare address (`sari@kancil.test`), without a display name. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** An address of ours that a post to leaves mails of this kind; absent: they cannot be left. */
  leaveUrl?: string;
}

/** Sends mail: by SMTP in a live school, into a table with a page to read it in the demo. */
export interface Mail {
  readonly name: 'smtp' | 'outbox';
  /** how many letters it is given at the same time */
  readonly atOnce: number;
  /**
   * Resolves once the mail is handed over: to the mail server, which may still bounce it, or to the outbox.
   * Throws `MailRefused`. Call it outside of a transaction.
   */
  send(letter: Letter): Promise<void>;
  /** Why the mail server would take no letter now, in words without an address; null when it would. */
  problem(): Promise<string | null>;
}

/** The mail was not taken. Its message names a reason and never an address, so it may be logged. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  /** True when this letter will never be taken (a malformed address, 5xx for the recipient); else try again later. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(`mail not taken: ${reason}`);
    this.permanent = permanent;
  }
}

const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** Every adapter asks this first, so that all refuse the same: a second header or recipient can not be smuggled in. */
export function checkLetter(letter: Letter): void {
  if (letter.to.length > 254 || !address.test(letter.to)) throw new MailRefused('malformed address', true);
  if (controlCharacter.test(letter.subject)) throw new MailRefused('subject is not one line', true);
  // PostgreSQL can not store NUL, and no mail needs it.
  if (`${letter.text}${letter.html}`.includes('\0')) throw new MailRefused('NUL in the text', true);
}

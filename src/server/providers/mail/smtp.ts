import { createTransport } from 'nodemailer';
import { type Mail, MailRefused, checkLetter } from './mail.ts';

const seconds = 1000;
/** Connections to the mail server; a letter takes one as long as the server thinks about it. */
const connections = 10;
/** For the whole delivery: a slow server could stay within the timeouts of single replies for hours. */
const deliveryTimeoutMs = 60 * seconds;

/**
 * Mail by SMTP. `url` is nodemailer's (`smtp://user:password@host:587`, `smtps://…`; options as query, for example
 * `?tls.rejectUnauthorized=false`); `from` is an address with or without a name. With a password the connection must
 * be encrypted unless the server is on this machine; `?requireTLS=false` waives that.
 * Source: nodemailer 10, RFC 5321 for the replies.
 */
export function smtpMail(options: { url: string; from: string }): Mail {
  const { from } = options;
  const url = new URL(options.url);
  if (!['smtp:', 'smtps:'].includes(url.protocol))
    throw new TypeError('the mail URL must be smtp: or smtps:');
  if (!/^[^\r\n]*[^\s@]+@[^\s@]+$/.test(from)) throw new TypeError('the sender of mails must be an address');
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: connections,
    // Between two batches of letters none is held.
    idleTimeout: 2 * seconds,
    requireTLS: url.password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname),
    dnsTimeout: 10 * seconds,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    name: 'smtp',
    atOnce: connections,
    async problem() {
      try {
        await transport.verify();
        return null;
      } catch (error) {
        return refusal(error).message;
      }
    },
    async send(letter) {
      checkLetter(letter);
      const { to, subject, text, html, leaveUrl } = letter;
      try {
        await transport.sendMail({
          from,
          // An object, so that nothing in the address is read as a list or a name.
          to: { name: '', address: to },
          subject,
          text,
          html,
          // RFC 3834: keeps holiday replies away.
          headers: { 'Auto-Submitted': 'auto-generated', ...(leaveUrl && leaveHeaders(leaveUrl)) },
          signal: AbortSignal.timeout(deliveryTimeoutMs),
        });
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}

/** One press in the mail program (RFC 2369, RFC 8058). */
const leaveHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** What nodemailer's error says about it; the error itself is dropped, because it quotes the recipient. */
function refusal(error: unknown): MailRefused {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const reason = [code ?? 'unknown', command, responseCode].filter((part) => part !== undefined).join(' ');
  return new MailRefused(reason, responseCode !== undefined && isForGood(command, responseCode));
}

/**
 * A 5xx to the recipient or the message. A 5xx to our password or our sender is our own fault and mended by the
 * office, as are 503 (bad sequence) and 530 (sign in first): the letter is worth another try then.
 */
const isForGood = (command: string | undefined, responseCode: number) =>
  (command === 'RCPT TO' || command === 'DATA') &&
  responseCode >= 500 &&
  responseCode < 600 &&
  responseCode !== 503 &&
  responseCode !== 530;

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Letter } from './mail.ts';

/** A mail server in this process that keeps what it receives, decoded. */
export interface Mailbox {
  url: string;
  letters(): Letter[];
  /** The last mail as it came over the wire, headers unfolded. */
  raw(): string;
  empty(): void;
  close(): Promise<void>;
}

/** An address such as `rcpt-550@kancil.test` makes the server answer so at that command (`mail`, `rcpt`, `data`). */
function answerFor(command: string, address: string): Error | null {
  const code = new RegExp(`^${command}-(\\d{3})@`).exec(address)?.[1];
  return code === undefined
    ? null
    : Object.assign(new Error(`no ${address}`), { responseCode: Number(code) });
}

export async function openMailbox(): Promise<Mailbox> {
  let received: { to: string; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(null, { user: 'school' }),
    onMailFrom: ({ address }, _session, done) => done(answerFor('mail', address)),
    onRcptTo: ({ address }, _session, done) => done(answerFor('rcpt', address)),
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const refused = answerFor('data', to);
        if (refused === null) received.push({ to, raw: unfolded(Buffer.concat(pieces).toString('utf8')) });
        done(refused);
      });
    },
  });
  // A client that turns away before the handshake is over is not this server's trouble.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: () => received.map(({ to, raw }) => ({ to, ...decode(raw) })),
    raw: () => received.at(-1)?.raw ?? '',
    empty: () => {
      received = [];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Long header lines are folded; the body is left as it is. */
function unfolded(mail: string): string {
  const [head = '', ...body] = mail.replaceAll('\r\n', '\n').split('\n\n');
  return [head.replaceAll(/\n[ \t]+/g, ' '), ...body].join('\n\n');
}

function decode(raw: string): Omit<Letter, 'to'> {
  const subject = /^Subject: ?(.*)$/m.exec(raw)?.[1] ?? '';
  return { subject: words(subject), text: part(raw, 'text/plain'), html: part(raw, 'text/html') };
}

/** RFC 2047: the space between two encoded words is not part of the text. */
const words = (header: string) =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, encoding: string, content: string) =>
      encoding.toLowerCase() === 'b' ? base64(content) : quotedPrintable(content.replaceAll('_', ' ')),
    );

function part(raw: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const found = raw.split(`\n--${boundary}`).find((piece) => piece.includes(`Content-Type: ${type}`)) ?? '';
  const body = found.slice(found.indexOf('\n\n') + 2);
  const encoding = /Content-Transfer-Encoding: (\S+)/.exec(found)?.[1];
  const decoded =
    encoding === 'base64' ? base64(body) : encoding === 'quoted-printable' ? quotedPrintable(body) : body;
  return decoded.replaceAll('\r\n', '\n').replace(/\n$/, '');
}

const base64 = (content: string) => Buffer.from(content, 'base64').toString('utf8');

const quotedPrintable = (content: string) =>
  Buffer.from(
    content
      .replaceAll('=\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

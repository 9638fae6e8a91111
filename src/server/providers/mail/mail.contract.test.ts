import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { fixedClock } from '../clock/fixed.test-support.ts';
import { type Letter, type Mail, MailRefused } from './mail.ts';
import { outboxMail } from './outbox.ts';
import { smtpMail } from './smtp.ts';
import { type Mailbox, openMailbox } from './mailbox.test-support.ts';

const clock = fixedClock('2026-07-13T02:00:00Z');
let database: OpenDatabase;
let mailbox: Mailbox;
beforeAll(async () => {
  database = await freshDatabase();
  mailbox = await openMailbox();
});
beforeEach(async () => {
  await database.execute('delete from sandbox_mails');
  mailbox.empty();
});
afterAll(() => Promise.all([database.close(), mailbox.close()]));

const outbox = () => outboxMail({ database, clock });
const smtp = () => smtpMail({ url: mailbox.url, from: 'Kancil English <halo@kancil.test>' });

/** `received` in the order of sending. */
const adapters: { name: Mail['name']; make: () => Mail; received: () => Promise<Letter[]> }[] = [
  { name: 'smtp', make: smtp, received: async () => mailbox.letters() },
  { name: 'outbox', make: outbox, received: async () => (await outbox().list({ limit: 100 })).toReversed() },
];

const letter = {
  to: 'sari@kancil.test',
  subject: 'Welcome',
  text: 'Hello Sari',
  html: '<p>Hello Sari</p>',
};

describe.each(adapters)('mail by $name', ({ name, make, received }) => {
  test('says which part it is', () => {
    expect(make().name).toBe(name);
  });

  test('has no problem where letters are taken', async () => {
    expect(await make().problem()).toBeNull();
  });

  test('arrives with subject, text and page', async () => {
    await make().send(letter);
    expect(await received()).toMatchObject([letter]);
  });

  test('arrives in every script, and in long lines', async () => {
    const long = {
      to: 'budi@kancil.test',
      subject: 'Pembayaran Siti Nurhaliza – 50 % lebih hemat 🦌 für Größen, 学校 '.repeat(3).trim(),
      text: `Rp\u00a01.300.000 — terima kasih 🦌\n.\n..\nFrom here\n${'kata '.repeat(400)}end`,
      html: `<p>Rp\u00a01.300.000 — terima kasih 🦌 = 100 %</p>${'<b>学校</b>'.repeat(400)}`,
    };
    await make().send(long);
    expect(await received()).toMatchObject([long]);
  });

  test('to two people arrives in the order of sending, to each their own', async () => {
    const mail = make();
    await mail.send({ ...letter, subject: 'first' });
    await mail.send({ ...letter, to: 'budi@kancil.test', subject: 'second' });
    await mail.send({ ...letter, subject: 'third' });
    expect((await received()).map(({ to, subject }) => [to, subject])).toEqual([
      ['sari@kancil.test', 'first'],
      ['budi@kancil.test', 'second'],
      ['sari@kancil.test', 'third'],
    ]);
  });

  test.each([
    '',
    'sari',
    'sari@',
    '@kancil.test',
    'sari@kancil',
    'sari@@kancil.test',
    'sari@kancil..test',
    'sari@-kancil.test',
    'sari kancil@kancil.test',
    'Sari <sari@kancil.test>',
    'sari@kancil.test,budi@kancil.test',
    'sari@kancil.test;budi@kancil.test',
    '"sari@evil.test"@kancil.test',
    'särï@kancil.test',
    'sari@kancil.test\r\nBcc: budi@kancil.test',
    'sari@kancil.test\n',
    'sari@kancil.test>\r\nRCPT TO:<budi@kancil.test',
    `${'a'.repeat(65)}@kancil.test`,
    `sari@${'a.'.repeat(125)}test`,
  ])('to the malformed address %j is refused for good', async (to) => {
    await expect(make().send({ ...letter, to })).rejects.toMatchObject({
      name: 'MailRefused',
      permanent: true,
    });
    expect(await received()).toEqual([]);
  });

  test.each(['Hi\r\nBcc: budi@kancil.test', 'Hi\nX: y', 'Hi\rX: y', 'Hi\0', 'Hi\u2028X: y'])(
    'with the subject %j is refused, so that no header can be smuggled in',
    async (subject) => {
      await expect(make().send({ ...letter, subject })).rejects.toThrow(MailRefused);
      expect(await received()).toEqual([]);
    },
  );

  test('with NUL in the text is refused', async () => {
    await expect(make().send({ ...letter, text: 'a\0b' })).rejects.toThrow(MailRefused);
  });

  test('is refused without naming the person', async () => {
    const refused = await make()
      .send({ ...letter, to: 'sari@kancil' })
      .catch((error: unknown) => error);
    expect(String(refused)).toBe('MailRefused: mail not taken: malformed address');
  });
});

describe('the outbox', () => {
  test('lists the newest first, of one person or of all, and no more than asked for', async () => {
    const mail = outbox();
    await mail.send({ ...letter, subject: 'first' });
    await mail.send({ ...letter, to: 'budi@kancil.test', subject: 'second' });
    await mail.send({ ...letter, subject: 'third' });
    const subjects = async (filter: { to?: string; limit: number }) =>
      (await mail.list(filter)).map(({ subject }) => subject);
    expect(await subjects({ limit: 10 })).toEqual(['third', 'second', 'first']);
    expect(await subjects({ limit: 2 })).toEqual(['third', 'second']);
    expect(await subjects({ to: 'sari@kancil.test', limit: 10 })).toEqual(['third', 'first']);
    expect(await subjects({ to: 'nobody@kancil.test', limit: 10 })).toEqual([]);
  });

  test('dates a mail by the business clock', async () => {
    await outbox().send(letter);
    expect(await outbox().list({ limit: 1 })).toEqual([
      { ...letter, id: expect.any(Number), sentAt: new Date('2026-07-13T02:00:00Z') },
    ]);
  });
});

const refusal = (mail: Mail, to: string) => mail.send({ ...letter, to }).catch((error: unknown) => error);

describe('mail by smtp', () => {
  test('comes from the school and asks for no automatic reply', async () => {
    await smtp().send(letter);
    expect(mailbox.raw()).toMatch(/^From: Kancil English <halo@kancil.test>$/m);
    expect(mailbox.raw()).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(mailbox.raw()).not.toContain('List-Unsubscribe');
  });

  test('names the address that one press leaves mails of a kind at', async () => {
    await smtp().send({ ...letter, leaveUrl: 'https://kancil.test/leave-mails?token=a&kinds=grade_set' });
    const unfolded = mailbox.raw().replaceAll(/\r?\n\s+/g, ' ');
    expect(unfolded).toMatch(
      /^List-Unsubscribe: <https:\/\/kancil\.test\/leave-mails\?token=a&kinds=grade_set>$/m,
    );
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  });

  test.each([
    [550, true],
    [552, true],
    [450, false],
    [421, false],
    [503, false],
    [530, false],
  ])('whose recipient the server answers with %i is refused; for good: %s', async (code, permanent) => {
    const refused = await refusal(smtp(), `rcpt-${code}@kancil.test`);
    expect(refused).toBeInstanceOf(MailRefused);
    expect(refused).toMatchObject({ permanent });
  });

  test.each([
    [554, true],
    [451, false],
  ])('whose text the server answers with %i is refused; for good: %s', async (code, permanent) => {
    expect(await refusal(smtp(), `data-${code}@kancil.test`)).toMatchObject({
      name: 'MailRefused',
      permanent,
    });
  });

  test('whose sender the server refuses may be tried again, once the office has mended that', async () => {
    const mail = smtpMail({ url: mailbox.url, from: 'mail-550@kancil.test' });
    expect(await refusal(mail, 'sari@kancil.test')).toMatchObject({ name: 'MailRefused', permanent: false });
  });

  test('that finds no server may be tried again', async () => {
    const mail = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'halo@kancil.test' });
    expect(await refusal(mail, 'sari@kancil.test')).toMatchObject({ name: 'MailRefused', permanent: false });
  });

  test('says before the first letter that no server is there', async () => {
    const mail = smtpMail({ url: 'smtp://sari:secret@127.0.0.1:1', from: 'halo@kancil.test' });
    expect(await mail.problem()).toBe('mail not taken: ESOCKET CONN');
  });

  test('sends no password unencrypted to another machine, unless the office wants it so', async () => {
    // An address that leads here and is not known as this machine's.
    const url = mailbox.url.replace('127.0.0.1', 'school:secret@0.0.0.0');
    const mail = smtpMail({ url, from: 'halo@kancil.test' });
    expect(await refusal(mail, 'sari@kancil.test')).toMatchObject({ name: 'MailRefused', permanent: false });
    expect(mailbox.letters()).toEqual([]);
    await smtpMail({ url: `${url}?requireTLS=false`, from: 'halo@kancil.test' }).send(letter);
    expect(mailbox.letters()).toMatchObject([letter]);
  });

  test('says the code of a refusal and no address', async () => {
    const refused = await refusal(smtp(), 'rcpt-550@kancil.test');
    expect(String(refused)).toBe('MailRefused: mail not taken: EENVELOPE RCPT TO 550');
    expect(refused).not.toHaveProperty('cause');
  });

  test('needs a mail URL and a sender', () => {
    expect(() => smtpMail({ url: 'https://kancil.test', from: 'halo@kancil.test' })).toThrow(TypeError);
    expect(() => smtpMail({ url: mailbox.url, from: 'Kancil' })).toThrow(TypeError);
    expect(() => smtpMail({ url: mailbox.url, from: 'halo@kancil.test\r\nBcc: x@y.test' })).toThrow(
      TypeError,
    );
  });
});

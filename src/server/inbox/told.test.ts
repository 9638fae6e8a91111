import { beforeEach, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { NoticeKind } from '../../domain/messages/notice-kind.ts';
import { addChild } from '../families/children.test-support.ts';
import { notifyAccount } from './notify.ts';

const school = await testSchool();
const parent = await school.parent({ first_name: 'Sari', gender: 'FEMALE', locale: 'ID' });
const admin = await school.admin();
const childId = await addChild(parent, { first_name: 'Alya' });
beforeEach(async () => {
  await school.rows('delete from notifications');
  await school.rows('update users set closed_at = null where user_id = $1', [parent.userId]);
});

const tell = (kind: NoticeKind, title: string, userId = parent.userId) =>
  school.parts.database.transaction((tx) =>
    notifyAccount(tx, {
      userId,
      kind,
      childId,
      title: `${title} (EN)`,
      titleIndo: `${title} (ID)`,
      body: 'A secret note',
      bodyIndo: 'Catatan rahasia',
      link: '/payment-link/secret',
      now: school.clock.now(),
    }),
  );
const list = async (query = '') => (await admin.call('GET', `/messages${query}`)).body;
const openWhatsapp = async (title: string) => {
  const messages = (await list())['messages'] as { notif_id: number; title: string }[];
  const found = messages.find((message) => message.title === `${title} (EN)`);
  return admin.call('POST', '/messages/whatsapp', { body: { notif_id: found?.notif_id ?? 0 } });
};
const textIn = (link: unknown) => new URL(String(link)).searchParams.get('text');

test('staff see what families were told, the newest first, of one kind or one family, and nothing that staff were told', async () => {
  await tell('bill_due', 'A bill');
  await tell('parcel_shipped', 'A parcel');
  await tell('staff_payment', 'Of staff', admin.userId);
  expect(await list('?page=1')).toMatchObject({
    total: 2,
    messages: [
      {
        kind: 'parcel_shipped',
        title: 'A parcel (EN)',
        title_indo: 'A parcel (ID)',
        family: { user_id: parent.userId, language: 'ID' },
        is_read: false,
      },
      { kind: 'bill_due', title: 'A bill (EN)' },
    ],
  });
  expect(await list('?page=1&kind=bill_due')).toMatchObject({ total: 1, messages: [{ kind: 'bill_due' }] });
  expect(await list('?page=1&q=sari')).toMatchObject({ total: 2 });
  expect(await list('?page=1&q=nobody')).toMatchObject({ total: 0, messages: [] });
  expect(await list('?page=2')).toMatchObject({ total: 2, messages: [] });
});

test('a message is repeated by WhatsApp in the words of its title, in the language of the family, and the log keeps it (rule R174)', async () => {
  await tell('bill_due', 'Alya: Rp 700.000');
  const { body } = await openWhatsapp('Alya: Rp 700.000');
  const phone = (await school.rows('select phone_number from users where user_id = $1', [parent.userId]))[0];
  expect(String(body['link'])).toContain(`https://wa.me/${String(phone?.['phone_number']).slice(1)}?text=`);
  expect(textIn(body['link'])).toMatch(
    /^Halo Bu Sari,\nAlya: Rp 700\.000 \(ID\)\.\nMasuk untuk membacanya: https?:\/\/\S+\/login$/,
  );
  const { body: log } = await admin.call('GET', `/log?kind=family&id=${parent.userId}`);
  expect(log).toMatchObject({ entries: [{ action: 'update', after: { opened_for_whatsapp: 'bill_due' } }] });
});

test.each(['placement_result', 'grade_set', 'payment_link', 'refund', 'other'] as const)(
  'of %s WhatsApp only says whom it is about (rule R174)',
  async (kind) => {
    await tell(kind, 'A result');
    expect(textIn((await openWhatsapp('A result')).body['link'])).toContain('\nAda kabar tentang Alya.\n');
  },
);

test('of what was told yesterday WhatsApp only says whom it is about: it may no longer be true (rule R174)', async () => {
  await tell('bill_due', 'Due today');
  school.clock.set(new Date(school.clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString());
  expect(textIn((await openWhatsapp('Due today')).body['link'])).toContain('\nAda kabar tentang Alya.\n');
});

test('no text is opened for what staff were told, for a message that is not there, or for a closed family', async () => {
  await tell('staff_payment', 'Of staff', admin.userId);
  const [ofStaff] = await school.rows('select notif_id from notifications');
  const status = async (notifId: unknown) =>
    (await admin.call('POST', '/messages/whatsapp', { body: { notif_id: notifId } })).status;
  expect(await status(ofStaff?.['notif_id'])).toBe(404);
  expect(await status(999_999)).toBe(404);
  await tell('bill_due', 'A bill');
  const [, bill] = await school.rows('select notif_id from notifications order by notif_id');
  await school.rows('update users set closed_at = now() where user_id = $1', [parent.userId]);
  expect(await status(bill?.['notif_id'])).toBe(404);
});

interface Preview {
  mail: string;
  mail_at: string | null;
  mails: { language: string; subject: string; html: string; text: string }[];
  whatsapp: string;
}
const previewAt = async (path: string) => {
  const { body } = await admin.call('GET', path);
  return body as unknown as {
    preview: Preview | null;
    words: { title: string } | null;
    message: object | null;
  };
};

test('staff see a message as its mail, in both languages, and as its text for WhatsApp: no link but that to the privacy page leads anywhere, and nothing is kept', async () => {
  await tell('registration_open', 'A batch');
  const [row] = await school.rows('select notif_id from notifications');
  const logged = async () => (await admin.call('GET', '/log?size=1')).body['total'];
  const before = await logged();
  const { preview } = await previewAt(`/messages/${String(row?.['notif_id'])}/preview`);
  expect(preview).toMatchObject({ mail: 'day', mails: [{ language: 'EN' }, { language: 'ID' }] });
  expect(preview?.mail_at).not.toBeNull();
  expect(preview?.mails.map(({ subject }) => subject)).toEqual(['A batch (EN)', 'A batch (ID)']);
  expect(preview?.mails[1]?.text).toMatch(/^Halo Bu Sari,\n\nCatatan rahasia\n/);
  for (const { html, text } of preview?.mails ?? []) {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(['#', '#', expect.stringMatching(/\/privacy(\?lang=id)?$/), '#']);
    expect(`${html}${text}`.replaceAll(links[2] ?? '', '')).not.toMatch(/https?:|secret"|leave/i);
  }
  expect(preview?.whatsapp).toMatch(/^Halo Bu Sari,\nA batch \(ID\)\.\n/);
  expect(await logged()).toBe(before);
  expect((await admin.call('GET', '/messages/999999/preview')).status).toBe(404);
});

test('every kind is shown as its newest message; what nobody was told is an example', async () => {
  await tell('bill_due', 'An older bill');
  await tell('bill_due', 'A bill');
  const { kinds } = (await admin.call('GET', '/messages/kinds')).body as unknown as {
    kinds: { kind: string; told_at: string | null }[];
  };
  expect(kinds.filter(({ told_at: at }) => at !== null).map(({ kind }) => kind)).toEqual(['bill_due']);
  expect(kinds.map(({ kind }) => kind)).not.toContain('staff_payment');
  expect(await previewAt('/messages/kinds/bill_due')).toMatchObject({
    message: { title: 'A bill (EN)' },
    preview: { mail: 'money', mails: [{ subject: 'A bill (EN)' }, { subject: 'A bill (ID)' }] },
  });
  expect(await previewAt('/messages/kinds/grade_set')).toMatchObject({
    message: null,
    words: { title: 'Alya is now in Grade 3' },
    preview: { mail: 'day', mail_at: null },
  });
  expect(await previewAt('/messages/kinds/live_class_soon')).toMatchObject({
    message: null,
    words: { title: expect.stringMatching(/^Alya: live class in an hour, at \d\d\.\d\d WIB$/) },
    preview: { mail: 'now' },
  });
  expect(await previewAt('/messages/kinds/live_class_message')).toMatchObject({
    words: { title: 'A message to Alya’s group' },
    preview: { mail: 'day' },
  });
  expect(await previewAt('/messages/kinds/payment_received')).toMatchObject({
    words: { title: 'Your payment has arrived' },
  });
  expect(await previewAt('/messages/kinds/refund')).toMatchObject({
    message: null,
    words: { title: 'We have refunded money', body: expect.stringContaining('Alya') },
  });
  for (const { kind } of kinds) {
    const { words } = await previewAt(`/messages/kinds/${kind}`);
    // Messages from before there were kinds: no new one is told.
    if (kind === 'other') expect(words).toBeNull();
    else expect(JSON.stringify(words), kind).toMatch(/A bill|Alya|Our open day/);
  }
  expect((await admin.call('GET', '/messages/kinds/staff_payment')).status).toBe(404);
});

test('a message opens by its number, however many have come since', async () => {
  await tell('parcel_shipped', 'A parcel');
  const [row] = await school.rows('select notif_id from notifications');
  await school.rows(
    `insert into notifications (user_id, kind, title, title_indo, body, body_indo, created_at)
     select $1, 'bill_due', 'A bill', 'Tagihan', '', '', now() from generate_series(1, 201)`,
    [parent.userId],
  );
  const newest = (await list('?page=1&size=200'))['messages'] as { title: string }[];
  expect(newest.map(({ title }) => title)).not.toContain('A parcel (EN)');
  expect(await previewAt(`/messages/${String(row?.['notif_id'])}/preview`)).toMatchObject({
    message: { kind: 'parcel_shipped', title: 'A parcel (EN)', family: { user_id: parent.userId } },
    preview: { mail: 'day' },
  });
});

test.each([
  ['payment_received', 'Receipt KW-000000', 'Kuitansi KW-000000', /Alya[^]*Rp\u00a0700\.000/],
  ['placement_due', 'Alya’s placement test is waiting', 'Tes penempatan Alya', /Alya/],
] as const)(
  'the mail of its own that goes with %s is shown as an example, in both languages',
  async (kind, subject, subjectIndo, says) => {
    await tell(kind, 'A message');
    const [row] = await school.rows('select notif_id from notifications');
    for (const path of [`kinds/${kind}`, `${String(row?.['notif_id'])}/preview`]) {
      const { preview } = await previewAt(`/messages/${path}`);
      expect(preview?.mail).toBe('own');
      expect(preview?.mails.map((mail) => mail.subject)).toEqual([
        expect.stringContaining(subject),
        expect.stringContaining(subjectIndo),
      ]);
      for (const { html, text } of preview?.mails ?? []) {
        expect(text).toMatch(says);
        const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
        expect(links.filter((link) => link !== '#')).toEqual([expect.stringMatching(/\/privacy/)]);
      }
    }
  },
);

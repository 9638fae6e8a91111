import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { PASSWORD, type Visitor, testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { linkActions, orderOf } from '../links/payment-links.test-support.ts';
import { act, buyCourse, makeBatch } from '../payments/paying.test-support.ts';
import { addJudgedWork } from './judged-child.test-support.ts';

const school = await testSchool();
const staff = await school.admin();
const parent = await school.parent({ first_name: 'Ratnasari', special_notes: 'Pagar <ungu>', locale: 'ID' });

const exported = (who: Visitor) =>
  school.app.inject({ url: '/api/v1/users/export', headers: { cookie: who.cookie() } });
const opened = async (who: Visitor) => {
  const { rawPayload, headers, statusCode } = await exported(who);
  expect(statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(rawPayload));
  return { headers, files, text: (name: string) => new TextDecoder().decode(files[name]) };
};

test('a family gets everything that is held on it: a page to read, the same as JSON, and its pictures (rule R179)', async () => {
  const { childId, orderId } = await buyCourse(school, parent, { child: { first_name: 'Kinanthi' } });
  const { default: sharp } = await import('sharp');
  const made = sharp({ create: { width: 40, height: 40, channels: 3, background: '#0e7c5a' } });
  const photo = new FormData();
  photo.set('child_id', String(childId));
  photo.set('image_url', new Blob([await made.png().toBuffer()], { type: 'image/png' }), 'kinanthi.png');
  await parent.call('POST', '/childs/update-image', { form: photo });

  await school.rows(
    `insert into settlement_notes (order_id, kind, mark, note, noted_by, noted_at)
     values ($1, 'amount', 'm', 'Asked about the receipt', $2, now())`,
    [orderId, staff.userId],
  );

  const { headers, files, text } = await opened(parent);
  expect(headers['content-type']).toBe('application/zip');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="family-\d{4}-\d\d-\d\d\.zip"$/);
  expect(headers['cache-control']).toBe('no-store');
  expect(Object.keys(files).toSorted()).toEqual([
    'baca.html',
    'family.json',
    expect.stringMatching(/^files\/.+\.webp$/),
  ]);
  expect(JSON.parse(text('family.json'))).toMatchObject({
    account: { firstName: 'Ratnasari', email: parent.email },
    children: [{ childId, firstName: 'Kinanthi' }],
    payments: [{ orderId }],
    paymentEvents: expect.arrayContaining([expect.objectContaining({ orderId, said: 'settlement' })]),
    refunds: [],
    notes: [{ orderId, note: 'Asked about the receipt' }],
    orders: [{ childId, status: 'unshipped' }],
    signedIn: [{ userAgent: expect.any(String) }],
  });
  expect(text('baca.html')).toContain('Kinanthi');
  expect(text('baca.html')).toContain('Pagar &lt;ungu&gt;');
});

test('no secret is in it, nor anybody of another family or of the staff', async () => {
  const stranger = await school.parent({ first_name: 'Sumiyati' });
  await buyCourse(school, stranger, { child: { first_name: 'Bagaskara' } });
  const { text } = await opened(parent);
  const all = text('family.json');
  const others = ['Sumiyati', 'Bagaskara', stranger.email, staff.email];
  for (const word of [...others, 'argon2', 'tokenHash', 'passwordHash', 'leaveToken'])
    expect(all, word).not.toContain(word);
});

test('what the gateway answered about somebody else who paid by a link is left out; that it was paid is in it', async () => {
  const links = linkActions(school, await makeBatch(school));
  const { parent: family, token, childId } = await links.linked();
  const orderId = orderOf(await links.charge(token));
  await act(school, orderId, 'settle');
  await school.parts.jobs.idle();
  const payer = JSON.stringify({ customer_details: { first_name: 'Pakde Tirto', phone: '081299998888' } });
  await school.rows('update payments set request = $2, response = $2, actions = $2 where order_id = $1', [
    orderId,
    payer,
  ]);
  await school.rows(
    `insert into payment_events (order_id, source, said, response, state, at)
     select order_id, source, said, $2, state, at from payment_events where order_id = $1 limit 1`,
    [orderId, payer],
  );
  const all = (await opened(family)).text('family.json');
  expect(all).not.toMatch(/Tirto|081299998888/);
  expect(JSON.parse(all)).toMatchObject({
    payments: expect.arrayContaining([
      expect.objectContaining({ orderId, state: 'SETTLED', response: '' }),
      // Of its own the family gets all.
      expect.objectContaining({ childId, linkId: null, response: expect.stringContaining('transaction') }),
    ]),
    paymentEvents: expect.arrayContaining([expect.objectContaining({ orderId, said: 'settlement' })]),
  });
});

test('what staff changed of the tasks, oral tests and reports of its children is in it, without who did', async () => {
  const family = await school.parent();
  const { childId } = await buyCourse(school, family);
  await addJudgedWork(school, staff, childId);
  const { changesByStaff } = JSON.parse((await opened(family)).text('family.json')) as {
    changesByStaff: object[];
  };
  expect(changesByStaff).toMatchObject([
    { kind: 'task', after: { letters: 15 } },
    { kind: 'oral_test', after: { state: 'absent' } },
    { kind: 'report', after: { stage: 'proofread' } },
  ]);
  expect(JSON.stringify(changesByStaff)).not.toContain('Dewi');
});

test('the times of oral tests that it gave up are in it, and the group of a child that left', async () => {
  const family = await school.parent();
  const { childId } = await buyCourse(school, family);
  await school.rows(
    `insert into oral_tests_ended (enrolment_id, part, starts_at, minutes, sequence)
     select enrolment_id, 1, '2026-10-28T09:00:00Z', 15, 2 from enrolments where child_id = $1`,
    [childId],
  );
  await school.rows(
    `with made as (insert into live_groups (academic_year_id, grade, number, places, created_at)
       select academic_year_id, 3, 77, 12, now() from enrolments where child_id = $1 returning group_id)
     insert into live_pupils_left (enrolment_id, group_id) select enrolment_id, group_id from made, enrolments where child_id = $1`,
    [childId],
  );
  expect(JSON.parse((await opened(family)).text('family.json'))).toMatchObject({
    oralTestsEnded: [{ childId, part: 1, startsAt: '2026-10-28T09:00:00.000Z', minutes: 15 }],
    liveClasses: { groupsLeft: [{ childId, grade: 3, number: 77 }] },
  });
});

test('of whose registration a family was told is in it', async () => {
  const childId = await addChild(parent);
  const { academicYearId } = await makeBatch(school);
  await school.rows('insert into registration_told (academic_year_id, child_id) values ($1, $2)', [
    academicYearId,
    childId,
  ]);
  expect(JSON.parse((await opened(parent)).text('family.json'))).toMatchObject({
    waiting: [],
    toldOfRegistration: [{ academicYearId, childId }],
  });
});

test('while a child is added and the account is closed it is whole, or refused', async () => {
  const busy = await school.parent();
  const adding = busy.call('POST', '/users/register-child', {
    body: { first_name: 'Laras', last_name: '', gender: 'FEMALE', birthdate: '2018-03-01' },
  });
  const [during] = await Promise.all([exported(busy), adding]);
  const closing = busy.call('POST', '/users/close', { body: { password: PASSWORD } });
  const [atClosing] = await Promise.all([exported(busy), closing]);
  const afterwards = await exported(busy);
  for (const { statusCode, rawPayload } of [during, atClosing]) {
    expect([200, 401]).toContain(statusCode);
    if (statusCode === 200) {
      const zip = unzipSync(new Uint8Array(rawPayload));
      expect(JSON.parse(new TextDecoder().decode(zip['family.json']))).toHaveProperty('children');
    }
  }
  expect(afterwards.statusCode).toBe(401);
});

test('it is asked for five times an hour at most', async () => {
  const often = await school.parent();
  for (let time = 0; time < 5; time += 1) expect((await exported(often)).statusCode).toBe(200);
  expect((await exported(often)).statusCode).toBe(429);
});

test('no page of another site has a browser fetch it, nor uses up its five', async () => {
  const lured = await school.parent();
  const { statusCode } = await school.app.inject({
    url: '/api/v1/users/export',
    headers: { cookie: lured.cookie(), 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  });
  expect(statusCode).toBe(403);
  for (let time = 0; time < 5; time += 1) expect((await exported(lured)).statusCode).toBe(200);
});

describe('a copy that is not sent to its end', () => {
  const { promise: never } = Promise.withResolvers<void>();
  /** A photo in the store that is read from this. */
  const photoOf = async (who: Visitor, bytes: () => AsyncGenerator<Buffer>) => {
    const childId = await addChild(who);
    await school.rows(`update children set image_key = 'children/photo.webp' where child_id = $1`, [childId]);
    const stream = Readable.from(bytes());
    const opening = vi.spyOn(school.parts.files, 'open').mockResolvedValueOnce({
      stream,
      size: 1_000_000,
      type: 'image/webp',
      storedAt: new Date(),
      start: 0,
      end: 999_999,
    });
    return { stream, opening };
  };

  test('leaves none of its files open', async () => {
    const { stream } = await photoOf(parent, async function* photo() {
      yield Buffer.alloc(1000);
      await never;
    });
    await school.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = school.app.server.address() as AddressInfo;
    const leaving = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/users/export`, {
      headers: { cookie: parent.cookie() },
      signal: leaving.signal,
    });
    await answer.body?.getReader().read();
    leaving.abort();
    await expect.poll(() => stream.destroyed).toBe(true);
  });

  test('is cut where a file cannot be read, and the server goes on', async () => {
    const unlucky = await school.parent();
    const { opening } = await photoOf(unlucky, async function* photo() {
      yield Buffer.alloc(1000);
      throw new Error('the disk does not answer');
    });
    await expect(exported(unlucky)).rejects.toThrow();
    opening.mockRejectedValueOnce(new Error('the disk does not answer'));
    await expect(exported(unlucky)).rejects.toThrow();
    opening.mockRestore();
    expect((await exported(unlucky)).statusCode).toBe(200);
  });
});

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { PASSWORD } from '../../../tests/support/registration.ts';
import { START, type TestSchool, type Visitor, testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, buyCourse, chargeFirst, makeBatch } from '../payments/paying.test-support.ts';
let parent: Awaited<ReturnType<TestSchool['parent']>>;
const school = await testSchool({ RATE_MAILS: '1000' });
const staff = await school.admin();
beforeEach(async () => {
  school.clock.set(START);
  parent = await school.parent();
});

const close = (who: Visitor = parent, password = PASSWORD) =>
  who.call('POST', '/users/close', { body: { password } });
const signIn = () =>
  school.call('POST', '/users/login', { body: { email: parent.email, password: PASSWORD, type: 2 } });
const tokenMailed = async () => {
  const [mail] = await school.mailsTo(parent.email);
  return /reopen-account\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const reopen = (token: string) => school.call('POST', '/users/reopen', { body: { token } });
const tidy = async () => {
  await school.parts.jobs.kick('housekeeping');
  await school.parts.jobs.idle();
};
const later = async (days: number) => {
  school.clock.advance(`P${days}D`);
  await tidy();
};

describe('a family that closes its account (rule R177)', () => {
  test('is signed out everywhere at once, and cannot sign in any more', async () => {
    const elsewhere = school.visitor();
    await elsewhere.call('POST', '/users/login', {
      body: { email: parent.email, password: PASSWORD, type: 2 },
    });
    expect((await close()).status).toBe(200);
    for (const browser of [parent, elsewhere])
      expect((await browser.call('GET', '/users/session')).status).toBe(401);
    expect((await signIn()).status).toBe(404);
  });

  test('says so with its password', async () => {
    const { status, body } = await close(parent, 'not-the-password');
    expect([status, body.errors]).toEqual([422, { password: expect.any(String) }]);
    expect((await parent.call('GET', '/users/session')).status).toBe(200);
  });

  test('opens it again by the mail, once, within 30 days', async () => {
    await close();
    const token = await tokenMailed();
    await later(29);
    expect((await reopen(token)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await reopen(token)).status).toBe(409);
  });

  test('learns with the right password, and at its own door, until when the mail opens it again (rule R5)', async () => {
    const refused = async (changes: object = {}) => {
      const body = { email: parent.email, password: PASSWORD, type: 2, ...changes };
      const answer = await school.call('POST', '/users/login', { body });
      return [answer.status, answer.body.message, answer.body['closed']];
    };
    const closed = dayInJakarta(school.clock.now());
    await close();
    school.clock.advance('P29D');
    const until = dayInJakarta(new Date(school.clock.now().getTime() + 24 * 3_600_000));
    expect(await refused()).toEqual([404, 'Account not Found', { on: closed, until }]);
    expect(await refused({ type: 1 })).toEqual([404, 'Account not Found', undefined]);
    expect(await refused({ password: 'wrong-password' })).toEqual([401, expect.any(String), undefined]);
    school.clock.advance('P1D');
    expect(await refused()).toEqual([404, 'Account not Found', undefined]);
  });

  test('asks for a new password while it is closed, and gets the mail that opens it', async () => {
    await close();
    await school.mailsTo(parent.email);
    await school.call('POST', '/forgot-password', { body: { email: parent.email } });
    const [newest] = await school.mailsTo(parent.email);
    expect(newest?.text).toContain('/reopen-account?token=');
  });

  test('looks at the link before: it opens, has opened, or is not valid', async () => {
    const look = (token: string) => school.call('GET', `/users/reopen/${token}`);
    await close();
    const token = await tokenMailed();
    expect((await look(token)).body['state']).toBe('closed');
    expect((await look(token)).body['state']).toBe('closed');
    expect((await look('guessed')).status).toBe(409);
    await reopen(token);
    expect((await look(token)).body['state']).toBe('open');
    expect((await look('guessed')).status).toBe(409);
  });

  test('does not open it any more after 30 days, nor by a guessed link', async () => {
    await close();
    const token = await tokenMailed();
    expect((await reopen('guessed')).status).toBe(409);
    await later(30);
    expect((await reopen(token)).status).toBe(409);
    expect((await signIn()).status).toBe(401);
  });

  test('hears first what is paid ahead, what waits to be sent, and what is cancelled', async () => {
    const { childId } = await buyCourse(school, parent);
    const other = await addChild(parent, { first_name: 'Bagas' });
    await chargeFirst(school, parent, { childId: other, batch: await makeBatch(school) });
    const { status, body } = await parent.call('GET', '/users/closing');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      children: [
        {
          child_id: childId,
          paid_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          owed: 0,
          waits_for_kit: true,
        },
        { child_id: other, paid_until: null, owed: 0, waits_for_kit: false },
      ],
      open_charges: 1,
      money_comes_back: false,
    });
  });

  test('is told to staff with the same facts, and the day on which its data are erased', async () => {
    const { childId } = await buyCourse(school, parent);
    const told = await staff.call('GET', `/users/${parent.userId}/closing`);
    expect(told.status).toBe(200);
    const { children, erased_on } = told.body as unknown as { children: object[]; erased_on: string };
    expect(children).toMatchObject([{ child_id: childId, owed: 0, waits_for_kit: true }]);
    expect(erased_on).toBe(dayInJakarta(new Date(school.clock.now().getTime() + 30 * 24 * 3_600_000)));
    expect((await staff.call('GET', `/users/${staff.userId}/closing`)).status).toBe(404);
  });

  test('stands in the panel and the list of staff as closed, with the days that are left', async () => {
    const childId = await addChild(parent);
    const listed = async () =>
      (await staff.call('GET', `/childs/${childId}/place`)).body['child'] as Record<string, unknown>;
    const closing = async () =>
      (await staff.call('GET', `/users/${parent.userId}/account`)).body['closing'] as object | null;
    expect((await listed())['parent_state']).toBe('open');
    expect(await closing()).toBeNull();
    await close();
    expect((await listed())['parent_state']).toBe('closed');
    expect(await closing()).toMatchObject({ days_left: 30, may_reopen: true });
    school.clock.advance('P10D');
    expect(await closing()).toMatchObject({ days_left: 20, may_reopen: true });
    await later(21);
    expect((await listed())['parent_state']).toBe('erased');
    expect(await closing()).toBeNull();
  });

  test('is not opened again by staff once the 30 days are over, even before it is erased', async () => {
    await close();
    school.clock.advance('P30D');
    const { body } = await staff.call('GET', `/users/${parent.userId}/account`);
    expect(body).toMatchObject({
      account: { erased_at: null },
      closing: { days_left: 0, may_reopen: false },
    });
    const again = await staff.call('POST', '/office/family/reopen', { body: { user_id: parent.userId } });
    expect([again.status, again.body['error']]).toEqual([409, 'account_erased']);
  });

  test('pays no more for what it has begun: its open charge is cancelled', async () => {
    const childId = await addChild(parent);
    const batch = await makeBatch(school);
    const { order_id: orderId } = await chargeFirst(school, parent, { childId, batch });
    expect((await close()).status).toBe(200);
    const [payment] = await school.rows('select state from payments where order_id = $1', [orderId]);
    expect(payment).toEqual({ state: 'FAILED' });
  });

  test('is not closed when the money of that charge was faster', async () => {
    const childId = await addChild(parent);
    const batch = await makeBatch(school);
    const { order_id: orderId } = await chargeFirst(school, parent, { childId, batch });
    await act(school, orderId, 'settle', 'lost');
    expect((await close()).status).toBe(409);
    expect((await parent.call('GET', '/users/session')).status).toBe(200);
  });

  test('is not closed over a charge that was opened while another one was cancelled', async () => {
    const [one, two] = [await addChild(parent), await addChild(parent)];
    const batch = await makeBatch(school);
    await chargeFirst(school, parent, { childId: one, batch });
    const { payments } = school.parts;
    const cancel = payments.cancel.bind(payments);
    vi.spyOn(payments, 'cancel').mockImplementationOnce(async (orderId) => {
      await chargeFirst(school, parent, { childId: two, batch });
      return cancel(orderId);
    });
    expect((await close()).status).toBe(409);
    expect((await parent.call('GET', '/users/session')).status).toBe(200);
    expect((await close()).status).toBe(200);
  });

  test('is closed and opened by staff who were asked to, and the log says who did it', async () => {
    const body = { user_id: parent.userId };
    expect((await staff.call('POST', '/office/family/close', { body })).status).toBe(200);
    expect((await staff.call('POST', '/office/family/close', { body })).status).toBe(409);
    expect((await signIn()).status).toBe(404);
    expect((await staff.call('POST', '/office/family/reopen', { body })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    const log = await school.rows(
      `select user_id, after from audit_log where kind = 'family' and object_id = $1 order by log_id`,
      [String(parent.userId)],
    );
    expect(log).toEqual([
      { user_id: staff.userId, after: { closed: true } },
      { user_id: staff.userId, after: { closed: false } },
    ]);
    const colleague = { user_id: staff.userId };
    expect((await staff.call('POST', '/office/family/close', { body: colleague })).status).toBe(404);
  });
});

describe('a family whose account was closed 30 days ago (rule R178)', () => {
  /** Every column of every table that holds one of these words, as table.column. The outbox of the demo stands for the mailboxes outside the school. */
  const placesOf = async (words: readonly string[]) => {
    const columns = await school.rows(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and table_name <> 'sandbox_mails'`,
    );
    const found: string[] = [];
    for (const { table_name: table, column_name: column } of columns)
      for (const word of words) {
        const [row] = await school.rows(
          `select count(*)::int as times from "${String(table)}" where "${String(column)}"::text ilike $1`,
          [`%${word}%`],
        );
        if (Number(row?.['times']) > 0) found.push(`${String(table)}.${String(column)}: ${word}`);
      }
    return found;
  };

  test('is named nowhere any more, in no table and no file; its payments and receipts stay', async () => {
    parent = await school.parent({
      first_name: 'Ratnasari',
      last_name: 'Wijayakusuma',
      phone_number: '081377788899',
      address_details: 'Gang Melati Tersembunyi 7',
      special_notes: 'Pagar ungu muda',
    });
    const { childId, orderId } = await buyCourse(school, parent, {
      child: { first_name: 'Kinanthi', last_name: 'Wijayakusuma' },
    });
    await parent.call('POST', '/childs/consent', {
      body: { child_id: childId, kind: 'shown_in_public', given: true },
    });
    const photo = new FormData();
    photo.set('child_id', String(childId));
    photo.set('image_url', new Blob([await picture()], { type: 'image/png' }), 'kinanthi.png');
    expect((await parent.call('POST', '/childs/update-image', { form: photo })).status).toBe(200);
    const [order] = await school.rows('select order_id from orders where child_id = $1', [childId]);
    await staff.call('POST', '/order/update', {
      body: { order_id: order?.['order_id'], courier: 'jne', delivery_status: 'shipped', resi: 'RESI998877' },
    });
    await school.rows(
      `insert into news (category, title, title_indo, card_button_text, card_button_text_indo, content_detail,
         content_detail_indo, content_button_text, content_button_text_indo, child_id, created_at, updated_at)
       values (2, 'Kinanthi sings', 'Kinanthi bernyanyi', '', '', '', '', '', '', $1, now(), now())`,
      [childId],
    );
    const refund = `insert into refunds (order_id, amount, way, state, refund_key, reason, reference, asked_at, ended_at)
      values ($1, 1000, 'transfer', 'done', 'r-1', 'To Ibu Ratnasari', 'BCA Ratnasari', now(), now())`;
    await school.rows(refund, [orderId]);
    await school.rows(
      `insert into settlement_notes (order_id, kind, mark, note, noted_by, noted_at)
       values ($1, 'amount', 'm', 'Ratnasari paid twice', $2, now())`,
      [orderId, staff.userId],
    );
    // What was deleted before the account was closed stands in the log.
    await school.rows(
      `insert into audit_log (at, user_id, by_name, kind, object_id, object_name, action, before, after)
       values (now(), $1, 'Dewi', 'order', '999999', 'Kinanthi Wijayakusuma', 'update', '{}', '{}'),
         (now(), $1, 'Dewi', 'performance', '999998', 'Kinanthi sings', 'delete', $2, null)`,
      [staff.userId, JSON.stringify({ child_id: childId, title: 'Kinanthi sings' })],
    );
    await staff.call('POST', `/users/${parent.userId}/email`, {
      body: { email: 'new.ratnasari@example.test' },
    });
    const former = parent.email;
    await school.call('POST', '/users/login', {
      body: { email: 'new.ratnasari@example.test', password: PASSWORD },
    });
    parent = Object.assign(school.visitor(), { userId: parent.userId, email: 'new.ratnasari@example.test' });
    await parent.call('POST', '/users/login', { body: { email: parent.email, password: PASSWORD, type: 2 } });
    await school.mailsTo(parent.email);
    const [child] = await school.rows('select image_key from children where child_id = $1', [childId]);
    const key = String(child?.['image_key']);
    expect(await school.parts.files.stat(key)).not.toBeNull();
    const words = [
      'Ratnasari',
      'Kinanthi',
      'Wijayakusuma',
      parent.email,
      former,
      '81377788899',
      'Melati Tersembunyi',
      'ungu muda',
      'RESI998877',
    ];
    expect((await placesOf(words)).length).toBeGreaterThan(10);

    const seenByGuests = school.parts.contentVersion();
    await close();
    // Pages that are kept for guests are of one content version.
    expect(school.parts.contentVersion()).toBeGreaterThan(seenByGuests);
    await later(29);
    expect((await placesOf(['Kinanthi'])).length).toBeGreaterThan(0);
    await later(2);
    expect(await placesOf(words)).toEqual([]);
    expect(await school.parts.files.stat(key)).toBeNull();
    const kept = join(school.parts.config.dataDir, 'files');
    for (const name of await readdir(kept, { recursive: true })) {
      const content = await readFile(join(kept, name)).catch(() => '');
      for (const word of words) expect(`${name} ${content.toString('latin1')}`, name).not.toContain(word);
    }
    const [payment] = await school.rows(
      'select gross_amount, state, receipt_number is not null as receipt from payments where order_id = $1',
      [orderId],
    );
    expect(payment).toEqual({ gross_amount: expect.any(Number), state: 'SETTLED', receipt: true });
    expect(
      (await staff.call('POST', '/office/family/reopen', { body: { user_id: parent.userId } })).status,
    ).toBe(409);
    const erased = { email: `erased:${parent.userId}`, password: PASSWORD, type: 2 };
    expect((await school.call('POST', '/users/login', { body: erased })).status).toBeLessThan(500);
    // The address is free again.
    await school.parent({ email: parent.email });
  });

  test('is a number in the log, which still says what was done for it', async () => {
    const user_id = parent.userId;
    await staff.call('POST', `/users/${user_id}/email`, { body: { email: 'tirta@example.test' } });
    await staff.call('POST', '/office/family/close', { body: { user_id } });
    await later(31);
    const { body } = await staff.call('GET', `/log?kind=family&id=${user_id}`);
    expect(body['entries']).toMatchObject([
      { object_name: '', before: { closed: false }, after: { closed: true } },
      { object_name: '', before: {}, after: {} },
    ]);
    expect(JSON.stringify(body['entries'])).not.toContain('tirta');
  });

  test('that cannot be erased does not hold up the others', async () => {
    const other = await school.parent({ first_name: 'Sekarwangi' });
    const first = await school.parent();
    for (const who of [first, other]) await close(who);
    const squatter = `erased:${first.userId}`;
    await school.rows('update users set email = $1 where user_id = $2', [squatter, parent.userId]);
    await later(31);
    expect(await placesOf(['Sekarwangi'])).toEqual([]);
    const erasedAt = 'select erased_at from users where user_id = $1';
    expect(await school.rows(erasedAt, [first.userId])).toEqual([{ erased_at: null }]);
    await school.rows(`update users set email = 'free@example.test' where user_id = $1`, [parent.userId]);
    await tidy();
    expect(await school.rows(erasedAt, [first.userId])).toEqual([{ erased_at: expect.anything() }]);
  });

  test('waits while money is to be given back to it', async () => {
    const { orderId } = await buyCourse(school, parent, { child: { first_name: 'Laksmini' } });
    await school.parts.database.execute('update payments set to_refund = true where order_id = $1', [
      orderId,
    ]);
    await close();
    await later(31);
    expect((await placesOf(['Laksmini'])).length).toBeGreaterThan(0);
    await school.parts.database.execute('update payments set to_refund = false where order_id = $1', [
      orderId,
    ]);
    await tidy();
    expect(await placesOf(['Laksmini'])).toEqual([]);
  });
});

const picture = async () => {
  const { default: sharp } = await import('sharp');
  const made = sharp({ create: { width: 40, height: 40, channels: 3, background: '#0e7c5a' } });
  return made.png().toBuffer();
};

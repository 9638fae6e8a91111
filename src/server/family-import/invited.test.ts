import { describe, expect, test } from 'vitest';
import { PASSWORD, registration } from '../../../tests/support/school.ts';
import type { FamilyImport } from '../../contract/family-import.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { addBatch } from '../enrolment/enrolled.test-support.ts';
import { notifyAccount } from '../inbox/notify.ts';
import { eraseUninvited } from './erase-uninvited.ts';
import { importingSchool } from './importing.test-support.ts';

const given = importingSchool();
const { family, taken, show, invite, tokenIn, accept } = given;

describe('who was imported hears nothing until the owner invites (R260)', () => {
  test('no notice, no mail, not even to who types the address, and nobody signs in', async () => {
    const row = family();
    const email = row.email ?? '';
    const { families: all } = await show(await taken([row]));
    const userId = all[0]?.user_id ?? 0;
    const now = given.school.clock.now();
    const words = { title: 't', titleIndo: 't', body: 'b', bodyIndo: 'b', link: null, childId: null };
    await given.school.parts.database.transaction((tx) =>
      notifyAccount(tx, { userId, kind: 'registration_open', ...words, now }),
    );
    expect(await given.school.rows('select 1 from notifications where user_id = $1', [userId])).toEqual([]);
    await given.school.call('POST', '/forgot-password', { body: { email } });
    await given.school.call('POST', '/users/resend-activation', { body: { email } });
    expect(await given.school.mailsTo(email)).toEqual([]);
    expect(
      await given.school.rows(
        'select 1 from consents c join children k using (child_id) where family_id = $1',
        [userId],
      ),
    ).toEqual([]);
    const signIn = await given.school.call('POST', '/users/login', {
      body: { email, password: '', type: 2 },
    });
    expect(signIn.status).not.toBe(200);
    const again = await given.school.call('POST', '/users/register', { body: registration(email) });
    expect(again.body['error']).toBe('email_taken');
  });
});

describe('what clerks do for a family that has not come (R260)', () => {
  const userIdIn = async (made: FamilyImport) => (await show(made)).families[0]?.user_id ?? 0;

  test('neither activates nor mails it: its address is corrected and its account closed in silence', async () => {
    const row = family();
    const userId = await userIdIn(await taken([row]));
    const clerk = await given.school.admin('clerk');
    for (const what of ['activate', 'resend-activation'])
      expect((await clerk.call('POST', `/users/${userId}/${what}`)).body['error']).toBe(
        'comes_by_invitation',
      );
    const email = `right-${row.email ?? ''}`;
    const corrected = await clerk.call('POST', `/users/${userId}/email`, { body: { email } });
    expect(corrected.body['account']).toMatchObject({ email, comes_by_invitation: true });
    expect(
      (await given.owner.call('POST', '/office/family/close', { body: { user_id: userId } })).status,
    ).toBe(200);
    expect([
      ...(await given.school.mailsTo(row.email ?? '')),
      ...(await given.school.mailsTo(email)),
    ]).toEqual([]);
  });

  test('sends the invitation to its corrected address, where an owner has invited it', async () => {
    const row = family();
    const made = await taken([row]);
    await invite(made);
    const email = `right-${row.email ?? ''}`;
    await given.owner.call('POST', `/users/${await userIdIn(made)}/email`, { body: { email } });
    const [before, ...others] = await given.school.mailsTo(row.email ?? '');
    expect([(await accept(tokenIn(before?.text))).body['error'], others]).toEqual([
      'invitation_unusable',
      [],
    ]);
    const [mail, ...more] = await given.school.mailsTo(email);
    expect([(await accept(tokenIn(mail?.text))).status, more]).toEqual([200, []]);
  });
});

describe('an invitation (R261)', () => {
  test('goes to all or to some, again after three days, and ends the one before', async () => {
    const [one, two] = [family(), family()];
    const made = await taken([one, two]);
    const [first] = (await show(made)).families;
    expect(await invite(made, [first?.user_id ?? 0])).toMatchObject({ invited: 1, left_out: 0 });
    expect(await invite(made)).toMatchObject({ invited: 1, left_out: 1 });
    expect((await show(made)).import).toMatchObject({ there: 2, invited: 2, activated: 0 });
    const [mail] = await given.school.mailsTo(one.email ?? '');
    expect(mail?.subject).toBe('Kancil English invites you to your family’s page');
    expect(mail?.text).toContain('Sri');
    given.school.clock.advance('P3D');
    expect(await invite(made)).toMatchObject({ invited: 2, left_out: 0 });
    expect((await accept(tokenIn(mail?.text))).body['error']).toBe('invitation_unusable');
    expect(await given.school.mailsTo(one.email ?? '')).toHaveLength(2);
  });

  test('is answered once, with a password and the consent that the children learn', async () => {
    const row = family();
    const made = await taken([
      row,
      { email: row.email ?? '', child_first_name: 'Bima', child_gender: 'L', child_birthdate: '3/4/2019' },
    ]);
    await invite(made);
    const token = tokenIn((await given.school.mailsTo(row.email ?? ''))[0]?.text);
    const { body } = await given.school.call('GET', `/family-import/invitation/${token}`);
    expect(body).toMatchObject({ first_name: 'Sri', email: row.email, childs: ['Alya', 'Bima'] });
    expect((await accept(token, { learning: false })).body.errors).toHaveProperty('learning');
    expect((await accept(token, { password: 'short', password_confirmation: 'short' })).status).toBe(422);
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const parent = given.school.visitor();
    const signIn = await parent.call('POST', '/users/login', {
      body: { email: row.email, password: PASSWORD, type: 2 },
    });
    expect(signIn.status).toBe(200);
    const { body: said } = await parent.call('GET', '/childs/consents');
    const consented = (said['consents'] as { kind: string; given: boolean }[]).filter((one) => one.given);
    expect(consented.map(({ kind }) => kind)).toEqual(['learning', 'learning']);
    expect((await show(made)).import).toMatchObject({ activated: 1 });
    expect(await invite(made)).toMatchObject({ invited: 0, left_out: 1 });
  });

  test('ends after two weeks', async () => {
    const row = family();
    await invite(await taken([row]));
    const token = tokenIn((await given.school.mailsTo(row.email ?? ''))[0]?.text);
    given.school.clock.advance('P14D');
    expect((await given.school.call('GET', `/family-import/invitation/${token}`)).status).toBe(409);
    expect((await accept(token)).body['error']).toBe('invitation_unusable');
  });
});

test('who has not come is erased a year after the import or the last invitation (R262)', async () => {
  await given.school.rows(`update users set import_id = null where import_id is not null`);
  const made = await taken([family(), family()]);
  given.school.clock.advance('P364D');
  const [, second] = (await show(made)).families;
  await invite(made, [second?.user_id ?? 0]);
  const { accounts, billing, content, log } = given.school.parts;
  const sweep = () => eraseUninvited({ accounts, payments: billing, content }, log, given.school.clock.now());
  await sweep();
  expect((await show(made)).total).toBe(2);
  given.school.clock.advance('P1D');
  await sweep();
  expect((await show(made)).families.map(({ user_id: id }) => id)).toEqual([second?.user_id]);
  const [gone] = await given.school.rows(
    `select u.email, k.first_name from users u join children k on k.family_id = u.user_id where u.import_id = $1 and u.erased_at is not null`,
    [made.import_id],
  );
  expect([gone?.['email'], gone?.['first_name']]).not.toContain('Alya');
});

test('but not while a year that it paid runs (R262)', async () => {
  await addBatch(given.school, 7, '2027-12-06', { endRegistration: '2027-12-01' });
  const made = await taken([
    family({
      batch: '7',
      grade: 'Tingkat 3',
      term: '4 bulan',
      paid_bills: '1',
      amount: 'Rp 700.000',
      paid_on: dayInJakarta(given.school.clock.now()),
      reference: 'Buku 4, no. 2',
    }),
  ]);
  const { accounts, billing, content, log } = given.school.parts;
  const sweptAfter = async (time: string) => {
    given.school.clock.advance(time);
    await eraseUninvited({ accounts, payments: billing, content }, log, given.school.clock.now());
    return (await show(made)).total;
  };
  expect(await sweptAfter('P366D')).toBe(1);
  expect(await sweptAfter('P365D')).toBe(0);
});

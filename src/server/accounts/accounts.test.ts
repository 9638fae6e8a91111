import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PASSWORD, registration, testSchool } from '../../../tests/support/school.ts';

const school = await testSchool({ RATE_REGISTRATION: '1000', RATE_MAILS_ADDRESS: '1000' });

const digest = (password: string) => createHash('sha256').update(password).digest('hex');
const linkIn = (text: string | undefined) => /https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '';
const tokenOf = (text: string | undefined) => new URL(linkIn(text)).searchParams.get('token') ?? '';

describe('registering', () => {
  test('makes an account that is not yet active and mails a link from PUBLIC_URL', async () => {
    const answer = await school.call('POST', '/users/register', { body: registration('Rina@Example.test') });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      code: 201,
      message: 'Created',
      users: {
        email: 'rina@example.test',
        status: 0,
        phone_number: '+6281234567890',
        locale: 'EN',
        image_url: null,
        join_childs: [],
      },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [mail] = await school.mailsTo('rina@example.test');
    expect(mail?.subject).toBe('Please verify your email address');
    expect(linkIn(mail?.text)).toMatch(/^http:\/\/127\.0\.0\.1:3000\/activate-account\?token=[\w-]{43}$/);
  });

  test('greets nobody by name before the address is confirmed, whichever mail it is', async () => {
    const body = registration('stranger@example.test', { first_name: 'Selamat Anda menang' });
    await school.call('POST', '/users/register', { body });
    const ask = { body: { email: 'stranger@example.test' } };
    await school.call('POST', '/users/resend-activation', ask);
    await school.call('POST', '/forgot-password', ask);
    const mails = await school.mailsTo('stranger@example.test');
    expect(mails.map(({ text }) => text.split('\n')[0])).toEqual(['Hello,', 'Hello,', 'Hello,']);
    for (const { text, html } of mails) expect(text + html).not.toContain('menang');
  });

  test('writes to whoever chose Indonesian in Indonesian', async () => {
    await school.call('POST', '/users/register', {
      body: registration('ibu@example.test', { locale: 'ID' }),
    });
    const [mail] = await school.mailsTo('ibu@example.test');
    expect(mail?.subject).toBe('Tinggal verifikasi alamat email Anda');
  });

  test('a known e-mail is refused, in any case', async () => {
    await school.call('POST', '/users/register', { body: registration('twice@example.test') });
    const again = await school.call('POST', '/users/register', { body: registration('TWICE@example.test') });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('There is already an account with this email address');
  });

  test('of many at once with one e-mail exactly one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        school.call('POST', '/users/register', { body: registration('race@example.test') }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409, 409, 409,
    ]);
  });

  test('names every missing field and leads with the first', async () => {
    const answer = await school.call('POST', '/users/register', { body: {} });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('First Name are required');
    expect(Object.keys(answer.body.errors ?? {})).toEqual([
      'first_name',
      'email',
      'password',
      'phone_number',
      'gender',
      'birthdate',
      'province',
      'city',
      'zip_code',
      'address_details',
      'locale',
    ]);
  });

  test.each([
    ['password', 'short', 'Password must have at least 8 characters'],
    ['birthdate', '2023-02-29', 'Invalid date format'],
    ['birthdate', '2027-01-01', 'Invalid Birthdate'],
    ['email', 'nobody', 'Invalid Email'],
    ['phone_number', '+000000000', 'Invalid Phone Number'],
    ['zip_code', '1234', 'Invalid Zip Code'],
    ['city', '3171', 'Invalid City'],
    ['gender', 'OTHER', 'Invalid Gender'],
    ['first_name', 'Ri\u0000na', 'Invalid First Name'],
    ['first_name', 'Menang! https://hadiah.example', 'First Name cannot hold : / @ or a web address'],
    ['last_name', 'www.hadiah.example', 'Last Name cannot hold : / @ or a web address'],
    ['first_name', '   ', 'First Name are required'],
    ['first_name', 'x'.repeat(101), 'First Name is too long'],
    ['locale', 'FR', 'Invalid Language'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const answer = await school.call('POST', '/users/register', {
      body: registration('bad@example.test', { [field]: value }),
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [field]: message });
  });

  test('says it in Indonesian to a browser that asks for it', async () => {
    const headers = { 'accept-language': 'id-ID,id;q=0.9,en;q=0.5' };
    const answer = await school.call('POST', '/users/register', { body: {}, headers });
    expect(answer.body.message).toBe('Nama Depan wajib diisi');
  });

  test('somebody with one name may register', async () => {
    const { last_name: _none, ...sent } = registration('slamet@example.test');
    const answer = await school.call('POST', '/users/register', { body: sent });
    expect(answer.body['users']).toMatchObject({ last_name: '' });
  });
});

describe('the activation link', () => {
  test('activates once, says so on the second click, and lets the parent in', async () => {
    await school.call('POST', '/users/register', { body: registration('once@example.test') });
    const login = { body: { email: 'once@example.test', password: PASSWORD } };
    const before = await school.call('POST', '/users/login', login);
    expect([before.status, before.body.message]).toEqual([403, 'Please verify your e-mail first']);
    const token = tokenOf((await school.mailsTo('once@example.test'))[0]?.text);
    const press = async () =>
      (await school.call('POST', '/users/activate', { body: { token } })).body['outcome'];
    expect([await press(), await press()]).toEqual(['activated', 'already_activated']);
    expect((await school.call('POST', '/users/login', login)).status).toBe(200);
  });

  test('and signing in and out end the cookie that keeps the address for the welcome page', async () => {
    const { email, call } = await school.parent();
    for (const answer of [
      await school.call('POST', '/users/activate', { body: { token: 'made-up' } }),
      await school.call('POST', '/users/login', { body: { email, password: PASSWORD } }),
      await call('POST', '/users/logout'),
    ])
      expect(String(answer.headers['set-cookie'])).toContain('kancil_signed_up=; Max-Age=0; Path=/welcome;');
  });

  test('activates at its former address too, but not by HEAD, which mail scanners send', async () => {
    await school.call('POST', '/users/register', { body: registration('scanned@example.test') });
    const [mail] = await school.mailsTo('scanned@example.test');
    const former = `/users/activate/${tokenOf(mail?.text)}`;
    const scan = await school.app.inject({ method: 'HEAD', url: `/api/v1${former}` });
    expect([scan.statusCode, scan.headers.location]).toEqual([200, undefined]);
    const login = { body: { email: 'scanned@example.test', password: PASSWORD } };
    expect((await school.call('POST', '/users/login', login)).status).toBe(403);
    expect((await school.call('GET', former)).headers['location']).toBe('/activate-success');
    expect((await school.call('GET', former)).headers['location']).toBe('/already-activated');
  });

  test('expires after 72 hours and can be sent again', async () => {
    await school.call('POST', '/users/register', { body: registration('late@example.test') });
    const [first] = await school.mailsTo('late@example.test');
    school.clock.advance('PT72H');
    const press = async (text: string | undefined) =>
      (await school.call('POST', '/users/activate', { body: { token: tokenOf(text) } })).body['outcome'];
    expect(await press(first?.text)).toBe('expired');
    const resent = await school.call('POST', '/users/resend-activation', {
      body: { email: 'late@example.test' },
    });
    expect(resent.status).toBe(200);
    const [second] = await school.mailsTo('late@example.test');
    expect(await press(second?.text)).toBe('activated');
  });

  test('that was never mailed is unusable', async () => {
    const answer = await school.call('GET', '/users/activate/made-up');
    expect([answer.status, answer.headers['location']]).toEqual([303, '/welcome?link=unusable']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('asking again for an address without an account answers the same and mails nothing', async () => {
    const answer = await school.call('POST', '/users/resend-activation', {
      body: { email: 'ghost@example.test' },
    });
    expect(answer.status).toBe(200);
    expect(await school.mailsTo('ghost@example.test')).toEqual([]);
  });
});

describe('signing in', () => {
  test('takes the digest or the plain password', async () => {
    const { email } = await school.parent();
    for (const password of [PASSWORD, digest(PASSWORD), digest(PASSWORD).toUpperCase()])
      expect((await school.call('POST', '/users/login', { body: { email, password } })).status).toBe(200);
  });

  test('sets an HttpOnly, SameSite=Lax cookie for 30 days', async () => {
    const { email } = await school.parent();
    const answer = await school.call('POST', '/users/login', { body: { email, password: PASSWORD } });
    const cookie = String([answer.headers['set-cookie']].flat()[0]);
    expect(cookie).toMatch(/^kancil_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('an unknown e-mail and a wrong password answer alike', async () => {
    const { email } = await school.parent();
    const wrong = await school.call('POST', '/users/login', { body: { email, password: 'wrong-password' } });
    const unknown = await school.call('POST', '/users/login', {
      body: { email: 'no@example.test', password: PASSWORD },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('at the wrong door there is no such account and no session', async () => {
    const admin = await school.admin();
    const asParent = await school.call('POST', '/users/login', {
      body: { email: admin.email, password: PASSWORD },
    });
    expect([asParent.status, asParent.body.message]).toEqual([404, 'Account not Found']);
    expect(asParent.headers['set-cookie']).toBeUndefined();
    const { email } = await school.parent();
    const asAdmin = await school.call('POST', '/users/login', {
      body: { email, password: PASSWORD, type: 1 },
    });
    expect(asAdmin.status).toBe(404);
  });
});

describe('a session', () => {
  test('answers who is signed in, until signing out', async () => {
    const parent = await school.parent();
    expect((await parent.call('GET', '/users/session')).body['users']).toMatchObject({
      user_id: parent.userId,
      status: 2,
    });
    const cookie = parent.cookie();
    expect((await parent.call('POST', '/users/logout')).status).toBe(200);
    expect((await school.call('GET', '/users/session', { cookie })).status).toBe(401);
  });

  test('takes what the browser cached along when it is signed out, photos among them', async () => {
    const parent = await school.parent();
    const { headers } = await parent.call('POST', '/users/logout');
    expect(headers['clear-site-data']).toBe('"cache"');
  });

  test('slides: used within 30 days it lives on, unused it ends', async () => {
    const parent = await school.parent();
    school.wallClock.advance('P29D');
    const renewed = await parent.call('GET', '/users/session');
    expect(String(renewed.headers['set-cookie'])).toContain('Max-Age=2592000');
    school.wallClock.advance('P29D');
    expect((await parent.call('GET', '/users/session')).status).toBe(200);
    school.wallClock.advance('P30D');
    expect((await parent.call('GET', '/users/session')).status).toBe(401);
  });

  test('of an admin ends after 12 hours without use', async () => {
    const admin = await school.admin();
    school.wallClock.advance('PT11H59M');
    expect((await admin.call('GET', '/users/session')).status).toBe(200);
    school.wallClock.advance('PT12H');
    expect((await admin.call('GET', '/users/session')).status).toBe(401);
  });

  test('is replaced by signing in again in the same browser', async () => {
    const parent = await school.parent();
    const before = parent.cookie();
    await parent.call('POST', '/users/login', { body: { email: parent.email, password: PASSWORD } });
    expect(parent.cookie()).not.toBe(before);
    expect((await school.call('GET', '/users/session', { cookie: before })).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => school.call('POST', '/forgot-password', { body: { email } });
  const tokenIn = (text: string | undefined) => linkIn(text).split('/').at(-1) ?? '';

  test('is reset once by a mailed link, which ends every session', async () => {
    const parent = await school.parent();
    const asked = await ask(parent.email);
    expect([asked.status, asked.body.message]).toEqual([200, 'Change Password request has been sent!']);
    const [mail] = await school.mailsTo(parent.email);
    expect(linkIn(mail?.text)).toMatch(/^http:\/\/127\.0\.0\.1:3000\/reset-password-callback\//);
    const body = {
      token: tokenIn(mail?.text),
      password: 'baru-sekali-9',
      password_confirmation: 'baru-sekali-9',
    };
    const reset = await school.call('POST', '/reset-password', { body });
    expect([reset.status, reset.body.message]).toEqual([200, 'Password succesfully changed!']);
    expect((await parent.call('GET', '/users/session')).status).toBe(401);
    expect((await school.call('POST', '/reset-password', { body })).status).toBe(409);
    const enter = (password: string) =>
      school.call('POST', '/users/login', { body: { email: parent.email, password } });
    expect((await enter(PASSWORD)).status).toBe(401);
    expect((await enter('baru-sekali-9')).status).toBe(200);
  });

  test('needs two equal new passwords of at least 8 characters', async () => {
    const { email } = await school.parent();
    await ask(email);
    const token = tokenIn((await school.mailsTo(email))[0]?.text);
    const reset = (password: string, password_confirmation: string) =>
      school.call('POST', '/reset-password', { body: { token, password, password_confirmation } });
    expect((await reset('baru-sekali-9', 'lain-sekali-9')).body.message).toBe('The passwords do not match');
    expect((await reset('pendek', 'pendek')).body.message).toBe('Password must have at least 8 characters');
    expect((await reset(digest('baru-sekali-9'), digest('baru-sekali-9'))).status).toBe(200);
  });

  test('the link works for one hour', async () => {
    const { email } = await school.parent();
    await ask(email);
    const token = tokenIn((await school.mailsTo(email))[0]?.text);
    school.clock.advance('PT1H');
    const body = { token, password: 'baru-sekali-9', password_confirmation: 'baru-sekali-9' };
    expect((await school.call('POST', '/reset-password', { body })).status).toBe(409);
  });
});

describe('changing the password', () => {
  test('needs the old one and ends the other sessions, not this one', async () => {
    const parent = await school.parent();
    const other = school.visitor();
    await other.call('POST', '/users/login', { body: { email: parent.email, password: PASSWORD } });
    const change = (old_password: string) =>
      parent.call('POST', '/change-password', {
        body: {
          email: parent.email,
          old_password,
          new_password: 'baru-sekali-9',
          password_confirmation: 'baru-sekali-9',
        },
      });
    expect((await change('wrong-password')).body.errors).toEqual({ old_password: 'Invalid Old Password' });
    expect((await change(PASSWORD)).body.message).toBe('Password succesfully changed!');
    expect((await parent.call('GET', '/users/session')).status).toBe(200);
    expect((await other.call('GET', '/users/session')).status).toBe(401);
  });

  test("another account's e-mail is not found", async () => {
    const [one, two] = [await school.parent(), await school.parent()];
    const answer = await one.call('POST', '/change-password', {
      body: {
        email: two.email,
        old_password: PASSWORD,
        new_password: 'baru-sekali-9',
        password_confirmation: 'baru-sekali-9',
      },
    });
    expect(answer.status).toBe(404);
  });
});

import { describe, expect, test } from 'vitest';
import { type TestSchool, registration, testSchool } from '../../../tests/support/school.ts';
import { updateUser } from './user-store.ts';

const school = await testSchool({ RATE_REGISTRATION: '1000', RATE_MAILS_ADDRESS: '1000' });

describe('the profile', () => {
  test('changes everything but the e-mail', async () => {
    const parent = await school.parent();
    const {
      email: _email,
      password: _password,
      ...profile
    } = registration(parent.email, { first_name: 'Rina Ayu', city: '3273' });
    const answer = await parent.call('POST', '/users/update-user', { body: profile });
    expect(answer.body).toMatchObject({
      message: 'Update Success!',
      users: { first_name: 'Rina Ayu', city: '3273', email: parent.email },
    });
    const other = await parent.call('POST', '/users/update-user', {
      body: { ...profile, email: 'new@example.test' },
    });
    expect(other.status).toBe(404);
  });

  test('a name that changes holds no address, one that is kept is taken as it is', async () => {
    const parent = await school.parent();
    const save = (first_name: string) =>
      parent.call('POST', '/users/update-user', { body: registration(parent.email, { first_name }) });
    const refused = await save('Rina @ kancil');
    expect(refused.body.errors).toEqual({ first_name: 'First Name cannot hold : / @ or a web address' });
    expect((await save('Nur Aini (Nuri)')).status).toBe(200);
    await school.parts.database.transaction((tx) =>
      updateUser(tx, parent.userId, { firstName: 'Rina @ kancil' }),
    );
    const kept = await save('Rina @ kancil');
    expect(kept.body['users']).toMatchObject({ first_name: 'Rina @ kancil' });
  });

  test('the language of the account decides the language of the answers', async () => {
    const parent = await school.parent();
    await parent.call('POST', '/users/update-locale', { body: { user_id: parent.userId, locale: 'ID' } });
    const answer = await parent.call('POST', '/users/update-user', { body: registration(parent.email) });
    expect(answer.body.message).toBe('Update Sukses!');
    expect(
      (await parent.call('POST', '/users/update-locale', { body: { user_id: 1, locale: 'EN' } })).status,
    ).toBe(404);
  });

  test('is read by its owner and by admins, to others it does not exist', async () => {
    const [one, two, admin] = [await school.parent(), await school.parent(), await school.admin()];
    const read = async (who: { call: TestSchool['call'] }) =>
      (await who.call('GET', `/users/${one.userId}`)).status;
    expect([await read(one), await read(admin), await read(two), await read(school)]).toEqual([
      200, 200, 404, 401,
    ]);
  });
});

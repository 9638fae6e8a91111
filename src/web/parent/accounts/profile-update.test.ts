import { expect, test } from 'vitest';
import { ProfileUpdate } from '../../../contract/accounts.ts';
import { sari } from '../pattern/sari.test-support.ts';
import { Address, Information, withChange } from './profile-update.ts';

test('a change of the information takes the address along, and the reverse', () => {
  const information = withChange(sari, { first_name: 'Sari Dewi', last_name: '' }, 'id');
  expect(information).toMatchObject({
    first_name: 'Sari Dewi',
    last_name: '',
    city: '3205',
    zip_code: '44151',
  });
  const address = withChange(sari, { city: '3273', province: '32' }, 'id');
  expect(address).toMatchObject({ first_name: 'Sari', phone_number: '+6281223344551', city: '3273' });
});

test('what is sent is a profile as the contract has it, with the e-mail and the language of the page', () => {
  const sent = withChange(sari, {}, 'en');
  expect(ProfileUpdate.safeParse(sent).success).toBe(true);
  expect(sent).toMatchObject({ email: 'sari@kancil.test', locale: 'EN' });
});

test('each form checks its own fields alone', () => {
  expect(Information.safeParse({ ...sari, zip_code: '' }).success).toBe(true);
  // For the courier, so they belong to the address.
  expect(Information.parse(sari)).not.toHaveProperty('special_notes');
  expect(Address.parse(sari)).toHaveProperty('special_notes', 'Rumah bercat hijau');
  expect(Address.safeParse({ ...sari, phone_number: '' }).success).toBe(true);
  expect(Address.safeParse({ ...sari, zip_code: '0123' }).success).toBe(false);
});

import { expect, test } from 'vitest';
import { ProfileUpdate } from '../../../contract/accounts.ts';
import { sari } from '../pattern/sari.test-support.ts';
import { Address, Information, withChange } from './profile-update.ts';

test('a change of the information takes the address along, and the reverse', () => {
  const information = withChange(sari, { first_name: 'Sari Dewi', last_name: '' });
  expect(information).toMatchObject({
    first_name: 'Sari Dewi',
    last_name: '',
    city: '3205',
    zip_code: '44151',
  });
  const address = withChange(sari, { city: '3273', province: '32' });
  expect(address).toMatchObject({ first_name: 'Sari', phone_number: '+6281223344551', city: '3273' });
});

test('what is sent is a profile as the contract has it, made from the version that it takes the rest of', () => {
  const sent = withChange({ ...sari, version: 7 }, { zip_code: '44152' });
  expect(ProfileUpdate.safeParse(sent).success).toBe(true);
  expect(sent).toMatchObject({ email: 'sari@kancil.test', version: 7 });
});

test('the language of the account is no part of a form, whatever language its window shows', () => {
  expect(withChange({ ...sari, locale: 'EN' }, { zip_code: '44152' }).locale).toBe('EN');
});

test('each form checks its own fields alone', () => {
  expect(Information.safeParse({ ...sari, zip_code: '' }).success).toBe(true);
  // For the courier, so they belong to the address.
  expect(Information.parse(sari)).not.toHaveProperty('special_notes');
  expect(Address.parse(sari)).toHaveProperty('special_notes', 'Rumah bercat hijau');
  expect(Address.safeParse({ ...sari, phone_number: '' }).success).toBe(true);
  expect(Address.safeParse({ ...sari, zip_code: '0123' }).success).toBe(false);
});

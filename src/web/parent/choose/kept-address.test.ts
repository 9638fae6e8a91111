import { expect, test } from 'vitest';
import type { User } from '../../../contract/objects.ts';
import { addressOf } from '../accounts/profile-update.ts';
import { isEdited, keepAddress, keptAddress } from './kept-address.ts';

const user = {
  first_name: 'Sari',
  province: '32',
  city: '3205',
  zip_code: '44151',
  address_details: 'Jalan Ciledug No. 24',
  special_notes: '',
} as User;

test('an address counts as edited as soon as one field says something else than the profile', () => {
  expect(isEdited(addressOf(user), user)).toBe(false);
  expect(isEdited({ ...addressOf(user), address_details: 'Jalan Merdeka 5' }, user)).toBe(true);
  expect(isEdited({ ...addressOf(user), special_notes: 'Pagar biru' }, user)).toBe(true);
});

test('what was typed and not saved is there again until it is saved or given up', () => {
  const typed = { values: { ...addressOf(user), zip_code: '44152' }, base: addressOf(user) };
  keepAddress(typed);
  expect(keptAddress()).toEqual(typed);
  keepAddress(null);
  expect(keptAddress()).toBeNull();
});

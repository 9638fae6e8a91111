import { expect, test } from 'vitest';
import { isAbout } from './last-change.ts';

const fields = { resi: 'resi', startRegistrationDate: 'start_registration' };

test('who saved last is said of a field that differs and that staff changed, by its name in the log', () => {
  expect(isAbout({ after: { resi: 'JNE001' } }, fields, ['courier', 'resi'])).toBe(true);
  expect(isAbout({ after: { start_registration: '2026-08-02' } }, fields, ['startRegistrationDate'])).toBe(
    true,
  );
});

test('who saved last is not said of what the family or the bank changed, nor of an entry about another field', () => {
  expect(isAbout({ after: { resi: 'JNE001' } }, fields, ['address', 'held'])).toBe(false);
  expect(isAbout({ after: { reset_link_until: 'x' } }, { email: 'email' }, ['email'])).toBe(false);
  expect(isAbout({ after: null }, fields, ['resi'])).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { Registration } from '../../contract/accounts.ts';
import { texts as en } from '../../i18n/en/parent-area.ts';
import { texts as id } from '../../i18n/id/parent-area.ts';
import {
  problemOnLeaving,
  problemsOf,
  problemText,
  revalidate,
  withoutChanged,
  withoutRefused,
} from './form-problems.ts';

describe('what is wrong with a form', () => {
  test('an empty field is required, a senseless one invalid', () => {
    expect(problemsOf(Registration, { email: ' ' })).toMatchObject({ email: 'required' });
    expect(problemsOf(Registration, { email: 'sari@' })).toMatchObject({ email: 'invalid' });
    expect(problemsOf(Registration, { email: ' Sari@Kancil.test ' })).not.toHaveProperty('email');
  });

  test('each field has one problem, the first', () => {
    const problems = problemsOf(Registration, { password: 'kurang', birthdate: '2020-02-30', gender: '' });
    expect(problems).toMatchObject({
      first_name: 'required',
      password: 'password_too_short',
      birthdate: 'invalid_date',
      gender: 'required',
    });
    expect(problems).not.toHaveProperty('last_name');
  });
});

describe('after a change', () => {
  const before = { password: 'abc', password_confirmation: 'abc', email: 'a@b.co' };

  test('a changed field shows what is wrong with it now', () => {
    const values = { ...before, password: '' };
    expect(revalidate({}, { password: 'required' }, values, before)).toEqual({ password: 'required' });
    expect(revalidate({ password: 'required' }, {}, { ...before, password: 'x' }, before)).toEqual({});
  });

  test('a valid field that was not changed gets no error', () => {
    const values = { ...before, password: 'x' };
    expect(revalidate({}, { password_confirmation: 'passwords_do_not_match' }, values, before)).toEqual({});
  });

  test('a re-typed password is right again when the first one is mended', () => {
    const values = { ...before, password: 'abcd' };
    const shown = { password_confirmation: 'passwords_do_not_match' };
    expect(revalidate(shown, {}, values, before)).toEqual({});
  });

  test("the server's word about a field stays until that field changes", () => {
    const shown = { email: 'There is already an account with this e-mail address' };
    expect(revalidate(shown, {}, { ...before, password: 'x' }, before)).toEqual(shown);
    expect(revalidate(shown, {}, { ...before, email: 'c@b.co' }, before)).toEqual({});
  });
});

describe('wording', () => {
  test("a problem is worded with the field's label in the visitor's language", () => {
    expect(problemText(en, 'first_name', 'required')).toBe('First Name are required');
    expect(problemText(id, 'first_name', 'required')).toBe('Nama Depan wajib diisi');
    expect(problemText(en, 'password', 'password_too_short')).toBe(
      'Password must have at least 8 characters',
    );
    expect(problemText(en, 'password_confirmation', 'passwords_do_not_match')).toBe(
      'The passwords do not match',
    );
  });

  test('what the server said stays as it is', () => {
    expect(problemText(id, 'email', 'Alamat email ini sudah terdaftar')).toBe(
      'Alamat email ini sudah terdaftar',
    );
    expect(problemText(id, 'email', undefined)).toBeUndefined();
  });
});

test("closing the notification takes the refusal's messages from the fields, and no others", () => {
  const shown = { email: 'This e-mail is taken', phone_number: 'required' };
  expect(withoutRefused(shown, { email: 'This e-mail is taken' })).toEqual({ phone_number: 'required' });
  // Corrected in the meantime, and wrong in another way.
  expect(withoutRefused({ email: 'invalid' }, { email: 'This e-mail is taken' })).toEqual({
    email: 'invalid',
  });
});

test('a date that cannot be meant is told when its field is left, a field left empty or unfinished is not', () => {
  expect(problemOnLeaving('31-02-1990', 'invalid_date')).toBe('invalid_date');
  expect(problemOnLeaving('2999-01-01', 'invalid')).toBe('invalid');
  expect(problemOnLeaving('1990-05-06', undefined)).toBeUndefined();
  expect(problemOnLeaving('', 'required')).toBeUndefined();
  expect(problemOnLeaving('lina@', 'invalid')).toBeUndefined();
});

test('before a form is sent, what is said of a field goes as soon as the field changes', () => {
  const shown = { birthdate: 'invalid_date', start_date: 'invalid_date' };
  const before = { birthdate: '31-02-1990', start_date: '31-04-2026' };
  expect(withoutChanged(shown, { ...before, birthdate: '3-02-1990' }, before)).toEqual({
    start_date: 'invalid_date',
  });
});

import { expect, test } from 'vitest';
import { problemsOf } from '../../app/form-problems.ts';
import { SignUpForm } from './sign-up-schema.ts';

const filled = {
  first_name: 'Rahmawati',
  last_name: '',
  gender: 'FEMALE',
  birthdate: '1988-04-12',
  email: 'rahmawati@example.test',
  phone_number: '0812 3456 7890',
  password: 'rahasia-sekali',
  password_confirmation: 'rahasia-sekali',
  province: '32',
  city: '3205',
  zip_code: '44112',
  address_details: 'Jalan Ciledug 88',
  special_notes: '',
};

test('last name and special notes may stay empty', () => {
  expect(problemsOf(SignUpForm, filled)).toEqual({});
});

test('both passwords have to be the same', () => {
  expect(problemsOf(SignUpForm, { ...filled, password_confirmation: 'rahasia-lain' })).toEqual({
    password_confirmation: 'passwords_do_not_match',
  });
});

test('differing passwords are reported together with missing fields', () => {
  expect(problemsOf(SignUpForm, { ...filled, first_name: '', password_confirmation: 'lain' })).toEqual({
    first_name: 'required',
    password_confirmation: 'passwords_do_not_match',
  });
});

test('a form that is still empty asks for each field once', () => {
  const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, '']));
  expect(problemsOf(SignUpForm, empty)).toEqual({
    first_name: 'required',
    gender: 'required',
    birthdate: 'required',
    email: 'required',
    phone_number: 'required',
    password: 'required',
    password_confirmation: 'required',
    province: 'required',
    city: 'required',
    zip_code: 'required',
    address_details: 'required',
  });
});

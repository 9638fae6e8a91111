import { expect, test } from 'vitest';
import { childForm, photoForm } from './photo-form.ts';

const photo = new File(['photo'], 'alya.jpg', { type: 'image/jpeg' });
const namesOf = (form: FormData) => [...form.keys()];

test('a photo is sent with whose it is', () => {
  expect(photoForm({ user_id: 7 }, photo).get('user_id')).toBe('7');
  expect(namesOf(photoForm({ child_id: 3 }, photo))).toEqual(['child_id', 'image_url']);
});

test('a child is registered with the e-mail of its parent, and its photo when there is one', () => {
  const child = { first_name: 'Alya', last_name: '', gender: 'FEMALE', birthdate: '2018-05-02' };
  const form = childForm(child, 'sari@kancil.test', photo);
  expect(form.get('email')).toBe('sari@kancil.test');
  expect(namesOf(form)).toEqual(['email', 'first_name', 'last_name', 'gender', 'birthdate', 'image']);
  expect(namesOf(childForm(child, 'sari@kancil.test', null))).not.toContain('image');
});

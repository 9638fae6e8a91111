import { expect, test } from 'vitest';
import { addressLines, defaultBrand, nameInTwo, shownPhone, socialLinks, whatsappLink } from './brand.ts';
import { brand, withBrand } from './brand-in-texts.ts';

const other = { ...defaultBrand, name: 'Rusa School', place: 'Tasikmalaya', whatsapp: '+6281234567890' };

test('texts say what the school is called now, also in lists, functions and what those give back', () => {
  const texts = {
    title: `Welcome to ${brand.name}`,
    list: [`in ${brand.place}`],
    greeting: (name: string) => `${name}, ${brand.name}`,
    page: (year: number) => ({ text: `${brand.whatsapp}, ${year}` }),
  };
  const filled = withBrand(texts, other);
  expect([filled.title, filled.list]).toEqual(['Welcome to Rusa School', ['in Tasikmalaya']]);
  expect(filled.greeting('Sari')).toBe('Sari, Rusa School');
  expect(filled.page(3)).toEqual({ text: '+62 812 3456 7890, 3' });
  expect(withBrand(texts, defaultBrand).title).toBe('Welcome to Kancil English');
});

test('a dictionary is made once for the same facts, so that hooks see the same texts', () => {
  const texts = { title: brand.name };
  expect(withBrand(texts, other)).toBe(withBrand(texts, other));
});

test('the logo sets the first word of the name apart, whatever its length', () => {
  expect(nameInTwo({ name: 'Kancil English' })).toEqual(['Kancil', 'English']);
  expect(nameInTwo({ name: 'Rumah Bahasa Rusa' })).toEqual(['Rumah', 'Bahasa Rusa']);
  expect(nameInTwo({ name: 'Rusa' })).toEqual(['Rusa', '']);
});

test.each([
  ['+6281200200200', '+62 812 0020 0200'],
  ['+622621234567', '+62 262 1234 567'],
])('the phone number %s reads %s', (stored, shown) => {
  expect(shownPhone(stored)).toBe(shown);
});

test('the address has its province in the language of the page', () => {
  expect(addressLines(defaultBrand, 'en')).toEqual(['Jalan Ciledug 88', 'Garut, West Java 44112']);
  expect(addressLines(defaultBrand, 'id')).toEqual(['Jalan Ciledug 88', 'Garut, Jawa Barat 44112']);
});

test('a network that the school is not on is not named', () => {
  expect(socialLinks(defaultBrand).map(({ name }) => name)).toEqual(['Instagram', 'Facebook', 'YouTube']);
});

test('the link to WhatsApp has the number in digits alone', () => {
  expect(whatsappLink(other, 'Halo!')).toBe('https://wa.me/6281234567890?text=Halo%21');
});

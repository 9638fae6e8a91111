import { expect, test } from 'vitest';
import { fullName, mayBeName } from './person-name.ts';

test('a full name is first and last name', () => {
  expect(fullName('Sari', 'Wulandari')).toBe('Sari Wulandari');
});

test('one name is a full name', () => {
  expect(fullName('Suharti', '')).toBe('Suharti');
  expect(fullName('Suharti', null)).toBe('Suharti');
  expect(fullName('Suharti', undefined)).toBe('Suharti');
});

test('stray spaces do not show', () => {
  expect(fullName(' Suharti ', '  ')).toBe('Suharti');
});

test.each([
  "Ma'ruf",
  'Anne-Marie',
  'M. Yusuf',
  'M.Yusuf',
  'Moh.Ridwan',
  'Abd.Rahman',
  'Hj.Siti',
  'Drs.Slamet',
  'Ir.H.Djuanda',
  'St.Maryam',
  'Muh.Indra',
  'Kgs.Idris',
  'R.Ng.Ronggowarsito',
  'Dr.Melati',
  'Moh. Yusuf, S.Pd',
  'Nur Aini (Nuri)',
  'Siti Nur’aini',
  'Wwwan',
  'I Gusti',
  'Jörg',
  '李明',
  '',
])('a name may be %j', (name) => {
  expect(mayBeName(name)).toBe(true);
});

test.each([
  '=2+5',
  '=SUM(Sari)',
  '2018',
  '-',
  '👩‍🏫',
  'https://hadiah.example',
  'hadiah.example/klaim',
  'Sari: klaim',
  'sari@example.test',
  'www.hadiah.example',
  'evil.com',
  'bit.ly',
  't.me',
  'Moh.Ridwan.com',
  'toko.co.id',
  'promo.xyz gratis',
  'Klik wa.me',
  'x.my.id',
  'evil\u3002com',
  'evil\uff0ecom',
  'evil\uff61com',
  'evil\u2024com',
  'Sa\u200bri',
  'Sa\ufeffri',
  'WWW.hadiah.example',
  'Sari\nKlaim',
  'Sari\rKlaim',
  'Sari\u2028Klaim',
  'Sari\u0000',
  'Sari\u0085Klaim',
  'Sari\u202eirus',
])('a name has letters, and holds no formula, address, line end or control character: %j', (name) => {
  expect(mayBeName(name)).toBe(false);
});

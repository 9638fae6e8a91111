import { expect, test } from 'vitest';
import { gatewayItems, linesWithFee } from './charge-lines.ts';

const kit = {
  name: 'Study Kit',
  nameIndo: 'Paket Belajar',
  description: '',
  descriptionIndo: '',
  value: 350_000,
  discount: 0,
};
const registration = {
  ...kit,
  name: 'Lifetime Registration',
  nameIndo: 'Pendaftaran Seumur Hidup',
  value: 250_000,
  discount: 250_000,
};
const charged = { grossAmount: 360_500, acceptedAmount: null };

test('another amount that staff took shows its difference, so that the lines add up to what arrived', () => {
  const lines = linesWithFee({ lines: [kit], fee: 10_500, grossAmount: 360_500, acceptedAmount: 360_000 });
  expect(lines.at(-1)).toMatchObject({ nameIndo: 'Selisih dengan jumlah yang masuk', value: -500 });
  expect(lines.reduce((sum, { value, discount }) => sum + value - discount, 0)).toBe(360_000);
});

test('a fee is the last line of what is charged, and no fee is no line', () => {
  expect(linesWithFee({ ...charged, lines: [kit], fee: 0 })).toEqual([kit]);
  expect(linesWithFee({ ...charged, lines: [kit], fee: 10_500 })).toEqual([
    kit,
    {
      name: 'Card fee',
      nameIndo: 'Biaya kartu',
      description: '',
      descriptionIndo: '',
      value: 10_500,
      discount: 0,
    },
  ]);
});

test('the gateway is shown each line less its discount, without those that come to nothing', () => {
  const payment = { ...charged, lines: [registration, kit], fee: 10_500 };
  expect(gatewayItems('ID', payment)).toEqual([
    { name: 'Paket Belajar', price: 350_000 },
    { name: 'Biaya kartu', price: 10_500 },
  ]);
  expect(gatewayItems('EN', payment).map(({ name }) => name)).toEqual(['Study Kit', 'Card fee']);
});

test('a bill whose days are too long for a wallet is shown by its number, never cut in a date', () => {
  const line = (nameIndo: string) => ({
    name: 'Bill 2 of 6 · 12 May 2026 – 11 July 2026',
    nameIndo,
    description: '',
    descriptionIndo: '',
    value: 700_000,
    discount: 0,
  });
  const ofBill = (nameIndo: string) => ({
    lines: [line(nameIndo)],
    fee: 0,
    grossAmount: 700_000,
    acceptedAmount: null,
  });
  const long = ofBill('Tagihan 2 dari 6 · 12 Oktober 2026 – 11 Desember 2026');
  expect(gatewayItems('ID', long)).toEqual([{ name: 'Tagihan 2 dari 6', price: 700_000 }]);
  expect(gatewayItems('EN', long)).toEqual([
    { name: 'Bill 2 of 6 · 12 May 2026 – 11 July 2026', price: 700_000 },
  ]);
});

import { expect, test } from 'vitest';
import { chargedLinesOf, panelLinesOf } from './charged-lines.ts';

const line = (name: string, value: number, discount = 0) => ({
  name,
  name_indo: `${name} (id)`,
  description: '',
  description_indo: 'keterangan',
  value,
  discount,
});
const course = [line('Study Kit', 350_000), line('Course', 1_400_000, 100_000), line('Delivery', 18_000)];
const get_billing = { billing_id: 7, billing_desc: 'Bill 1', billing_desc_indo: 'Tagihan 1' };

test('a bill that was charged by card shows the lines of that charge without the fee', () => {
  const charged = [{ get_billing, lines: [...course, line('Card fee', 50_040)] }];
  expect(chargedLinesOf(charged, { billing_id: 7, amount: 1_668_000 })).toEqual(course);
});

test("neither another bill's charge nor one of another amount is shown as the bill's lines", () => {
  const charged = [{ get_billing, lines: course }];
  expect(chargedLinesOf(charged, { billing_id: 8, amount: 1_668_000 })).toBeNull();
  expect(chargedLinesOf(charged, { billing_id: 7, amount: 1_700_000 })).toBeNull();
  expect(
    chargedLinesOf([{ get_billing: null, lines: course }], { billing_id: 7, amount: 1_668_000 }),
  ).toBeNull();
});

test("a line is shown in the reader's language, with what is taken off", () => {
  expect(panelLinesOf([line('Course', 1_400_000, 100_000)], 'id')).toEqual([
    {
      key: '0',
      name: 'Course (id)',
      description: 'keterangan',
      discountText: '',
      info: '',
      value: 1_400_000,
      discount: 100_000,
    },
  ]);
});

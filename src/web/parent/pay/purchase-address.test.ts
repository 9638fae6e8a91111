import { expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { asksForUnknownPurpose, readPurchase, writePurchase } from './purchase-address.ts';

const read = (search: string) => readPurchase(new URLSearchParams(search));
const begun = {
  purpose: 'BUY_COURSE',
  step: 0,
  nextOrStay: null,
  batchId: null,
  term: null,
  courier: null,
  method: null,
  billId: null,
  orderId: null,
  instead: null,
};

test('an address without a purchase opens nothing, nor does one that nobody knows', () => {
  expect(read('')).toBeNull();
  expect(read('step=2&batch=3')).toBeNull();
  expect(read('buy=everything')).toBeNull();
  expect(read('buy=toString')).toBeNull();
});

test('buying a course begins with the introduction', () => {
  expect(read('buy=course')).toEqual(begun);
});

test('only a purchase that nobody knows is an unknown purpose', () => {
  const unknown = (search: string) => asksForUnknownPurpose(new URLSearchParams(search));
  expect(['buy=everything', 'buy=', 'buy=toString'].map(unknown)).toEqual([true, true, true]);
  expect(['', 'tab=2', 'buy=course', 'buy=next', 'buy=bill'].map(unknown)).toEqual(Array(5).fill(false));
});

test('another year begins with the choice of next or stay', () => {
  expect(read(paths.nextGrade(4).split('?')[1] ?? '')).toEqual({ ...begun, purpose: 'NEXT_GRADE' });
});

test('paying a bill begins with the method', () => {
  expect(read('buy=bill&bill=7')).toEqual({ ...begun, purpose: 'COURSE_EXTENSION', step: 4, billId: 7 });
  expect(read('buy=bill')?.billId).toBeNull();
});

test('every choice is read back as it was written', () => {
  const chosen = {
    purpose: 'NEXT_GRADE',
    step: 4,
    nextOrStay: 'stay',
    batchId: 3,
    term: 12,
    courier: 'tiki',
    method: 'gopay',
    billId: 41,
    orderId: 'KE-9f2c_1.a~b',
    instead: 'KE-8',
  } as const;
  const written = writePurchase(chosen);
  expect(written.toString()).toBe(
    'buy=next&step=4&grade=stay&batch=3&term=12&courier=tiki&method=gopay&bill=41&order=KE-9f2c_1.a%7Eb&instead=KE-8',
  );
  expect(readPurchase(written)).toEqual(chosen);
});

test('what is no step, grade, number, interval, courier, method or order counts as not chosen', () => {
  expect(
    read('buy=course&step=9&grade=7&batch=-1&term=3&courier=jnt&method=cash&bill=x&order=../../sandbox'),
  ).toEqual(begun);
});

test('the first step is not written: the address of an open drawer is the one that links to it', () => {
  expect(writePurchase({ ...begun, purpose: 'BUY_COURSE', step: 0 }).toString()).toBe('buy=course');
});

test.each(['BUY_COURSE', 'NEXT_GRADE', 'COURSE_EXTENSION'] as const)(
  'the way to an open charge (%s) leads to its instructions, never to the steps',
  (purpose) => {
    const way = paths.openCharge({ child_id: 4, purpose, billing_id: 11, order_id: 'KE-1' });
    expect(way).toMatch(/^\/children\/4\?/);
    expect(read(way.split('?')[1] ?? '')).toEqual({
      ...begun,
      purpose,
      step: 4,
      billId: 11,
      orderId: 'KE-1',
    });
  },
);

import { expect, test } from 'vitest';
import type { MoneyMoment } from '../../../contract/payment-objects.ts';
import { moneyWay } from './money-way.ts';

const moment = (step: MoneyMoment['step'], at: string | null, amount: number | null = null): MoneyMoment => ({
  step,
  at: at && `2026-11-20T${at}:00.000Z`,
  until: null,
  amount,
  way: null,
});
const asked = moment('asked', '02:30');
const here = moment('here', '02:38');

test('who waits is told what comes next, and who has paid is not', () => {
  const waiting = [asked, moment('waiting', '02:30')];
  expect(moneyWay(waiting, 700_000)).toEqual({
    steps: waiting,
    rest: null,
    coming: ['here', 'opens', 'receipt'],
  });
  expect(moneyWay([asked, here], 700_000)).toEqual({ steps: [asked, here], rest: null, coming: [] });
  expect(moneyWay([asked, moment('not_paid', null)], 700_000).coming).toEqual([]);
});

test('what goes back as a whole stands before its parts, and the rest of it is where the money is now', () => {
  const [part, whole] = [moment('part_back', '02:42', 300_000), moment('to_refund', '02:38')];
  expect(moneyWay([asked, here, part, whole], 700_000)).toEqual({
    steps: [asked, here, whole, part, { ...whole, at: null }],
    rest: 400_000,
    coming: ['gone_back'],
  });
});

test('a part that went back names what stays, and one on its way that it is a part', () => {
  const part = moment('part_back', '02:42', 300_000);
  expect(moneyWay([asked, here, part], 700_000)).toEqual({
    steps: [asked, here, part],
    rest: 400_000,
    coming: [],
  });
  const another = moment('going_back', '02:50', 100_000);
  expect(moneyWay([asked, here, part, another], 700_000).coming).toEqual(['part_back']);
  const last = moment('going_back', '02:50', 400_000);
  expect(moneyWay([asked, here, part, last], 700_000).coming).toEqual(['gone_back']);
});

import { expect, test } from 'vitest';
import { problemsOf } from '../../app/form-problems.ts';
import { CardFeeForm, isUnusualFee, percentOfShare } from './card-fee-entry.ts';

test('a fee is typed in percent, with a point or a comma, and sent as a share', () => {
  for (const [typed, share] of [
    ['3', 0.03],
    ['2.75', 0.0275],
    [' 2,75 ', 0.0275],
    ['\u200e2,75\ufeff', 0.0275],
    ['0', 0],
    ['100', 1],
  ] as const)
    expect(CardFeeForm.parse({ fee_share: typed })).toEqual({ fee_share: share });
});

test('a fee is shown in percent as it was typed', () => {
  expect([0.03, 0.0275, 0, 1].map(percentOfShare)).toEqual(['3', '2.75', '0', '100']);
});

test('what is no percentage of a bill is refused', () => {
  for (const typed of ['101', '-1', '3%', '2.755', 'three', '1e1'])
    expect([typed, problemsOf(CardFeeForm, { fee_share: typed })]).toEqual([
      typed,
      { fee_share: 'share_outside' },
    ]);
  expect(problemsOf(CardFeeForm, { fee_share: '' })).toEqual({ fee_share: 'required' });
});

test('staff are asked about a fee above 10 percent, and about one so small that a share may have been typed', () => {
  expect([0.1001, 1, 0.0003, 0.0009].map(isUnusualFee)).toEqual([true, true, true, true]);
  expect([0, 0.001, 0.03, 0.1].map(isUnusualFee)).toEqual([false, false, false, false]);
});

import { expect, test } from 'vitest';
import {
  isSecondFactorDue,
  isUnusedStep,
  looksLikeOneTimeCode,
  mayConfirmSetUp,
  timeStep,
} from './second-factor.ts';

const at = (time: string) => new Date(`2026-08-11T${time}Z`);

test('a code belongs to a step of 30 seconds', () => {
  expect(timeStep(new Date('1970-01-01T00:00:59.999Z'))).toBe(1);
  expect(timeStep(new Date('1970-01-01T00:01:00.000Z'))).toBe(2);
});

test('a code works once, and an older one does not work after it', () => {
  expect(isUnusedStep(100, null)).toBe(true);
  expect(isUnusedStep(101, 100)).toBe(true);
  expect(isUnusedStep(100, 100)).toBe(false);
  expect(isUnusedStep(99, 100)).toBe(false);
});

test('a set-up is to be confirmed within 30 minutes', () => {
  expect(mayConfirmSetUp(at('03:00:00.000'), at('03:29:59.999'))).toBe(true);
  expect(mayConfirmSetUp(at('03:00:00.000'), at('03:30:00.000'))).toBe(false);
});

test('six digits are a one-time code, in groups or not, and everything else is a recovery code', () => {
  expect(['123456', '123 456', ' 123456 '].map(looksLikeOneTimeCode)).toEqual([true, true, true]);
  expect(['12345', '1234567', 'abcd-efgh-jkmn', ''].map(looksLikeOneTimeCode)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('the setting asks it of admins without a second factor, and of nobody else', () => {
  const since = at('03:00:00');
  expect(isSecondFactorDue(true, { role: 'admin', secondFactorAt: null })).toBe(true);
  expect(isSecondFactorDue(true, { role: 'admin', secondFactorAt: since })).toBe(false);
  expect(isSecondFactorDue(true, { role: 'parent', secondFactorAt: null })).toBe(false);
  expect(isSecondFactorDue(false, { role: 'admin', secondFactorAt: null })).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import {
  cardBrand,
  cardCodeProblem,
  cardDigits,
  cardNumberProblem,
  groupedCardNumber,
  readCardExpiry,
  shownExpiry,
} from './card-form.ts';

describe('a card (R94)', () => {
  test.each([
    ['4', 'visa'],
    ['4811 1111 1111 1114', 'visa'],
    ['51', 'mastercard'],
    ['5599-9999', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['3528', 'jcb'],
    ['3589 0000', 'jcb'],
    ['50', null],
    ['56', null],
    ['2220', null],
    ['2721', null],
    ['3527', null],
    ['3590', null],
    ['378282246310005', null],
    ['6011', null],
    ['', null],
  ])('%j is of the brand %j', (typed, brand) => {
    expect(cardBrand(typed)).toBe(brand);
  });

  test('dashes and spaces are stripped from what is sent, and drawn again in groups of four', () => {
    expect(cardDigits('4811-1111 1111-1114')).toBe('4811111111111114');
    expect(groupedCardNumber('4811-11111111-11')).toBe('4811 1111 1111 11');
    expect(groupedCardNumber('48111')).toBe('4811 1');
    expect(groupedCardNumber('48112222333344445555')).toBe('4811 2222 3333 4444 555');
  });

  test.each([
    ['', 'required'],
    [' - ', 'required'],
    ['4811 1111 1111 1114', null],
    ['5211-1111-1111-1117', null],
    ['3528000700000000', null],
    ['2223003122003222', null],
    // one digit mistyped, one missing, one too many
    ['4811111111111115', 'number'],
    ['481111111111111', 'number'],
    ['52111111111111170', 'number'],
    ['4811x11111111114', 'number'],
    // a good number of a brand that is not taken
    ['378282246310005', 'brand'],
    ['6011000990139424', 'brand'],
  ])('the number %j has the problem %j', (typed, problem) => {
    expect(cardNumberProblem(typed)).toBe(problem);
  });

  test.each([
    ['11/26', { month: '11', year: '2026' }],
    ['12/26', { month: '12', year: '2026' }],
    [' 01 / 27 ', { month: '01', year: '2027' }],
    ['10/26', 'past'],
    ['12/25', 'past'],
    ['00/27', 'invalid'],
    ['13/27', 'invalid'],
    ['1/27', 'invalid'],
    ['0127', 'invalid'],
    ['01/2027', 'invalid'],
    ['', 'required'],
  ])('on the last day of November 2026 the expiry %j reads as %j', (typed, read) => {
    expect(readCardExpiry(typed, calendarDate('2026-11-30'))).toEqual(read);
  });

  test.each([
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['122', '12/2'],
    ['1228', '12/28'],
    ['1/28', '01/28'],
    ['01/', '01/'],
    ['01/2028', '01/28'],
    ['012028', '01/28'],
    ['01/20', '01/20'],
    ['01 / 28', '01/28'],
  ])('the typed expiry %j shows as %j', (typed, shown) => {
    expect(shownExpiry(typed)).toBe(shown);
  });

  test.each([
    ['123', null],
    ['012', null],
    ['12', 'invalid'],
    ['1234', 'invalid'],
    ['12a', 'invalid'],
    ['', 'required'],
  ])('the code %j has the problem %j', (typed, problem) => {
    expect(cardCodeProblem(typed)).toBe(problem);
  });
});

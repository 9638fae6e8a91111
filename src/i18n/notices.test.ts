import { expect, test } from 'vitest';
import { letters } from './id/letters.ts';
import { notices as en } from './en/notices.ts';
import { notices as id } from './id/notices.ts';

test('a mail greets a parent as one speaks to them', () => {
  expect(letters.greeting('Agus', 'MALE')).toBe('Halo Pak Agus,');
  expect(letters.greeting('Wati', 'FEMALE')).toBe('Halo Bu Wati,');
  expect(letters.greeting('Kim', null)).toBe('Halo Kim,');
});

test('a week with a live class says nothing of videos, and ends its sentence once', () => {
  const children = [{ name: 'Alya', lessons: ['Kelas langsung: Halo!'] }];
  expect(id.video_new.body(children, null)).toBe('Alya: Kelas langsung: Halo!');
  expect(en.video_new.body([{ name: 'Alya', lessons: ['Animals'] }], 'Sunday')).toBe(
    'Alya: Animals. This week’s videos can be watched until Sunday.',
  );
});

const bill = {
  child: 'Togar',
  bill: 'Bill 2 of 6',
  amount: 'Rp 700.000',
  due: '10 October 2026',
  days: 0,
  lastDay: '9 December 2026',
  opens: true,
  lessons: 9,
  lastLesson: '18 April 2027',
};

test('the message of the day itself asks to pay today, the one before does not', () => {
  expect(en.bill_due.body(bill)).toMatch(/Pay today and Togar keeps watching\.$/);
  expect(id.bill_due.body(bill)).toMatch(/Dibayar hari ini, Togar lanjut belajar tanpa terputus\.$/);
  expect(en.bill_due.body({ ...bill, days: 1 })).not.toContain('Pay today');
});

test('a reminder of a bill says the day by which it is to be paid, and its title the sum', () => {
  expect(en.bill_due.body({ ...bill, days: 7 })).toMatch(/If it is not paid by 10 October 2026, Togar’s/);
  expect(en.bill_overdue.title(bill)).toBe('Togar’s lessons are waiting: Rp 700.000 has not been paid');
  expect(id.bill_overdue.title(bill)).toBe('Pelajaran Togar menunggu: Rp 700.000 belum dibayar');
});

test('a grade that the school sets is told with what it means', () => {
  expect(en.grade_set.body('Alya', 3)).toContain('The grade says how hard the English in the lessons is');
  expect(id.grade_set.body('Alya', 3)).toContain('Tagihan Anda tetap sama');
});

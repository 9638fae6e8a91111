import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { FamilyPart } from '../../../contract/oral-tests.ts';
import type { Child } from '../../../contract/objects.ts';
import type { Language } from '../../../i18n/language.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { sari } from '../pattern/sari.test-support.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { OralTest } from './oral-test.tsx';
import { oralTestsQuery } from '../enrolment/child-queries.ts';
import { slotsByDay } from './slots-by-day.ts';

const alya = { child_id: 4, first_name: 'Alya', status: 'LEARNING' } as Child;
const slot = (slot_id: number, starts_at: string) => ({ slot_id, starts_at, minutes: 15, teacher: 'Ratna' });
const two = [slot(1, '2026-10-28T09:00:00.000Z'), slot(2, '2026-10-29T09:00:00.000Z')];
const part = (given: Partial<FamilyPart> = {}): FamilyPart => ({
  part: 1,
  first_day: '2026-10-26',
  last_day: '2026-11-22',
  right: 'open',
  bill: { number: 1, of: 3 },
  test: null,
  may_book: true,
  slots: two,
  ...given,
});
const booked = {
  slot_id: 1,
  starts_at: '2026-10-28T09:00:00.000Z',
  minutes: 15,
  teacher: 'Ratna',
  state: 'booked' as const,
  may_be_moved: true,
  link: null,
};

const shown = (
  given: Partial<FamilyPart> = {},
  { language = 'en', today = '2026-10-26' }: { language?: Language; today?: string } = {},
) => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, { ...sari, province: '94' });
  client.setQueryData(oralTestsQuery(4).queryKey, { code: 200, message: '', parts: [part(given)] });
  return shownToParents(<OralTest child={alya} />, { client, language, today, now: `${today}T02:00:00Z` });
};

test('free times stand by day, each a button in WIB and the family’s own time', () => {
  const page = shown();
  expect(page).toContain('Units 1 to 3');
  expect(page).toContain('Wednesday 28 October');
  expect(page).toContain('16.00 WIB (18.00 WIT for you)');
  expect(page).toContain('Thursday 29 October 16.00 WIB');
  expect(slotsByDay(two).map(({ day, slots }) => [day, slots.length])).toEqual([
    ['2026-10-28', 1],
    ['2026-10-29', 1],
  ]);
});

test('a booked time is said with what can still be done, and from 15 minutes before with the way in', () => {
  const page = shown({ test: booked });
  expect(page).toContain('The button to join appears here 15 minutes before, at 15.45 WIB');
  expect(page).toContain('Choose another time');
  expect(page).not.toContain('Thursday 29 October');
  const open = shown({
    test: { ...booked, may_be_moved: false, link: 'https://meet.google.com/abc-defg-hij' },
  });
  expect(open).toContain('Join the test');
  expect(open).not.toContain('Give it up');
  const onItsDay = shown({ test: { ...booked, may_be_moved: false } });
  expect(onItsDay).toContain('It is today, so it can no longer be moved');
  expect(onItsDay).toContain('Ask us on WhatsApp');
});

test('what is closed says by what, and what was missed asks for another time', () => {
  expect(shown({ right: 'bill_unpaid', may_book: false, slots: [] })).toContain('See the bills');
  expect(shown({ right: 'not_in_package', may_book: false, slots: [] }, { language: 'id' })).toContain(
    'tanpa tes lisan',
  );
  const missed = { ...booked, state: 'absent' as const, may_be_moved: false };
  expect(shown({ test: missed })).toContain('Please choose another time');
  expect(shown({ test: missed, may_book: false, slots: [] })).toContain('Ask us on WhatsApp');
});

test('before the weeks begin, in them and after them an empty list says what comes', () => {
  expect(shown({ slots: [] }, { today: '2026-09-01' })).toContain('we will tell you');
  const nothingFree = shown({ slots: [] });
  expect(nothingFree).toContain('There is no time to choose');
  expect(nothingFree).toContain('Ask us on WhatsApp');
  expect(shown({ slots: [] }, { today: '2026-11-23' })).toContain('test weeks are over');
});

import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ChildLiveClasses, FamilySession } from '../../../contract/live-classes.ts';
import type { Child } from '../../../contract/objects.ts';
import type { Language } from '../../../i18n/language.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { billOf } from '../enrolment/bill.test-support.ts';
import { billsQuery, liveClassesQuery } from '../enrolment/child-queries.ts';
import { childQuery } from '../families/child-query.ts';
import { sari } from '../pattern/sari.test-support.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import LiveClassesScreen from './live-classes.tsx';
import { NextClassCard } from './next-class-card.tsx';

const alya = { child_id: 4, first_name: 'Alya', status: 'LEARNING' } as Child;

const session = (given: Partial<FamilySession> = {}): FamilySession => ({
  session_id: 1,
  group_id: 1,
  kind: 'class',
  unit: 4,
  starts_at: '2027-01-21T09:00:00.000Z',
  minutes: 45,
  teacher: { user_id: 3, first_name: 'Ratna' },
  link: null,
  room: 'group',
  state: 'planned',
  version: 1,
  attendance: null,
  note: '',
  may_be_excused: true,
  makes_up_for: null,
  ...given,
});

const group = { number: 2, weekday: 4, time: '16:00', minutes: 45, teacher: session().teacher };

interface Given extends Partial<ChildLiveClasses> {
  bill?: 'PAID' | 'PAYABLE' | 'SKIPPED';
  /** another bill of the year, before that */
  earlier?: 'PAYABLE';
  now?: string;
  language?: Language;
  province?: string;
  child?: Child;
  card?: true;
}

const shown = ({
  bill = 'PAID',
  earlier,
  now,
  language = 'en',
  province = '32',
  child = alya,
  card,
  ...known
}: Given) => {
  const client = new QueryClient();
  const answered = { code: 200, message: '' };
  const classes = { group, sessions: [session()], make_ups: [], attended: 0, held: 0, ...known };
  const year = {
    is_active: true,
    billing_period_start: '2026-12-10',
    billing_period_end: '2027-04-09',
    open_until: '2027-04-09',
  };
  client.setQueryData(SESSION_KEY, { ...sari, province });
  client.setQueryData(childQuery('4').queryKey, { ...answered, childs: child });
  client.setQueryData(liveClassesQuery(4).queryKey, { ...answered, ...classes });
  client.setQueryData(billsQuery(4).queryKey, {
    ...answered,
    billing: [
      ...(earlier ? [billOf({ is_active: true, billing_id: 11, sequence: 1, status: earlier })] : []),
      billOf({ ...year, billing_id: 12, sequence: earlier ? 2 : 1, status: bill }),
    ],
  });
  const at = card ? {} : { path: '/children/4/live-classes', at: '/children/:childId/live-classes' };
  const piece = card ? <NextClassCard child={child} /> : <LiveClassesScreen />;
  return shownToParents(piece, {
    client,
    language,
    today: earlier ? '2026-12-01' : '2027-01-16',
    ...(now && { now }),
    ...at,
  });
};

test('the next class is said with day, time in both zones, teacher, length, and when its button appears', () => {
  const page = shown({ province: '94' });
  expect(page).toContain('In 5 days');
  expect(page).toContain('Thursday 21 January, 16.00 WIB (18.00 WIT for you)');
  expect(page).toContain('with Ratna');
  expect(page).toContain('45 minutes');
  expect(page).toContain(
    'The button to join appears here 15 minutes before, at 15.45 WIB (17.45 WIT for you).',
  );
  expect(page).toContain('Group 2 Thursday, 16.00 WIB (18.00 WIT for you)');
  expect(shown({ language: 'id' })).toContain(
    'Kamis 21 Januari, pukul 16.00 WIB Unit 4 bersama Ratna 45 menit',
  );
  expect(shown({ card: true })).toContain(
    'Thursday 21 January, 16.00 WIB , with Ratna When, with whom, and how to join',
  );
});

test('while the door is open the button is there, also on the child’s page', () => {
  const open = session({ state: 'open', link: 'https://meet.example/abc' });
  expect(shown({ sessions: [open] })).toContain('Join the class');
  const [before, running] = ['2027-01-21T08:50:00.000Z', '2027-01-21T09:00:00.000Z'].map((now) =>
    shown({ sessions: [open], now }),
  );
  expect(before).toMatch(/The door is open .* It begins at 16\.00 WIB and goes on until 16\.45 WIB\./);
  expect(before).toMatch(/ Unit 4 The door is open Thursday/);
  expect(running).toMatch(/Next live class On now .* It goes on until 16\.45 WIB\./);
  expect(shown({ sessions: [open], card: true })).toContain('Join the class');
  expect(shown({ sessions: [session({ state: 'open', room: 'none' })] })).toContain(
    'The way in is not here yet.',
  );
});

test('a class whose bill is not paid says so with the way to pay, and one of skipped months that it stays closed', () => {
  const unpaid = shown({ bill: 'PAYABLE' });
  expect(unpaid).toContain('Alya can join this class once this bill is paid:');
  expect(unpaid).toContain('Pay now');
  expect(unpaid).not.toContain('The button to join appears');
  expect(shown({ bill: 'SKIPPED' })).toContain('This class is in months that were not paid');
  expect(shown({ bill: 'PAYABLE', card: true })).toContain('Alya can join once the bill is paid.');
  expect(shown({ card: true })).not.toContain('once the bill is paid');
});

test('where an earlier bill is open, that one is to be paid first, and the class says which it needs', () => {
  const page = shown({ bill: 'PAYABLE', earlier: 'PAYABLE' });
  expect(page).toContain('Alya can join this class once Bill 2 of 3 is paid. Bill 1 of 3 comes first');
  expect(page).toMatch(/Bill 1 of 3 10 August .* Pay now/);
});

test('a class that is not at its group’s day and hour is moved, but not one that is over', () => {
  const at = (starts_at: string, state: FamilySession['state'] = 'planned') =>
    shown({ sessions: [session({ starts_at, state })] });
  expect(at('2027-01-21T09:00:00.000Z')).not.toContain('moved');
  expect(at('2027-01-21T10:00:00.000Z')).toMatch(/45 minutes moved .*, with Ratna · moved/);
  expect(at('2027-01-22T09:00:00.000Z')).toContain('moved');
  expect(at('2027-01-22T09:00:00.000Z', 'over')).not.toContain('moved');
});

test('the classes of the year stand in a list with what came of each, and what the teacher wrote', () => {
  const page = shown({
    attended: 1,
    held: 2,
    sessions: [
      session({ session_id: 7, state: 'over', attendance: 'present', note: 'Sang along.', unit: 2 }),
      session({ session_id: 8, state: 'over', attendance: 'absent', may_be_excused: false, unit: 3 }),
      session({ session_id: 9, kind: 'native', may_be_excused: false }),
    ],
  });
  expect(page).toContain('Alya joined 1 of 2 live classes.');
  expect(page).toMatch(/Unit 2 Was there .* Ratna writes: Sang along\./);
  expect(page).toMatch(/Unit 3 Was not there/);
  expect(page).toMatch(/Session with a native teacher · Ratna To come Thursday 21 January, 16\.00 WIB/);
  expect(page).not.toContain('16.00 WIB, with Ratna To');
  expect(shown({ sessions: [session({ state: 'over', may_be_excused: false })] })).toContain(
    'Unit 4 The teacher has not marked it yet',
  );
});

test('an excused class offers the free places of other groups, or says that there is none', () => {
  const excused = session({ attendance: 'excused', may_be_excused: false });
  const place = { ...session({ session_id: 5, starts_at: '2027-01-23T02:00:00.000Z' }), instead_of: 1 };
  const offered = shown({ sessions: [excused], make_ups: [place] });
  expect(offered).toMatch(/Choose a make-up class Saturday 23 January, 09\.00 WIB.*Take this place/);
  expect(offered).toContain('Will come after all');
  expect(offered).not.toContain('Choose another');
  expect(shown({ sessions: [excused] })).toContain('No other group has a free place');
  const taken = session({ session_id: 5, starts_at: place.starts_at, makes_up_for: 1 });
  const page = shown({ sessions: [excused, taken] });
  expect(page).toContain('Make-up class: Saturday 23 January');
  expect(page).toContain('Make-up class for Unit 4');
  expect(page).not.toContain('No other group has a free place');
  expect(page).toMatch(
    /Choose another Will come after all Give up the make-up class\? The place on Saturday/,
  );
  expect(page).toContain('Yes, give it up');
});

test('a make-up that is to come can be given up also once the own class is over', () => {
  const over = session({ state: 'over', attendance: 'excused', may_be_excused: false });
  const taken = session({ session_id: 5, starts_at: '2027-01-23T02:00:00.000Z', makes_up_for: 1 });
  const page = shown({ sessions: [over, taken], now: '2027-01-22T09:00:00.000Z' });
  expect(page).toMatch(/Make-up class: Saturday 23 January Give it up Give up the make-up class\?/);
  expect(page).not.toContain('Will come after all');
});

test('a cancelled class offers the free places of other groups; the chosen one can be given up, and there is nothing to come to after all', () => {
  const cancelled = session({ state: 'cancelled', may_be_excused: false });
  const place = { ...session({ session_id: 5, starts_at: '2027-01-23T02:00:00.000Z' }), instead_of: 1 };
  const offered = shown({ sessions: [cancelled], make_ups: [place] });
  expect(offered).toMatch(
    /Unit 4 Cancelled .* As soon as there is a new date, we will tell you\. Choose a make-up class Saturday 23 January, 09\.00 WIB.*Take this place/,
  );
  expect(shown({ sessions: [cancelled] })).not.toContain('No other group has a free place');
  const taken = session({ session_id: 5, starts_at: place.starts_at, makes_up_for: 1 });
  const page = shown({ sessions: [cancelled, taken] });
  expect(page).toMatch(
    /Unit 4 Make-up class chosen .* It will not take place\. Make-up class: Saturday 23 January Give it up Give up the make-up class\?/,
  );
  expect(page).not.toContain('Will come after all');
  const begun = { ...taken, state: 'open' as const, may_be_excused: false };
  expect(shown({ sessions: [cancelled, begun] })).not.toContain('Give it up');
  const indonesian = shown({ sessions: [cancelled, taken], language: 'id' });
  expect(indonesian).toMatch(/Kelas ini tidak jadi diadakan\. Kelas pengganti: .* Lepas tempatnya/);
});

test('without a group or a time it is said what the family waits for', () => {
  const none = { group: null, sessions: [] };
  expect(shown({ sessions: [] })).toContain('you will see them here and in your inbox');
  expect(shown(none)).toContain('We are finding a group for Alya');
  expect(shown({ ...none, child: { ...alya, status: 'TEST_AWAITED' } })).toContain(
    'After the placement test',
  );
  expect(shown({ ...none, child: { ...alya, status: 'NEW' } })).toMatch(
    /Once Alya has a course.* Buy Course$/,
  );
  expect(shown({ ...none, card: true })).toBe('');
  const usually = 'Most groups meet Monday to Friday';
  expect(shown(none)).toContain(usually);
  expect(shown({ sessions: [], group: { ...group, weekday: null, time: null } })).toContain(usually);
  expect(shown({ sessions: [] })).not.toContain(usually);
  expect(shown({ ...none, child: { ...alya, status: 'NEW' } })).not.toContain(usually);
  expect(shown({ sessions: [], card: true })).toContain('We are finding a time');
});

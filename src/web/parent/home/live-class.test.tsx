import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Child, ChildCourse, FamilyLessons, NextLiveClass } from '../../../contract/objects.ts';
import type { Language } from '../../../i18n/language.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { sari } from '../pattern/sari.test-support.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { ChildAction } from './child-action.tsx';
import type { NeedOfChild } from '../../../domain/access/child-need.ts';
import { ClassLine } from './class-line.tsx';

const alya = { child_id: 4, first_name: 'Alya', status: 'LEARNING' } as Child;

const thursday: NextLiveClass = {
  starts_at: '2027-01-21T09:00:00.000Z',
  minutes: 60,
  teacher: 'Ratna',
  unit: 4,
  kind: 'class',
  is_soon: true,
  is_open: false,
};

interface Given {
  liveClass?: Partial<NextLiveClass>;
  need?: NeedOfChild | null;
  next?: ChildCourse;
  language?: Language;
  province?: string;
  today?: string;
  isLocked?: boolean;
}

const shown = ({
  liveClass,
  need = 'live_class',
  next,
  language = 'en',
  province = '32',
  today = '2027-01-21',
  isLocked = false,
}: Given = {}): string => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, { ...sari, province });
  const next_live_class = { ...thursday, ...liveClass };
  const lessons: FamilyLessons = { child_id: 4, to_watch: [], next_course: next ?? null, next_live_class };
  return shownToParents(
    <>
      <ClassLine liveClass={next_live_class} child={alya} isLocked={isLocked} />
      <ChildAction child={alya} need={need} lessons={lessons} today={undefined} />
    </>,
    { client, language, today },
  );
};

test('the card says when the live class is, in WIB and the family’s time, and its button leads to it', () => {
  expect(shown()).toBe('Live class: Thursday 21 January, 16.00 WIB, with Ratna Live class at 16.00 WIB');
  expect(shown({ province: '94' })).toContain(
    'Live class: Thursday 21 January, 16.00 WIB (18.00 WIT for you)',
  );
  expect(shown({ province: '94' })).toMatch(/ Live class at 16\.00 WIB \(18\.00 WIT for you\)$/);
  expect(shown({ language: 'id', liveClass: { teacher: null } })).toBe(
    'Kelas langsung: Kamis 21 Januari, pukul 16.00 WIB Kelas langsung pukul 16.00 WIB',
  );
});

test('the day before, the button says tomorrow', () => {
  expect(shown({ today: '2027-01-20' })).toMatch(/ Tomorrow 16\.00 WIB: live class$/);
  expect(shown({ today: '2027-01-20', language: 'id' })).toMatch(/ Besok pukul 16\.00 WIB: kelas langsung$/);
});

test('the line of a child whose lessons are locked says what opens its class', () => {
  expect(shown({ isLocked: true })).toContain('with Ratna Alya can join once the bill is paid.');
});

test('a session with a native teacher is called that before whoever holds it', () => {
  expect(shown({ liveClass: { kind: 'native', teacher: 'Bayu' } })).toContain(
    '16.00 WIB, Session with a native teacher · Bayu',
  );
});

test('while the door is open the button says so', () => {
  expect(shown({ liveClass: { is_open: true } })).toMatch(/Ratna Go to the live class$/);
  expect(shown({ language: 'id', liveClass: { is_open: true } })).toMatch(/Ratna Ke kelas langsung$/);
});

test('what comes next is not said twice: the week of a live lesson stands behind the day of its class', () => {
  const lesson = {
    master_course: { type: 1, title: 'Meet the animals', title_indo: '', unit: 4, week: 4 },
    child_course: { state: 'SCHEDULED', released_at: '2027-01-18T00:00:00+07:00' },
  } as ChildCourse;
  expect(shown({ need: null, next: lesson })).toBe('Live class: Thursday 21 January, 16.00 WIB, with Ratna');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import type { ListedSession } from '../../../contract/live-classes.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { apiQuery } from '../../app/screen.ts';
import { PageInfoProvider } from '../../frame/page-info.tsx';
import { officeInfo, wordsOf } from '../list/shown-to-staff.test-support.tsx';
import { ClassDesk } from './class-desk.tsx';
import { ClassActions, GroupClasses } from './group-classes.tsx';
import { GroupChildren } from './group-children.tsx';
import { GroupFilters, WithoutGroupLine } from './group-filters.tsx';
import { NextClasses, NoFreePlace } from './move-child.tsx';
import AdminTeaching from './teaching.tsx';
import { weekQuery } from './week-query.ts';

// A Sunday.
const today = '2026-11-29';
const session = (session_id: number, starts_at: string, differs: Partial<ListedSession> = {}) => ({
  session_id,
  group_id: 7,
  kind: 'class' as const,
  unit: 4,
  starts_at,
  minutes: 45,
  teacher: { user_id: 3, first_name: 'Bayu' },
  link: null,
  room: 'service' as const,
  state: 'planned' as const,
  version: 1,
  batch: 2,
  grade: 3,
  number: 1,
  expected: 6,
  marked: 0,
  ...differs,
});

const full: LiveGroup = {
  group_id: 9,
  academic_year_id: 1,
  batch: 1,
  grade: 3,
  number: 2,
  places: 6,
  pupils: 6,
  weekday: 4,
  time: '16:00',
  minutes: 45,
  teacher: null,
  link: null,
  version: 1,
};

const shown = (piece: ReactNode, { weeks = {}, groups, role = 'clerk', query = '' }: Shown = {}) => {
  const client = new QueryClient();
  for (const [monday, sessions] of Object.entries(weeks))
    client.setQueryData(weekQuery(calendarDate(monday)).queryKey, { sessions });
  if (groups) client.setQueryData(apiQuery('GET /live-class').queryKey, { groups, sessions: [] });
  const router = createMemoryRouter([{ id: 'root', path: '/', element: piece }], {
    initialEntries: [`/${query}`],
    hydrationData: { loaderData: { root: { user: { role }, today } } },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PageInfoProvider info={officeInfo}>
        <RouterProvider router={router} />
      </PageInfoProvider>
    </QueryClientProvider>,
  );
};
interface Shown {
  /** by their Mondays */
  weeks?: Record<string, ListedSession[]>;
  /** of the teacher */
  groups?: LiveGroup[];
  role?: string;
  /** of the address */
  query?: string;
}

test('a teacher without a class today sees the next one, of the next week too, and learns that there is none', () => {
  const next = session(31, '2026-12-03T09:00:00Z');
  const page = wordsOf(shown(<AdminTeaching />, { weeks: { '2026-11-23': [], '2026-11-30': [next] } }));
  expect(page).toContain('You have no live class today. Your next class Thursday, 03-12-2026');
  expect(page).toContain('16.00 WIB');
  expect(page).toContain('Room: made automatically');
  const none = wordsOf(shown(<AdminTeaching />, { weeks: { '2026-11-23': [], '2026-11-30': [] } }));
  expect(none).toContain('There is none this week or next week either.');
});

test('a class of today stands once, and the week names the batch', () => {
  const weeks = {
    '2026-11-23': [session(30, '2026-11-29T09:00:00Z'), session(29, '2026-11-25T09:00:00Z')],
  };
  const page = shown(<AdminTeaching />, { weeks });
  expect(page.match(/href="\/admin\/live-classes\/30"/g)).toHaveLength(1);
  expect(page.match(/href="\/admin\/live-classes\/29"/g)).toHaveLength(1);
  expect(wordsOf(page)).toContain('Grade 3, group 1 · Unit 4 · Batch 2');
});

test('a cancelled class to come can be given after all, one that is over cannot be changed', () => {
  const actions = (one: ListedSession) => wordsOf(shown(<ClassActions session={one} onChange={() => {}} />));
  expect(actions(session(1, '2026-12-03T09:00:00Z'))).toBe('Move or change Unit 4 Cancel the class Unit 4');
  expect(actions(session(1, '2026-12-03T09:00:00Z', { state: 'cancelled' }))).toBe(
    'Hold it after all Unit 4',
  );
  expect(actions(session(1, '2026-11-20T09:00:00Z', { state: 'cancelled' }))).toBe('');
  expect(actions(session(1, '2026-11-20T09:00:00Z', { state: 'over' }))).toBe('');
});

test('the teacher of a class pastes its link, moves and cancels it, and reads who holds it', () => {
  const desk = shown(
    <ClassDesk
      session={session(1, '2026-12-03T09:00:00Z', { link: 'https://meet.google.com/a', room: 'own' })}
    />,
    { role: 'teacher' },
  );
  expect(wordsOf(desk)).toMatch(
    /Teacher: Bayu Link now: https:\/\/meet.google.com\/a .*Save the link .*Move or change .*Cancel the class/,
  );
  expect(desk).toMatch(
    /name="link"[^>]*value="https:\/\/meet.google.com\/a"|value="https:\/\/meet.google.com\/a"[^>]*name="link"/,
  );
});

test('the move of a child says its next class before and after, and that it is soon', () => {
  const said = (to: string) =>
    wordsOf(
      shown(<NextClasses from={session(1, '2026-12-03T09:00:00Z')} to={session(2, to)} families={1} />),
    ).replaceAll('\u2060', '');
  expect(said('2026-12-04T08:30:00Z')).toBe(
    'Next class Thursday, 03-12-2026, 16.00 WIB → Friday, 04-12-2026, 15.30 WIB 1 family is told.',
  );
  expect(said('2026-11-30T09:00:00Z')).toContain('That is today or tomorrow.');
});

test('where every other group is full, the way to give one more places is shown', () => {
  const page = shown(<NoFreePlace groups={[full]} />);
  expect(wordsOf(page)).toContain('Grade 3, group 2 (6 of 6 places)');
  expect(page).toContain('href="/admin/live-classes?view=groups&amp;group=9"');
});

test('the filters of the groups say what the address names, and nothing that is no choice', () => {
  const folded = (query: string) =>
    /<span class="[^"]*chosen[^"]*">(.*?)<\/span>/.exec(shown(<GroupFilters />, { query }))?.[1] ?? '';
  expect(wordsOf(folded('?view=groups&grade=3&free=true'))).toBe('Filters (2) Grade 3 · With a free place');
  expect(wordsOf(folded('?view=groups&grade=9&free=no'))).toBe('Filters');
});

test('how many children are in no group is said by grade, and not at all where there is none', () => {
  const counts = [
    { grade: 4, children: 1 },
    { grade: null, children: 12 },
  ];
  expect(wordsOf(shown(<WithoutGroupLine counts={counts} />))).toBe(
    'In no group yet: 1 in Grade 4, 12 whose grade is not decided.',
  );
  expect(shown(<WithoutGroupLine counts={[]} />)).toBe('');
});

test('a teacher finds the own groups below the week, with when each meets and for how many; the office has its list', () => {
  const weeks = { '2026-11-23': [], '2026-11-30': [] };
  const page = (role: string, groups: LiveGroup[]) =>
    wordsOf(shown(<AdminTeaching />, { weeks, groups, role }));
  expect(page('teacher', [full])).toContain(
    'My groups Grade 3, group 2 Thursday 16.00, 45 min 6 of 6 places · Batch 1 Change',
  );
  expect(page('teacher', [])).toContain('You have no group yet.');
  expect(page('clerk', [full])).not.toContain('My groups');
});

test('the office moves a child of a group, its teacher does not', () => {
  const child = {
    child_id: 5,
    first_name: 'Alya',
    age: 9,
    photo_url: null,
    present: 1,
    absent: 0,
    excused: 0,
  };
  const page = (role: string) =>
    wordsOf(shown(<GroupChildren group={full} members={[child]} classes={[]} />, { role }));
  expect(page('clerk')).toContain('Move to another group');
  expect(page('teacher')).toContain('Alya');
  expect(page('teacher')).not.toContain('Move to another group');
});

test('the day of a class is not broken at its hyphens', () => {
  const page = shown(<GroupClasses group={full} classes={[session(1, '2026-12-03T09:00:00Z')]} />);
  expect(page).toContain('Thursday, 03-\u206012-\u20602026, 16.00 WIB');
});

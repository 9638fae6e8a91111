import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { FamilyPart } from '../../../contract/oral-tests.ts';
import type { FamilyReport } from '../../../contract/report-objects.ts';
import type { Child } from '../../../contract/objects.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import type { Language } from '../../../i18n/language.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { oralTestsQuery } from '../enrolment/child-queries.ts';
import { comingReports } from './coming-reports.ts';
import { FamilyReportPage } from './family-report.tsx';
import { NoReport } from './no-report.tsx';

const alya = { child_id: 4, first_name: 'Alya', status: 'LEARNING' } as Child;
const said = (group: 'strengths' | 'grow' | 'home', en: string, id: string) => ({
  sentence_id: en,
  group,
  en,
  id,
});
const report: FamilyReport = {
  report_id: 7,
  academic_year_id: 2,
  grade: 2,
  part: 1,
  unit: 3,
  published_at: '2026-11-25T03:00:00Z',
  version: 1,
  ladder: { listening: 4, speaking: 3, reading: 5, writing: 2, words: 1 },
  attendance: { attended: 3, held: 3 },
  videos: { watched: 8, released: 9 },
  tasks: { sent: 1, reviewed: 1 },
  written_to_mark: null,
  oral_booked: null,
  written: { taken_at: '2026-11-18T03:00:00Z', scores: [{ skill: 'reading', right: 9.5, of: 10 }] },
  oral: {
    held_at: '2026-11-18T03:00:00Z',
    levels: [{ skill: 'understanding', level: 3 }],
    remark: '',
  },
  remarks: [said('strengths', 'Alya reads aloud.', 'Alya membaca nyaring.')],
  next_steps: [said('home', 'Sing together.', 'Bernyanyi bersama.')],
  text: { en: '', id: 'Alya senang bercerita.' },
  teacher: 'Ratna',
  corrected_by: [],
  recordings: null,
  read_at: '2026-11-26T03:00:00Z',
};
const shown = (given: Partial<FamilyReport> = {}, language: Language = 'en') =>
  shownToParents(<FamilyReportPage report={{ ...report, ...given }} child={alya} />, {
    client: new QueryClient(),
    language,
  });

test('a report says each step in words, the tests by skill, and what can be done at home', () => {
  const page = shown();
  expect(page).toContain('Grade 2 · Units 1 to 3');
  expect(page).toContain('Step 4 of 5: Confident');
  expect(page).toContain('9.5 of 10 right');
  expect(page).toContain('level 3 of 5');
  expect(page).toContain('Sing together.');
  expect(page).not.toContain('Bernyanyi bersama.');
});

test('the step of the report before stands beside the present one, and of the first report none', () => {
  const earlier = { ...report, ladder: { ...report.ladder, listening: 3 as const } };
  const page = shownToParents(<FamilyReportPage report={report} earlier={earlier} child={alya} />, {
    client: new QueryClient(),
    language: 'id',
  });
  expect(page).toContain('Rapor lalu: Makin bisa');
  expect(shown({}, 'id')).not.toContain('Rapor lalu');
});

test('it is read in the other language as well, with half points as they are written there', () => {
  const page = shown({}, 'id');
  expect(page).toContain('9,5 dari 10 benar');
  expect(page).toContain('Bernyanyi bersama.');
  expect(page).toContain('PDF bahasa Inggris');
});

test('what the teacher wrote in one language alone is shown with a word on it in the other', () => {
  expect(shown()).toContain('The teacher wrote this part in Indonesian only. Alya senang bercerita.');
  expect(shown({}, 'id')).not.toContain('hanya ditulis');
});

test('a new version says when it was corrected', () => {
  expect(shown()).toContain('Published on 25 November 2026');
  const page = shown({ version: 2, published_at: '2026-12-02T03:00:00Z' });
  expect(page).toContain('Corrected on 2 December 2026');
  expect(page).toContain('The school has corrected this report.');
});

test('tests that were not taken are said, and recordings only stand there when there are two', () => {
  const page = shown({ written: null, oral: null });
  expect(page).toContain('No result.');
  expect(page).toContain('There was no result yet when this report was written.');
  expect(page).not.toContain('then and now');
  const recording = (upload_id: string) => ({
    upload_id,
    made_at: '2026-09-03T03:00:00Z',
    seconds: 9,
    media_url: `/api/v1/family-uploads/${upload_id}/media`,
    media_until: '2026-11-25T04:00:00Z',
  });
  const heard = shown({ recordings: { first: recording('a'), latest: recording('b') } });
  expect(heard).toContain('Alya then and now');
  expect(heard).toContain('At the beginning of the year 3 September 2026');
});

test('the parts without a report are to come, being written, or closed by what the package says', () => {
  const calendar = { startDate: calendarDate('2026-08-31'), holidayWeeks: [] };
  const coming = (today: string, published: number[] = []) =>
    comingReports({
      calendar,
      rights: [
        { part: 1, right: 'open', bill: null },
        { part: 2, right: 'bill_unpaid', bill: { number: 2, of: 3 } },
        { part: 3, right: 'not_in_package', bill: null },
      ],
      published,
      today: calendarDate(today),
    });
  expect(coming('2026-11-22')).toEqual([
    { part: 1, bill: null, from: '2026-11-23', testsEnd: '2026-12-13', state: 'to_come' },
    {
      part: 2,
      bill: { number: 2, of: 3 },
      from: '2027-02-15',
      testsEnd: '2027-03-07',
      state: 'bill_unpaid',
    },
    { part: 3, bill: null, from: '2027-05-10', testsEnd: '2027-05-30', state: 'not_in_package' },
  ]);
  expect(coming('2026-11-23')[0]?.state).toBe('being_written');
  expect(coming('2026-12-13')[0]?.state).toBe('being_written');
  expect(coming('2026-12-14')[0]?.state).toBe('late');
  expect(coming('2026-11-23', [1]).map(({ part }) => part)).toEqual([2, 3]);
  // After the 52 weeks, on 29 August 2027, of those that were paid for.
  expect(coming('2027-08-29').map(({ state }) => state)).toEqual(['late', 'bill_unpaid', 'not_in_package']);
  expect(coming('2027-08-30').map(({ state }) => state)).toEqual(['not_written']);
});

test('a first report is promised only where a part of the year has one', () => {
  const none = (...rights: FamilyPart['right'][]) => noneOf(alya, rights);
  const noneOf = (child: Child, rights: FamilyPart['right'][]) => {
    const client = new QueryClient();
    const parts = rights.map((right, index) => ({
      part: index + 1,
      first_day: '2026-11-23',
      last_day: '2026-12-20',
      right,
      bill: null,
      test: null,
      may_book: false,
      slots: [],
    }));
    client.setQueryData(oralTestsQuery(4).queryKey, { code: 200, message: '', parts });
    return shownToParents(<NoReport child={child} />, { client });
  };
  expect(none('open', 'open', 'open')).toContain('Alya’s first report comes after Unit 3 and its tests');
  expect(none('bill_skipped', 'open', 'bill_unpaid')).toContain('comes after Unit 6 and its tests');
  expect(noneOf({ ...alya, status: 'LEFT' }, ['open'])).not.toContain('first report');
  expect(none('not_in_package', 'not_in_package')).toContain('has no tests or reports');
});

test('a test that is not marked or only booked is not said to be missing (R229)', () => {
  const page = shown({
    written: null,
    written_to_mark: '2026-11-18T03:00:00Z',
    oral: null,
    oral_booked: '2026-12-01T09:00:00Z',
  });
  expect(page).toContain('It was still being marked when this report was written.');
  expect(page).toContain('It was booked for 1 December 2026 when this report was written.');
  expect(page).not.toMatch(/no result/i);
});

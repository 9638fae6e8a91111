import { expect, test } from 'vitest';
import type { OralSlot } from '../../../contract/oral-test-objects.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { oralLevels } from '../../../i18n/en/oral-levels.ts';
import { shownToStaff, wordsOf } from '../list/shown-to-staff.test-support.tsx';
import { LevelRow } from './level-row.tsx';
import { missingSkills, readLevels, wholeLevels, writtenLevels } from './levels.ts';
import { openingOf, readTime } from './open-entry.ts';
import { scheduleQuery } from './oral-query.ts';
import { slotDays, weeksOf } from './slot-days.ts';
import { Waiting } from './waiting.tsx';

const slot = (slot_id: number, starts_at: string): OralSlot => ({
  slot_id,
  starts_at,
  minutes: 15,
  part: 1,
  teacher: null,
  link: 'https://meet.jit.si/a',
  state: 'planned',
  of_other_group: false,
  test: null,
});

test('the slots of a week stand by their day in WIB, and a part has four weeks', () => {
  const days = slotDays([slot(1, '2026-10-27T18:00:00Z'), slot(2, '2026-10-28T09:00:00Z')]);
  expect(days.map(({ day, slots }) => [day, slots.length])).toEqual([['2026-10-28', 2]]);
  expect(weeksOf(calendarDate('2026-10-26'), calendarDate('2026-11-22'))).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
});

test('an address names batch, part and day, and what it names wrongly is left out', () => {
  const named = (query: string) => scheduleQuery(new URLSearchParams(query)).queryKey;
  expect(named('part=7&from=never&batch=x')).toEqual(named(''));
  expect(named('part=2')).not.toEqual(named(''));
});

test('times are read as they are typed, and who types is the teacher unless another one is chosen', () => {
  expect([readTime('16.00'), readTime('9:30'), readTime('25.00')]).toEqual(['16:00', '09:30', null]);
  const entry = {
    day: '2026-10-28',
    starts: '16.00',
    ends: '17.00',
    minutes: '15',
    link: ' https://meet.jit.si/a ',
    teacher_id: '',
  };
  expect(openingOf(entry, 3, 1)).toEqual({
    academic_year_id: 3,
    part: 1,
    day: '2026-10-28',
    starts: '16:00',
    ends: '17:00',
    minutes: 15,
    link: 'https://meet.jit.si/a',
  });
  expect(openingOf({ ...entry, teacher_id: '9' }, 3, 1)).toMatchObject({ teacher_id: 9 });
});

test('a result is whole once each of the five skills has a level', () => {
  expect(missingSkills({ speaking: 3 })).toEqual(['understanding', 'pronunciation', 'words', 'grammar']);
  expect(wholeLevels({ speaking: 3 })).toBeNull();
  const all = { understanding: 1, speaking: 2, pronunciation: 3, words: 4, grammar: 5 } as const;
  expect(wholeLevels(all)).toEqual(all);
});

test('what was chosen of a result is kept as a draft, and nothing that is no level is read from one', () => {
  const half = { understanding: 4, pronunciation: 3 } as const;
  expect(writtenLevels(half)).toBe('4,,3,,');
  expect(readLevels('4,,3,,')).toEqual(half);
  expect(readLevels('6,x,-1,1.5')).toEqual({});
  expect(readLevels('')).toEqual({});
});

test('each skill has five buttons with what a child does on that level, and the chosen one is said below', () => {
  const page = shownToStaff(<LevelRow skill="words" level={4} isMissing={false} onChoose={() => {}} />);
  expect(page.match(/type="radio"/g)).toHaveLength(5);
  expect(page).toContain(`aria-label="Level 1: ${oralLevels.described.words[0]}"`);
  expect(wordsOf(page)).toContain(oralLevels.described.words[3]);
});

test('who has no time yet is named with grade and group, and who did not come stands out', () => {
  const bima = { child_id: 1, first_name: 'Bima', grade: 3, number: 2, was_absent: true };
  expect(wordsOf(shownToStaff(<Waiting waiting={[bima]} />))).toContain(
    'Bima , Grade 3, Group 2 (did not come)',
  );
});

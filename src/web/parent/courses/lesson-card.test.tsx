import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { FamilySession } from '../../../contract/live-classes.ts';
import type { Child } from '../../../contract/objects.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { liveClassesQuery } from '../enrolment/child-queries.ts';
import { sari } from '../pattern/sari.test-support.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { LessonCard, pageOf } from './lesson-card.tsx';
import { lessonGiven } from './lesson.test-support.ts';

const alya = { child_id: 4, first_name: 'Alya', status: 'LEARNING' } as Child;
const week = { released_at: '2027-01-17T17:00:00.000Z', gone_at: '2027-01-24T17:00:00.000Z' };
const liveLesson = lessonGiven({ ...week, state: 'SCHEDULED', master: { type: 1, unit: 4, week: 4 } });
const appointment = {
  kind: 'class',
  unit: 4,
  starts_at: '2027-01-21T09:00:00.000Z',
  state: 'planned',
  attendance: null,
  makes_up_for: null,
} as FamilySession;

const shown = (sessions: FamilySession[]) => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, sari);
  client.setQueryData(liveClassesQuery(4).queryKey, {
    code: 200,
    message: '',
    group: null,
    sessions,
    make_ups: [],
    attended: 0,
    held: 0,
  });
  return shownToParents(<LessonCard course={liveLesson} child={alya} />, { client, today: '2027-01-16' });
};

test('a live lesson says its appointment, and its week while there is none or it was cancelled', () => {
  expect(shown([appointment])).toContain('Thursday 21 January, 16.00 WIB');
  expect(shown([])).toContain('In the week 18 January – 24 January 2027');
  expect(shown([{ ...appointment, state: 'cancelled' }])).toContain('In the week 18 January');
  expect(shown([{ ...appointment, state: 'over', attendance: 'present' }])).toContain(
    '16.00 WIB · Was there',
  );
});

test('a live lesson leads to the live classes, a video to its page, a test to the tests, and one that is locked nowhere', () => {
  const test_ = lessonGiven({ master: { type: 3 } });
  const locked = { ...test_, reason: 'NOT_IN_PACKAGE' as const };
  expect([liveLesson, lessonGiven(), test_, locked].map((course) => pageOf(course, 4))).toEqual([
    '/children/4/live-classes',
    '/courses/5/child/4',
    '/children/4/tests',
    null,
  ]);
});

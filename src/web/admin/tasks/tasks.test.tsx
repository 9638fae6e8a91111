import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Task } from '../../../contract/task-objects.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { shownToStaff, wordsOf } from '../list/shown-to-staff.test-support.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { Showing } from './showing.tsx';
import { listedTask } from './task-panel.tsx';
import { TaskWork } from './task-work.tsx';
import { toneOf } from './task-words.ts';

const video: Task['files'][number] = {
  upload_id: 'u1',
  kind: 'video',
  state: 'ready',
  seconds: 40,
  media_url: '/api/v1/family-uploads/u1/media?until=1&signature=a',
  media_until: '2026-11-30T03:05:00.000Z',
};
const feedback: Task['feedback'] = {
  text: 'What a lovely cat!',
  praise: 'well_done',
  once_more: false,
  teacher: 'Maya',
  given_at: '2026-12-02T03:00:00.000Z',
  corrected_at: null,
};
const taskGiven = (more: Partial<Task> = {}): Task => ({
  task_id: 1,
  child: { child_id: 4, first_name: 'Alya', age: 8, photo_url: null },
  lesson: { course_id: 12, grade: 2, unit: 3, week: 2, title: 'My Family', title_indo: 'Keluargaku' },
  kind: 'wfhart',
  sent_at: '2026-11-30T03:00:00.000Z',
  is_again: false,
  due_on: '2026-12-09',
  days_left: 7,
  words: 'This is my cat.',
  files: [video],
  feedback: null,
  may_send_again: false,
  version: 1,
  ...more,
});

const shown = (piece: ReactNode, role: 'owner' | 'teacher' = 'teacher') => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, { role });
  const Shown = createRoutesStub([{ id: 'root', path: '*', Component: () => piece }]);
  const hydrationData = { loaderData: { root: { today: '2026-12-01', user: { role } } } };
  return wordsOf(
    shownToStaff(<Shown initialEntries={['/admin/tasks']} hydrationData={hydrationData} />, client),
  );
};

test.each([
  [-1, null, 'stopped'],
  [0, null, 'waiting'],
  [1, null, 'waiting'],
  [2, null, 'off'],
  [null, '2026-12-02T03:00:00.000Z', 'done'],
] as const)('%s working days left, reviewed %s: %s', (days_left, reviewed_at, tone) => {
  expect(toneOf({ days_left, reviewed_at })).toBe(tone);
});

test('a task that is not on the page is listed as those that are', () => {
  const listed = listedTask(taskGiven({ feedback }));
  expect(listed).toMatchObject({ files: 1, praise: 'well_done', reviewed_at: feedback?.given_at });
  expect(listedTask(taskGiven())).toMatchObject({ praise: null, once_more: false, reviewed_at: null });
});

test('the work shows each file, or why it is not there', () => {
  const gone = { ...video, upload_id: null, kind: null, media_url: null, state: 'gone' } as const;
  const words = shown(<TaskWork task={taskGiven({ files: [gone], words: '' })} />);
  expect(words).toContain('None of its files is left.');
  expect(words).toContain('No words with it.');
  const picture = { ...video, kind: 'picture' } as const;
  expect(shown(<TaskWork task={taskGiven({ files: [video, picture] })} />)).toContain(
    'Look at picture 2 in full size',
  );
});

const then = { close: () => {}, next: async () => true };

test('the first feedback is given, a later one corrected, and the next task follows', () => {
  expect(shown(<FeedbackForm task={taskGiven()} then={then} />)).toContain('Give feedback');
  const words = shown(<FeedbackForm task={taskGiven({ feedback })} then={then} />);
  expect(words).toContain('Correct the feedback');
  expect(words).toContain('Save and next');
  expect(words).toContain('Maya, 02-12-2026');
});

test('an owner makes a student performance of a video; a teacher is not offered it', () => {
  expect(shown(<Showing task={taskGiven({ feedback })} />)).toBe('');
  expect(shown(<Showing task={taskGiven({ feedback })} />, 'owner')).toContain('It is published only while');
  const picture = { ...video, kind: 'picture' } as const;
  expect(shown(<Showing task={taskGiven({ feedback, files: [picture] })} />, 'owner')).toContain(
    'shows videos only',
  );
});

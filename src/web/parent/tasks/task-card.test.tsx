import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Task } from '../../../contract/task-objects.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { LessonTasks } from './lesson-tasks.tsx';
import { TaskCard } from './task-card.tsx';
import { feedbackGiven, taskGiven } from './task.test-support.ts';
import { tasksQuery } from './task-queries.ts';

const shown = (more: Partial<Task>, language: 'en' | 'id' = 'en') =>
  shownToParents(<TaskCard task={taskGiven(more)} />, { language });

test('a task says when it was sent and by when the teacher answers, and can be taken back', () => {
  const words = shown({});
  expect(words).toContain('Sent on 30 November 2026');
  expect(words).toContain('The teacher answers by Wednesday, 9 December 2026.');
  expect(words).toContain('This is my cat.');
  expect(words).toContain('Take it back');
  expect(shown({}, 'id')).toContain('Guru menjawab paling lambat Rabu, 9 Desember 2026.');
});

test('a late answer is owned up to', () => {
  expect(shown({ days_left: -1 })).toContain('We are sorry');
});

test('feedback says who gave it, its sticker, and an invitation to send it once more; it can no more be taken back', () => {
  const words = shown({ due_on: null, days_left: null, feedback: feedbackGiven({ once_more: true }) });
  expect(words).toContain('What Maya says');
  expect(words).toContain('Wonderful!');
  expect(words).toContain('Have another go, Alya!');
  expect(words).not.toContain('Take it back');
});

test('a file that is prepared, could not be read or is gone says so', () => {
  const file = { upload_id: null, kind: null, seconds: null, media_url: null, media_until: null };
  expect(shown({ files: [{ ...file, state: 'converting' }] })).toContain('Getting ready');
  expect(shown({ files: [{ ...file, state: 'failed' }] })).toContain('could not be read');
  expect(shown({ files: [{ ...file, state: 'gone' }] })).toContain('no longer here');
});

const onLesson = (tasks: Task[], isOpen: boolean) => {
  const client = new QueryClient();
  client.setQueryData(tasksQuery(4).queryKey, { code: 200, message: '', tasks });
  const child = { child_id: 4, first_name: 'Alya' };
  return shownToParents(<LessonTasks child={child} courseId={12} isOpen={isOpen} />, { client });
};

test('an open lesson invites to send something in; a closed one without tasks says nothing', () => {
  expect(onLesson([], true)).toContain('Send a task in');
  expect(onLesson([], false)).toBe('');
});

test('a lesson shows its own tasks alone, also once it is closed', () => {
  const other = taskGiven({ task_id: 2, words: 'Of another lesson' });
  const words = onLesson([taskGiven(), { ...other, lesson: { ...other.lesson, course_id: 13 } }], false);
  expect(words).toContain('This is my cat.');
  expect(words).not.toContain('Of another lesson');
});

test('what was asked for once more can be sent when the lesson is closed', () => {
  const asked = taskGiven({ feedback: feedbackGiven({ once_more: true }), may_send_again: true });
  expect(onLesson([asked], false)).toContain('Send it once more');
});

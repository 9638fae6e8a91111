import type { Task } from '../../../contract/task-objects.ts';

/** A task of Alya, sent on Monday, 30 November 2026, without feedback yet. */
export const taskGiven = (more: Partial<Task> = {}): Task => ({
  task_id: 1,
  child: { child_id: 4, first_name: 'Alya', age: 8, photo_url: null },
  lesson: { course_id: 12, grade: 2, unit: 3, week: 2, title: 'My Family', title_indo: 'Keluargaku' },
  kind: 'wfhart',
  sent_at: '2026-11-30T03:00:00.000Z',
  is_again: false,
  due_on: '2026-12-09',
  days_left: 7,
  words: 'This is my cat.',
  files: [
    {
      upload_id: 'u1',
      kind: 'picture',
      state: 'ready',
      seconds: null,
      media_url: '/api/v1/family-uploads/u1/media?until=1&signature=a',
      media_until: '2026-11-30T03:05:00.000Z',
    },
  ],
  feedback: null,
  may_send_again: false,
  version: 1,
  ...more,
});

/** The feedback of its teacher, two days later. */
export const feedbackGiven = (more: Partial<NonNullable<Task['feedback']>> = {}): Task['feedback'] => ({
  text: 'What a lovely cat!',
  praise: 'wonderful',
  once_more: false,
  teacher: 'Maya',
  given_at: '2026-12-02T03:00:00.000Z',
  corrected_at: null,
  ...more,
});

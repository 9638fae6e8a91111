import { apiQuery } from '../../app/screen.ts';

/** What a child has sent in, the newest first. */
export const tasksQuery = (childId: number) =>
  apiQuery('GET /tasks/child/{childId}', { params: { childId } });

/** What was sent of a child and is ready, whether a task has it or not. */
export const sentFilesQuery = (childId: number) =>
  apiQuery('GET /family-uploads', { query: { child_id: childId } });

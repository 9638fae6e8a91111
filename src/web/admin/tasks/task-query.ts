import { apiQuery } from '../../app/screen.ts';

export const taskQuery = (taskId: number) => apiQuery('GET /tasks/{taskId}', { params: { taskId } });

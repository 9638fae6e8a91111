import { apiQuery } from '../../app/screen.ts';

export const groupQuery = (groupId: number) =>
  apiQuery('GET /live-class/group/{groupId}', { params: { groupId } });

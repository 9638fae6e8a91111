import { apiQuery } from '../../app/screen.ts';

/** The account of a family. */
export const accountQuery = (userId: number) =>
  apiQuery('GET /users/{id}/account', { params: { id: userId } });

import { apiQuery } from '../../hydrated/screen.ts';

/** The account of a family. */
export const accountQuery = (userId: number) =>
  apiQuery('GET /users/{id}/account', { params: { id: userId } });

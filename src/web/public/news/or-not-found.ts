import { data } from 'react-router';
import { ApiRefusal } from '../../frame/api.ts';

/** What the API does not have is a page that is not there. */
export const orNotFound = (error: unknown): never => {
  if (error instanceof ApiRefusal && error.code === 404) throw data(null, { status: 404 });
  throw error;
};

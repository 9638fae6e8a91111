import { data } from 'react-router';
import { isRefusedAs } from '../../frame/api.ts';

/** What the API does not have is a page that is not there. */
export const orNotFound = (error: unknown): never => {
  if (isRefusedAs(error, 'not_found')) throw data(null, { status: 404 });
  throw error;
};

import { data } from 'react-router';
import { apiQuery } from '../../app/screen.ts';

/** The query for the child that an address names; 404 when it is not a number. */
export const childQuery = (asked: string | null | undefined) => {
  if (!asked || !/^[1-9]\d{0,9}$/.test(asked)) throw data(null, { status: 404 });
  return apiQuery('GET /childs/{id}', { params: { id: Number(asked) } });
};

/** What is allowed of each child of the family. */
export const consentsQuery = apiQuery('GET /childs/consents');

import { data } from 'react-router';

/** The number that an address names. What is no number names nothing: 404. */
export const wantedId = (asked: string | undefined): number => {
  if (!asked || !/^[1-9]\d{0,8}$/.test(asked)) throw data(null, { status: 404 });
  return Number(asked);
};

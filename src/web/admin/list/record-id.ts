import { data } from 'react-router';

/** The number that a text of an address names; undefined when it is none. */
export const parseId = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The id of the record that an address names. What is no number names nothing: 404. */
export const recordId = (text: string | undefined): number => {
  const id = parseId(text ?? '');
  if (id === undefined) throw data(null, { status: 404 });
  return id;
};

/** The uuid of the record that an address names. What is none names nothing: 404. */
export const recordUuid = (text: string | undefined): string => {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text ?? '')) throw data(null, { status: 404 });
  return text ?? '';
};

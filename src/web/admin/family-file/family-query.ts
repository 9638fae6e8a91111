import { fullName } from '../../../domain/values/person-name.ts';
import type { Answer } from '../../frame/api.ts';
import { apiQuery } from '../../app/screen.ts';

/** A family on one page. */
export const familyQuery = (userId: number) =>
  apiQuery('GET /office/family/{userId}', { params: { userId } });
export type FamilyFile = Answer<'GET /office/family/{userId}'>;
export type FileChild = FamilyFile['children'][number];

/** The names of a family's children, by their number. */
export const childNames = ({ children }: FamilyFile) => {
  const names = new Map(children.map((one) => [one.child_id, fullName(one.first_name, one.last_name)]));
  return (id: number): string => names.get(id) ?? `#${id}`;
};

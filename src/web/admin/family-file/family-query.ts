import type { Answer } from '../../frame/api.ts';
import { apiQuery } from '../../app/screen.ts';

/** A family on one page. */
export const familyQuery = (userId: number) =>
  apiQuery('GET /office/family/{userId}', { params: { userId } });
export type FamilyFile = Answer<'GET /office/family/{userId}'>;
export type FileChild = FamilyFile['children'][number];

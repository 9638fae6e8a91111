import type { ListedAcademicYear } from '../../../contract/listed.ts';

export type BatchStanding = 'inProgress' | 'begun' | 'ended';

/**
 * What today is in the year of a batch, as its refusals say: it is in progress, has begun without being active, or has ended;
 * null before its first day. Whatever refuses to activate or deactivate a batch is named by it.
 */
export const batchStanding = ({
  is_active,
  reasons: { activate, deactivate },
}: Pick<ListedAcademicYear, 'is_active' | 'reasons'>): BatchStanding | null => {
  if (deactivate !== null) return is_active ? 'inProgress' : 'begun';
  return activate === null ? null : 'ended';
};

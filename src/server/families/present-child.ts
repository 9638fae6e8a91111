import type { Child } from '../../contract/objects.ts';
import { paths } from '../../paths.ts';
import { versionOf } from '../platform/http/version-of.ts';
import type { ChildRow } from './child-store.ts';

/** What a child's enrolments say about it, as the wire names it. */
export type ChildFacts = Pick<
  Child,
  | 'academic_year_id'
  | 'grade'
  | 'is_auto'
  | 'placed_by'
  | 'payment_status'
  | 'result'
  | 'eligible_next_grade'
  | 'latest_academic_year'
  | 'status'
  | 'test_until'
>;

/** A child as the wire shows it. */
export const presentChild = (child: ChildRow, facts: ChildFacts): Child => {
  const image = child.imageKey && paths.childImage(child.childId, versionOf(child.imageKey));
  return {
    child_id: child.childId,
    first_name: child.firstName,
    last_name: child.lastName,
    gender: child.gender,
    birthdate: child.birthdate,
    image,
    image_url: image,
    ...facts,
    version: child.version,
  };
};

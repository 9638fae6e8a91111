import type { Consent, ListedChild } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';

export interface OfferedChild {
  id: string;
  name: string;
  /** its parent lets it be shown; what is not known yet the server says */
  mayBeShown: boolean;
}

/** Children as the field of a performance offers them, with what their parents said (rule R168). */
export const offeredChildren = (
  found: readonly ListedChild[],
  consents: readonly Consent[],
): OfferedChild[] => {
  const refused = new Set(
    consents
      .filter(({ kind, given }) => kind === 'shown_in_public' && !given)
      .map(({ child_id }) => child_id),
  );
  return found.map((child) => ({
    id: String(child.child_id),
    name: `${fullName(child.first_name, child.last_name)} (${fullName(child.parent_first_name, child.parent_last_name)})`,
    mayBeShown: child.parent_state === 'open' && !refused.has(child.child_id),
  }));
};

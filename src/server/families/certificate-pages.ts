import type { Database } from '../platform/db/database.ts';
import { childrenOfClosed } from './child-store.ts';
import { lastConsents } from './consent-store.ts';

/** Those of these children whose parent allows now that whoever has a code sees the page of its certificate (rule R220); nobody of a closed account. */
export const childrenWithPage = async (
  db: Database,
  childIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const [said, closed] = [await lastConsents(db, childIds), await childrenOfClosed(db, childIds)];
  return new Set(
    said.flatMap(({ childId, kind, given }) =>
      kind === 'certificate_page' && given && !closed.has(childId) ? [childId] : [],
    ),
  );
};

import type { Database } from '../platform/db/database.ts';
import { lastConsents } from './consent-store.ts';

/** The children, of these, whose parent allows now that whoever has a code sees the page of its certificate (rule R220). */
export const childrenWithPage = async (
  db: Database,
  childIds: readonly number[],
): Promise<ReadonlySet<number>> =>
  new Set(
    (await lastConsents(db, childIds)).flatMap(({ childId, kind, given }) =>
      kind === 'certificate_page' && given ? [childId] : [],
    ),
  );

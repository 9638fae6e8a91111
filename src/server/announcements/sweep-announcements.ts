import { retainedSince } from '../../domain/accounts/retention.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { deleteSentBefore } from './announcement-store.ts';

/** Deletes what staff wrote to many families longer ago than it is kept: it may name a child (rule R280). What a family has of it stays in its inbox. */
export const sweepAnnouncements = ({ database }: { database: OpenDatabase }, now: Date): Promise<void> =>
  database.transaction((tx) => deleteSentBefore(tx, retainedSince('announcements', now)));

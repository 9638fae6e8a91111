import { and, gte, sql } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { tasks } from './tables.ts';

/** Something that was sent in and that the teacher has answered; instants as JSON has them. */
export interface FeedbackStep {
  readonly id: number;
  readonly reviewedAt: string;
}

/** What was answered of these years since an instant, by enrolment, as a part of a query that asks for the steps of several nouns. */
export const feedbackSteps = (db: Database, enrolmentIds: readonly number[], since: Date) =>
  db
    .select({
      kind: sql<string>`'feedback'`.as('kind'),
      of: sql<number>`${tasks.enrolmentId}`.as('of'),
      facts: sql<object>`json_build_object('id', ${tasks.taskId}, 'reviewedAt', ${tasks.reviewedAt})`.as(
        'facts',
      ),
    })
    .from(tasks)
    .where(and(isAnyOf(tasks.enrolmentId, enrolmentIds), gte(tasks.reviewedAt, since)));

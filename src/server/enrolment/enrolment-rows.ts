import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { enrolments } from './tables.ts';

/** In another noun's query: whether the first bill of this enrolment was ever paid. */
export const wasSettled = (enrolmentId: AnyPgColumn): SQL =>
  sql`exists (select from ${enrolments} where ${enrolments.enrolmentId} = ${enrolmentId} and ${enrolments.settledAt} is not null)`;

/** In another noun's query: whether the child left during this enrolment (rule R289). */
export const wasLeft = (enrolmentId: AnyPgColumn): SQL =>
  sql`exists (select from ${enrolments} where ${enrolments.enrolmentId} = ${enrolmentId} and ${enrolments.leftOn} is not null)`;

import { and, gte, lt, not, sql } from 'drizzle-orm';
import { startOfDay } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { type Days, isUndone } from './money-movements.ts';
import { words } from './payment-words.ts';
import { payments } from './tables.ts';

export interface Income {
  readonly name: string;
  readonly nameIndo: string;
  readonly amount: number;
}

const inDays = ({ first, next }: Days) =>
  and(not(isUndone), gte(payments.settledAt, startOfDay(first)), lt(payments.settledAt, startOfDay(next)));

/** What was paid in these days by what it was paid for, as receipts call it, the greatest first. */
export const incomeByItem = async (db: Database, days: Days): Promise<Income[]> => {
  const line = sql`jsonb_array_elements(${payments.lines})`;
  const lines = db
    .select({ purpose: payments.purpose, line: sql<unknown>`${line}`.as('line') })
    .from(payments)
    .where(inDays(days))
    .as('charged_lines');
  // The line of a later bill bears its period, so each would stand alone.
  const isLater = sql`${lines.purpose} = 'COURSE_EXTENSION'`;
  const rows = await db
    .select({
      name: sql<string>`case when ${isLater} then ${words.en.laterBills} else ${lines.line} ->> 'name' end`,
      nameIndo: sql<string>`case when ${isLater} then ${words.id.laterBills} else ${lines.line} ->> 'nameIndo' end`,
      amount: sql`sum((${lines.line} ->> 'value')::bigint - (${lines.line} ->> 'discount')::bigint)`.mapWith(
        Number,
      ),
    })
    .from(lines)
    .groupBy(sql`1`, sql`2`);
  const [fees] = await db
    .select({ amount: sql`coalesce(sum(${payments.fee}), 0)`.mapWith(Number) })
    .from(payments)
    .where(inDays(days));
  return [...rows, { name: words.en.fee, nameIndo: words.id.fee, amount: fees?.amount ?? 0 }]
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount);
};

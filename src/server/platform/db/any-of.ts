import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a number column holds one of these whole numbers: one parameter, however many they are. */
export const isAnyOf = (column: SQLWrapper, numbers: readonly number[]): SQL =>
  sql`${column} = any(${`{${numbers.join(',')}}`}::int[])`;

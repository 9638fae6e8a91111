import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whole numbers as the text of a PostgreSQL array, for a parameter. */
export const intArray = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

/** Whether a number column holds one of these whole numbers: one parameter, however many they are. */
export const isAnyOf = (column: SQLWrapper, numbers: readonly number[]): SQL =>
  sql`${column} = any(${intArray(numbers)}::int[])`;

/** Whether a number column holds one of them in a prepared query, whose values hold an `intArray` under this name. */
export const isInPlaceholder = (column: SQLWrapper, name: string): SQL =>
  sql`${column} = any(${sql.placeholder(name)}::int[])`;

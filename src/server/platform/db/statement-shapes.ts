import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { placeholderFor } from './prepared.ts';

/**
 * Each is built once and kept for good. Most tables are written in one or two shapes; of a payment two dozen sets of columns change
 * together.
 */
const MOST_SHAPES = 64;

/**
 * Statements of one kind that differ by the columns that they write.
 * @returns what gives the statement of a shape, built with the number of that shape; null: there are too many, it is to be built anew
 */
export const statementShapes = <Statement>() => {
  const known = new Map<string, Statement>();
  return (shape: string, build: (number: number) => Statement): Statement | null => {
    const found = known.get(shape);
    if (found !== undefined || known.size >= MOST_SHAPES) return found ?? null;
    const built = build(known.size);
    known.set(shape, built);
    return built;
  };
};

/** The columns that a row gives; what is undefined is left to the database. */
export const keysOf = (row: Record<string, unknown>): string[] =>
  Object.keys(row).filter((key) => row[key] !== undefined);

/** A placeholder for each of these columns. */
export const placeholdersOf = (
  columns: Record<string, PgColumn>,
  keys: readonly string[],
  nameOf: (key: string) => string,
): Record<string, SQL> =>
  Object.fromEntries(keys.map((key) => [key, placeholderFor(columnOf(columns, key), nameOf(key))]));

const columnOf = (columns: Record<string, PgColumn>, key: string): PgColumn => {
  const column = columns[key];
  if (!column) throw new Error(`There is no column for ${key}.`);
  return column;
};

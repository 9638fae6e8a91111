/** Lists the product's tables, quoted; those of the migrations live in another schema. */
export const productTables = `
  select format('%I.%I', schemaname, tablename) as name
  from pg_catalog.pg_tables where schemaname = 'public' order by 1`;

/** Empties the tables in one statement, so that nobody sees some of them emptied. */
export async function emptyTables(
  execute: (text: string) => Promise<{ rows: Record<string, unknown>[] }>,
): Promise<void> {
  const { rows } = await execute(productTables);
  if (rows.length === 0) return;
  await execute(`truncate ${rows.map((row) => String(row['name'])).join(', ')} restart identity cascade`);
}

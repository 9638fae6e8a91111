import type { OpenDatabase } from './database.ts';
import { DatabaseRefused } from './database-refused.ts';
import { tableNames } from './dumped.ts';

/** Rows that are read and written at once. */
const ROWS = 200;

/**
 * Copies every row of one school's database into another, whose tables are the same and hold no school: all of it or
 * nothing. At the end both are compared, row by row. Nobody else may use either meanwhile.
 * @returns how many rows there are
 * @throws DatabaseRefused when what arrived is not what was there
 */
export const copyDatabase = (from: OpenDatabase, to: OpenDatabase): Promise<number> =>
  to.transaction(async () => {
    await to.execute('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const tables = await tableNames((text) => to.execute(text));
    // Taken away and made again, so that the order of tables and rows does not matter; made again, each is checked.
    const keys = await textsOf(to, foreignKeys);
    for (const { off } of keys) await to.execute(String(off));
    for (const table of tables)
      await to.execute(`alter table ${table} disable trigger user; truncate ${table}`);
    for (const table of tables) await copyTable(from, to, table);
    for (const table of tables) await to.execute(`alter table ${table} enable trigger user`);
    for (const { on } of keys) await to.execute(String(on));
    for (const { name } of await textsOf(from, sequences)) {
      const [at] = await textsOf(from, `select last_value::text as last, is_called from ${String(name)}`);
      await to.execute('select setval($1::regclass, $2::bigint, $3)', [
        name,
        at?.['last'],
        at?.['is_called'],
      ]);
    }
    return compareDatabases(from, to);
  });

/**
 * Whether both hold the same rows.
 * @returns how many
 * @throws DatabaseRefused naming the first table that differs
 */
export const compareDatabases = async (from: OpenDatabase, to: OpenDatabase): Promise<number> => {
  let rows = 0;
  for (const table of await tableNames((text) => from.execute(text))) {
    const [there, here] = [await digestOf(from, table), await digestOf(to, table)];
    if (there.count !== here.count || there.digest !== here.digest)
      throw new DatabaseRefused(
        `The table ${table} is not the same in both databases: ${there.count} rows here, ${here.count} in DATABASE_URL, or others.`,
      );
    rows += there.count;
  }
  return rows;
};

const textsOf = async (database: OpenDatabase, text: string) => (await database.execute(text)).rows;

const foreignKeys = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

const sequences = `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public'`;

/** The columns that are written, as PostgreSQL computes the others itself. */
const columnsOf = (table: string) => `
  select quote_ident(attname) as name from pg_attribute
  where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;

/** Each row travels as the text that PostgreSQL itself makes of a row, which loses nothing. */
const copyTable = async (from: OpenDatabase, to: OpenDatabase, table: string): Promise<void> => {
  const columns = (await textsOf(to, columnsOf(table))).map(({ name }) => String(name));
  const insert =
    `insert into ${table} (${columns.join(', ')}) overriding system value ` +
    `select ${columns.map((name) => `(made).${name}`).join(', ')} ` +
    // Without the offset PostgreSQL would read a row anew for each of its columns.
    `from (select said::${table} as made from unnest($1::text[]) said offset 0) rows`;
  await from.transaction(async () => {
    await from.execute(`declare moved cursor for select moving::text as row from ${table} moving`);
    for (;;) {
      const rows = await textsOf(from, `fetch ${ROWS} from moved`);
      if (rows.length === 0) return;
      await to.execute(insert, [rows.map(({ row }) => row)]);
    }
  });
};

const digestOf = async (database: OpenDatabase, table: string) => {
  const [found] = await textsOf(
    database,
    `select count(*) as count, md5(string_agg(row, '' order by row collate "C")) as digest
     from (select md5(compared::text) as row from ${table} compared) rows`,
  );
  return { count: Number(found?.['count']), digest: found?.['digest'] };
};

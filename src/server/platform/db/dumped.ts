import { productTables } from './empty.ts';

/** What a dump holds, as of the one moment that it shows. */
export interface Dumped {
  kind: 'embedded' | 'postgres';
  /** version of the PostgreSQL that it was taken from, such as `15.18` */
  engine: string;
  /** how many migrations had made its tables */
  migrations: number;
  /** the number of rows of each table, by its name */
  tables: Record<string, number>;
}

type Ask = (text: string) => Promise<{ rows: unknown[] }>;

/** The names of the product's tables, quoted and with their schema. */
export const tableNames = async (ask: Ask): Promise<string[]> =>
  (await ask(productTables)).rows.map((row) => (row as { name: string }).name);

/** What `ask` sees now: inside a transaction that sees one moment, all of it belongs together. */
export const describeDump = async (kind: Dumped['kind'], ask: Ask): Promise<Dumped> => {
  const numberOf = async (text: string) =>
    Number((await ask(text)).rows.map((row) => (row as { n: unknown }).n)[0]);
  const tables: Dumped['tables'] = {};
  for (const name of await tableNames(ask))
    tables[name] = await numberOf(`select count(*) as n from ${name}`);
  const { rows } = await ask(`select current_setting('server_version') as version`);
  const [version = ''] = rows.map((row) => (row as { version: string }).version.split(' ')[0]);
  const migrations = await numberOf('select count(*) as n from drizzle."__drizzle_migrations"');
  return { kind, engine: version, migrations, tables };
};

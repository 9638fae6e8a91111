import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An empty database of its own on the PostgreSQL of TEST_DATABASE_URL, for servers that are started as processes. */
export const emptyPostgres = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const admin = process.env['TEST_DATABASE_URL'];
  if (!admin)
    throw new Error(
      'TEST_DATABASE_URL must name a PostgreSQL; `npm test -- durability` starts one by itself',
    );
  const name = `kancil_test_${randomUUID().replaceAll('-', '')}`;
  const ask = async (sql: string) => {
    const client = new Client({ connectionString: admin });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await ask(`create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(`drop database if exists ${name} with (force)`) };
};

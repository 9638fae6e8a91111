import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { emptyPostgres } from '../../../../tests/support/empty-postgres.ts';
import { settings } from '../../prices/tables.ts';
import { startProblem } from '../../start-problem.ts';
import type { OpenDatabase } from './database.ts';
import { isUnreachable } from './errors.ts';
import { kindProblem, openPostgres } from './postgres.ts';
import { wayTo } from './way.test-support.ts';

test('an address where no server answers is refused', async () => {
  await expect(openPostgres('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow(
    'Nobody listens at 127.0.0.1:1, which DATABASE_URL names. Start PostgreSQL there, or correct DATABASE_URL.',
  );
});

const usable = { encoding: 'UTF8', number: 150_000, version: '15.0', standby: false };

test.each([
  [{}, null],
  [{ number: 180_001, version: '18.1' }, null],
  [
    { number: 140_019, version: '14.19 (Ubuntu)' },
    'DATABASE_URL names a PostgreSQL 14.19 (Ubuntu), this program needs 15 or later.',
  ],
  [
    { encoding: 'SQL_ASCII' },
    `The database of DATABASE_URL has the encoding SQL_ASCII, this program needs UTF8: create database … encoding 'UTF8' template template0.`,
  ],
  [
    { standby: true },
    'DATABASE_URL names a PostgreSQL that only follows another one and cannot be written. Name that other one.',
  ],
])('a PostgreSQL with %j: %s', (found, problem) => {
  expect(kindProblem({ ...usable, ...found })).toBe(problem);
});

/** Only a server has other processes and connections that break. */
if (process.env['TEST_DATABASE_URL']) {
  describe('PostgreSQL', () => {
    let first: OpenDatabase;
    let second: OpenDatabase;

    beforeAll(async () => {
      first = await freshDatabase();
      const { rows } = await first.execute('select current_database() as name');
      const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
      url.pathname = `/${String(rows[0]?.['name'])}`;
      second = await openPostgres(url.href);
    });
    afterAll(async () => {
      await second.close();
      await first.close();
    });

    test('one process at a time does exclusive work', async () => {
      const log: string[] = [];
      const begun = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const piece = (database: OpenDatabase, name: string) =>
        database.exclusively('report', async () => {
          log.push(`${name} starts`);
          begun.resolve();
          await end.promise;
          log.push(`${name} ends`);
        });
      const pieces = [piece(first, 'first')];
      await begun.promise;
      pieces.push(piece(second, 'second'));
      const waiting = `select pid from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(() => first.execute(waiting)).toMatchObject({ rows: [{}] });
      end.resolve();
      await Promise.all(pieces);
      expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
    });

    test('work that another process does is skipped, and done again at once by the process that did it', async () => {
      const begun = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const log: string[] = [];
      const piece = first.exclusivelyUnlessBusy('job bills', () => (begun.resolve(), end.promise));
      await begun.promise;
      expect(await second.exclusivelyUnlessBusy('job bills', async () => void log.push('second'))).toBe(
        false,
      );
      end.resolve();
      expect(await piece).toBe(true);
      for (let again = 0; again < 20; again += 1)
        expect(await first.exclusivelyUnlessBusy('job bills', async () => void log.push('first'))).toBe(true);
      expect(await second.exclusivelyUnlessBusy('job bills', async () => void log.push('second'))).toBe(true);
      expect(log).toEqual([...Array.from({ length: 20 }, () => 'first'), 'second']);
    });

    test('a lock whose connection broke is another’s, and its process gets it again', async () => {
      const held = () =>
        second.execute(
          `select pid from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()
           and database = (select oid from pg_database where datname = current_database())`,
        );
      await first.exclusively('close', async () => {
        const { rows } = await held();
        expect(rows).toHaveLength(1);
        await second.execute('select pg_terminate_backend($1)', [rows[0]?.['pid']]);
        await expect.poll(async () => (await held()).rows).toEqual([]);
        expect(await second.exclusivelyUnlessBusy('close', async () => undefined)).toBe(true);
      });
      expect((await held()).rows).toEqual([]);
      expect(await first.exclusivelyUnlessBusy('close', async () => undefined)).toBe(true);
      expect((await held()).rows).toEqual([]);
    });

    test('every job and lock of a process can be at work at once', async () => {
      const all = Promise.withResolvers<void>();
      let working = 0;
      const work = async () => {
        working += 1;
        if (working === 12) all.resolve();
        await all.promise;
      };
      const names = Array.from({ length: 12 }, (_, index) => `work ${index}`);
      await Promise.all(names.map((name) => first.exclusively(name, work)));
      expect(working).toBe(12);
    });

    test('a role that may not create tables in its database gets one sentence that says so', async () => {
      const role = `kancil_guest_${randomUUID().replaceAll('-', '')}`;
      const postgres = await emptyPostgres();
      const url = new URL(postgres.url);
      await first.execute(`create role ${role} login`);
      url.username = role;
      const guest = await openPostgres(url.href);
      try {
        const error: unknown = await guest.migrate().catch((thrown: unknown) => thrown);
        expect(startProblem(error)).toBe(
          `PostgreSQL refuses the role of DATABASE_URL what it needs (permission denied for database ` +
            `${url.pathname.slice(1)}). Give it CREATE on the database, for example by making it the owner. Then start again.`,
        );
      } finally {
        await guest.close();
        await postgres.drop();
        await first.execute(`drop role ${role}`);
      }
    });

    const madeWith = async (options: string) => {
      const name = `kancil_kind_${randomUUID().replaceAll('-', '')}`;
      await first.execute(`create database ${name} ${options}`);
      onTestFinished(async () => void (await first.execute(`drop database if exists ${name} with (force)`)));
      const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
      url.pathname = `/${name}`;
      return url.href;
    };

    test.each(['SQL_ASCII', 'LATIN1', 'EUC_JP'])(
      'a database with the encoding %s is refused',
      async (encoding) => {
        const url = await madeWith(`encoding '${encoding}' lc_collate 'C' lc_ctype 'C' template template0`);
        await expect(openPostgres(url)).rejects.toThrow(
          `The database of DATABASE_URL has the encoding ${encoding}, this program needs UTF8`,
        );
      },
    );

    test('a database that a newer version has changed is refused, and left as it is', async () => {
      const url = await madeWith(`encoding 'UTF8' template template0`);
      const database = await openPostgres(url);
      onTestFinished(() => database.close());
      expect(await database.schema()).toBe('none');
      await database.migrate();
      expect(await database.schema()).toBe('current');
      await database.execute(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`,
      );
      await expect(database.migrate()).rejects.toThrow(
        'A newer version of this program has changed the tables',
      );
      await database.execute(`update drizzle.__drizzle_migrations set created_at = 1 where hash = 'later'`);
      await expect(database.migrate()).rejects.toThrow('Another version of this program made the tables');
    });

    test('a database with tables of another program is refused, one with modules is not', async () => {
      const url = await madeWith(`encoding 'UTF8' template template0`);
      const database = await openPostgres(url);
      onTestFinished(() => database.close());
      await database.execute('create extension pg_trgm; create view seen as select 1 as one');
      expect(await database.schema()).toBe('none');
      await database.execute('create table wp_posts (id integer)');
      await expect(database.migrate()).rejects.toThrow('This database holds tables of another program.');
    });

    test('a migration that fails is said in one sentence, and changes nothing', async () => {
      const url = await madeWith(`encoding 'UTF8' template template0`);
      const database = await openPostgres(url);
      onTestFinished(() => database.close());
      // A view takes the name of a table that the first migration makes.
      await database.execute('create view users as select 1 as one');
      const error: unknown = await database.migrate().catch((thrown: unknown) => thrown);
      expect(startProblem(error)).toBe(
        'The tables could not be brought up to date (relation "users" already exists, 42P07). Nothing was changed: ' +
          'the version that ran before still starts. Please tell whoever made this program.',
      );
      expect(await database.schema()).toBe('none');
    });

    test('a server that falls silent fails what was asked and what is asked, until it answers again', async () => {
      const way = await wayTo(await madeWith(`encoding 'UTF8' template template0`));
      const database = await openPostgres(way.url, undefined, 2);
      onTestFinished(() => database.close());
      await database.listen('clock', () => undefined);
      way.freeze(true);
      // More than there are connections: some wait for one.
      const asked = Array.from({ length: 5 }, () => database.execute('select 1'));
      const within = database.transaction(() => database.execute('select 1'));
      for (const answer of await Promise.allSettled([...asked, within]))
        expect(isUnreachable((answer as PromiseRejectedResult).reason)).toBe(true);
      await expect(database.ping()).rejects.toThrow('The database does not answer.');
      way.freeze(false);
      await expect
        .poll(() =>
          database.execute('select 1 as one').then(
            ({ rows }) => rows,
            () => null,
          ),
        )
        .toEqual([{ one: 1 }]);
    });

    test('a message reaches the other process', async () => {
      const heard: string[] = [];
      await second.listen('clock', (payload) => heard.push(payload));
      await first.notify('clock', 'a page changed');
      await expect.poll(() => heard).toEqual(['a page changed']);
    });

    test('that guests’ pages are stale reaches the other process, and its own at once', async () => {
      const heard: string[] = [];
      await first.listen('content', () => heard.push('here'));
      await second.listen('content', () => heard.push('there'));
      await first.transaction((tx) => tx.delete(settings));
      expect(heard).toContain('here');
      await expect.poll(() => heard.toSorted()).toEqual(['here', 'there']);
    });

    test('a message of its own reaches a process once, whatever the database repeats', async () => {
      const heard: string[] = [];
      const heardElsewhere: string[] = [];
      await first.listen('clock', (payload) => heard.push(payload));
      await second.listen('clock', (payload) => heardElsewhere.push(payload));
      await first.notify('clock', 'own');
      expect(heard).toEqual(['own']);
      // Messages come in their order: behind this one no other is on its way.
      await second.notify('clock', 'from elsewhere');
      await expect.poll(() => heard).toEqual(['own', 'from elsewhere']);
      await expect.poll(() => heardElsewhere.toSorted()).toEqual(['from elsewhere', 'own']);
    });

    test('broken connections are replaced, and the listener learns that it may have missed something', async () => {
      const heard: string[] = [];
      await second.listen('clock', (payload) => heard.push(payload));
      await first.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await expect.poll(() => heard).toEqual(['']);
      await first.notify('clock', 'moved');
      await expect.poll(() => heard).toEqual(['', 'moved']);
      await expect(second.ping()).resolves.toBeUndefined();
    });

    test('processes that start together migrate once', async () => {
      await Promise.all([first.migrate(), second.migrate(), first.migrate(), second.migrate()]);
      await expect(second.ping()).resolves.toBeUndefined();
    });

    test('a role that owns its database and nothing more can make and search the tables', async () => {
      const role = `kancil_owner_${randomUUID().replaceAll('-', '')}`;
      const postgres = await emptyPostgres();
      const url = new URL(postgres.url);
      await first.execute(`create role ${role} login`);
      await first.execute(`alter database ${url.pathname.slice(1)} owner to ${role}`);
      url.username = role;
      const owned = await openPostgres(url.href);
      try {
        await owned.migrate();
        const { rows } = await owned.execute(
          `select usesuper from pg_user where usename = current_user
           union all select searchable('Bintang') like '%tang%'`,
        );
        expect(rows.map(({ usesuper }) => usesuper)).toEqual([false, true]);
      } finally {
        await owned.close();
        await postgres.drop();
        await first.execute(`drop role ${role}`);
      }
    });
  });
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { emptyPostgres } from '../../../../tests/support/empty-postgres.ts';
import { settings } from '../../prices/tables.ts';
import { startProblem } from '../../start-problem.ts';
import type { OpenDatabase } from './database.ts';
import { openPostgres } from './postgres.ts';

test('an address where no server answers is refused', async () => {
  await expect(openPostgres('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow('ECONNREFUSED');
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

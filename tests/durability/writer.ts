/**
 * Moves money between ten accounts until it is killed, three movements at a time; each is a row, two entries and two
 * balances in one transaction. Says what it finds at the start, then the number of every movement after its commit.
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '../../src/server/platform/db/open.ts';
import type { LedgerFindings } from './ledger-findings.ts';

const database = await openDatabase({ directory: process.env['DATA_DIR'] ?? '' });
await database.execute(`
  create table if not exists accounts (id integer primary key, balance bigint not null);
  create table if not exists movements (id bigint primary key);
  create table if not exists entries (
    movement bigint not null references movements (id),
    account integer not null references accounts (id),
    amount bigint not null
  );
  create index if not exists entries_movement on entries (movement);
  insert into accounts select n, 0 from generate_series(1, 10) n on conflict do nothing`);

const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);
const found = await look();
say({ found });

let next = Math.max(0, ...found.movements);
await Promise.all([keepMoving(), keepMoving(), keepMoving(), keepTidying()]);

async function keepMoving(): Promise<void> {
  for (;;) {
    next += 1;
    await move(next);
  }
}

async function move(id: number): Promise<void> {
  const from = (id % 10) + 1;
  const to = ((id * 7 + 3) % 10) + 1;
  await database.transaction(async () => {
    await database.execute('insert into movements (id) values ($1)', [id]);
    for (const [account, amount] of [
      [from, -id],
      [to, id],
    ]) {
      await database.execute('insert into entries values ($1, $2, $3)', [id, account, amount]);
      await database.execute('update accounts set balance = balance + $2 where id = $1', [account, amount]);
    }
  });
  say({ acknowledged: id });
}

/** The timers of a real server tick every five minutes; here often enough to be hit. */
async function keepTidying(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await database.checkpoint();
  }
}

async function look(): Promise<LedgerFindings> {
  const { rows: movements } = await database.execute('select id from movements order by id');
  const { rows } = await database.execute(`
    select
      (select count(*) from (select movement from entries group by movement having count(*) <> 2 or sum(amount) <> 0) x)
        as unbalanced,
      (select count(*) from movements m where not exists (select from entries e where e.movement = m.id)) as empty,
      (select count(*) from accounts a where balance <>
        coalesce((select sum(amount) from entries e where e.account = a.id), 0)) as wrong`);
  return {
    movements: movements.map((row) => Number(row['id'])),
    unbalanced: Number(rows[0]?.['unbalanced']),
    empty: Number(rows[0]?.['empty']),
    wrongBalances: Number(rows[0]?.['wrong']),
  };
}

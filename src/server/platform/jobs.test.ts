import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../tests/support/database.ts';
import type { OpenDatabase } from './db/database.ts';
import { type Job, type RunningJobs, startJobs } from './jobs.ts';

let database: OpenDatabase;
let running: RunningJobs | undefined;
let now = new Date('2027-01-04T08:00:00+07:00');
const clock = { now: () => now };
const log = { error: vi.fn(), warn: vi.fn() };

beforeAll(async () => {
  database = await freshDatabase();
  await database.execute('create table chores (name text, due_at timestamptz, done_at timestamptz)');
});
afterEach(async () => {
  await running?.stop();
  vi.clearAllMocks();
  await database.empty();
  now = new Date('2027-01-04T08:00:00+07:00');
});
afterAll(() => database.close());

const at = (time: string) => new Date(`2027-01-${time}+07:00`);

const owe = (name: string, due: Date) =>
  database.execute('insert into chores (name, due_at) values ($1, $2)', [name, due.toISOString()]);

const done = async () => {
  const { rows } = await database.execute(
    'select name, done_at from chores where done_at is not null order by done_at, name',
  );
  return rows.map((row) => `${String(row['name'])} ${new Date(row['done_at'] as Date).toISOString()}`);
};

/** Does the chores whose name starts with its own. */
function chores(name: string, also?: (now: Date) => Promise<unknown>): Job {
  return {
    name,
    everyMinutes: 24 * 60,
    async nextDue() {
      const { rows } = await database.execute(
        'select min(due_at) as due from chores where done_at is null and name like $1',
        [`${name}%`],
      );
      const due = rows[0]?.['due'] as Date | string | null;
      return due === null ? null : new Date(due);
    },
    async runDue(instant) {
      await also?.(instant);
      await database.execute(
        'update chores set done_at = $1 where done_at is null and due_at <= $1 and name like $2',
        [instant.toISOString(), `${name}%`],
      );
    },
  };
}

async function start(...jobs: Job[]): Promise<RunningJobs> {
  running = startJobs(database, jobs, clock, log, { retry: 0.02 });
  await running.idle();
  return running;
}

const setClock = async (instant: Date) => void (now = instant);

test('what came due while the server was down is done at the start', async () => {
  await owe('bill', at('03T09:00'));
  await start(chores('bill'));
  expect(await done()).toEqual(['bill 2027-01-04T01:00:00.000Z']);
});

test('a job kicked in a transaction runs after the commit and sees it', async () => {
  const jobs = await start(chores('mail'));
  await database.transaction(async () => {
    await owe('mail', at('04T08:00'));
    await jobs.kick('mail');
  });
  await vi.waitFor(async () => expect(await done()).toEqual(['mail 2027-01-04T01:00:00.000Z']));
});

test('what a process without jobs kicks in a transaction is done by a worker after the commit (rule R311)', async () => {
  const worker = await start(chores('mail'));
  await database.listen('jobs', worker.heard);
  const web = startJobs(database, [chores('mail')], clock, log, { here: false });
  await web.idle();
  await database.transaction(async () => {
    await owe('mail', at('04T08:00'));
    await web.kick('mail');
    expect(await done()).toEqual([]);
  });
  await expect.poll(done).toEqual(['mail 2027-01-04T01:00:00.000Z']);
  await owe('mail', at('04T07:00'));
  // A connection that broke may have lost a message.
  worker.heard('');
  await expect.poll(async () => (await done()).length).toBe(2);
});

test('a job runs one at a time, and once more for what was asked meanwhile', async () => {
  let inside = 0;
  let most = 0;
  let runs = 0;
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const job = chores('slow', async () => {
    runs += 1;
    most = Math.max(most, (inside += 1));
    if (runs === 2) begun.resolve();
    if (runs > 1) await end.promise;
    inside -= 1;
  });
  const jobs = await start(job);
  await jobs.kick('slow');
  await begun.promise;
  for (let each = 0; each < 4; each += 1) await jobs.kick('slow');
  // Kicks reach the job in their order, so by now all of them have.
  await new Promise<void>((resolve) => database.afterCommit(resolve));
  end.resolve();
  await jobs.idle();
  expect({ most, runs }).toEqual({ most: 1, runs: 3 });
});

test('a job that another process runs is skipped, and looked at again soon', async () => {
  let skipped = 0;
  const asked = {
    ...database,
    exclusivelyUnlessBusy: async (name: string, work: () => Promise<void>) =>
      skipped++ < 2 ? false : database.exclusivelyUnlessBusy(name, work),
  };
  await owe('bill', at('03T09:00'));
  running = startJobs(asked, [chores('bill')], clock, log, { retry: 0.02 });
  await expect.poll(done).toEqual(['bill 2027-01-04T01:00:00.000Z']);
  expect(log.error).not.toHaveBeenCalled();
});

test('a running job receives the stop signal, and the stop waits for its current row', async () => {
  const begun = Promise.withResolvers<void>();
  const atHand = Promise.withResolvers<void>();
  const rows: string[] = [];
  const job: Job = {
    ...chores('post'),
    async runDue(_now, stopping) {
      begun.resolve();
      while (rows.length < 3) {
        if (stopping?.aborted) return;
        await atHand.promise;
        rows.push('sent');
      }
    },
  };
  const jobs = startJobs(database, [job], clock, log, { retry: 0.02 });
  await begun.promise;
  const stopped = jobs.stop();
  atHand.resolve();
  await stopped;
  expect(rows).toEqual(['sent']);
});

test('a failed job is tried again, and its words are not logged', async () => {
  let failures = 2;
  const job = chores('charge', async () => {
    if (failures-- > 0) throw new Error('card of Budi refused');
  });
  await owe('charge', at('03T09:00'));
  await start(job);
  await expect.poll(done).toHaveLength(1);
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(log.error.mock.calls)).toContain('"job":"charge"');
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('Budi');
});

test('what becomes due without a kick is done when the job looks again', async () => {
  await start({ ...chores('place'), everyMinutes: 0.02 / 60 });
  await owe('place', at('04T08:00'));
  await expect.poll(done).toEqual(['place 2027-01-04T01:00:00.000Z']);
});

test('moving the clock visits every due instant in order', async () => {
  const visited: string[] = [];
  const remind = chores('remind');
  const expire = chores('expire', async () => {
    if (now >= at('06T00:00') && !visited.includes('follow-up')) {
      visited.push('follow-up');
      await owe('remind a follow-up', at('07T10:00'));
    }
  });
  const jobs = await start(remind, expire);
  await owe('expire', at('06T00:00'));
  await owe('remind', at('05T09:00'));
  await owe('remind too late', at('09T09:00'));
  await jobs.runUntil(at('08T12:00'), setClock);
  expect(now).toEqual(at('08T12:00'));
  expect(await done()).toEqual([
    'remind 2027-01-05T02:00:00.000Z',
    'expire 2027-01-05T17:00:00.000Z',
    'remind a follow-up 2027-01-07T03:00:00.000Z',
  ]);
});

test('the clock arrives although a job fails or makes no progress', async () => {
  const idle: Job = { ...chores('idle'), nextDue: async () => at('05T09:00'), runDue: async () => undefined };
  const failing: Job = {
    ...chores('failing'),
    nextDue: () => Promise.reject(new Error('no')),
    runDue: () => Promise.reject(new Error('no')),
  };
  const jobs = await start(idle, failing, chores('mail'));
  await owe('mail', at('06T09:00'));
  await jobs.runUntil(at('08T12:00'), setClock);
  expect(now).toEqual(at('08T12:00'));
  expect(await done()).toEqual(['mail 2027-01-06T02:00:00.000Z']);
});

test('what is due only after its instant is done a millisecond later', async () => {
  const strict = chores('strict');
  const job: Job = { ...strict, runDue: (instant) => strict.runDue(new Date(instant.getTime() - 1)) };
  const jobs = await start(job);
  await owe('strict', at('05T09:00'));
  await jobs.runUntil(at('08T12:00'), setClock);
  expect(await done()).toEqual(['strict 2027-01-05T02:00:00.000Z']);
});

test('the clock is not moved back', async () => {
  const jobs = await start(chores('mail'));
  await expect(jobs.runUntil(at('03T08:00'), setClock)).rejects.toThrow(RangeError);
});

test('emptying the database leaves the jobs running', async () => {
  const jobs = await start(chores('mail'));
  await database.empty();
  await owe('mail', at('04T08:00'));
  await jobs.kick('mail');
  await vi.waitFor(async () => expect(await done()).toHaveLength(1));
});

test('a job that does not exist is not kicked', async () => {
  const jobs = await start(chores('mail'));
  await expect(jobs.kick('post')).rejects.toThrow('There is no job post.');
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureOnMachine } from '../scripts/lib/machine.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { readConfig } from '../src/server/config.ts';
import { openSchoolForCommand } from '../src/server/open-school.ts';
import { inFolder, pause, run, productFile } from './support.ts';

const FEW = 200;
const MANY = 20_000;
const MASTERS = 1000;
const PER_SECOND = 200;
const SECONDS = 30;
const WARM_UP_SECONDS = 8;
/** Families who ask, each with its own session and child, spread over the whole school. */
const ASKING = 200;

interface Execute {
  (text: string): Promise<{ rows: Record<string, unknown>[] }>;
}
interface Asking {
  child: number;
  cookie: string;
}
interface Latency {
  p50: number;
  p99: number;
}

/**
 * A child's year, asked for two hundred times a second on PostgreSQL: in a school of 200 children, then in one of 20,000, with
 * a thousand lessons in both.
 */
export const measureChildCourses = () =>
  inFolder(async (folder) => {
    const postgres = await startPostgres((await ensureOnMachine(['postgres'])).postgres, {
      asOperated: true,
    });
    try {
      const settings = { DATA_DIR: join(folder, 'school'), DATABASE_URL: postgres.url };
      await (await run(productFile, settings)).stop();
      const lines: string[] = [];
      const measured: Latency[] = [];
      for (const children of [FEW, MANY]) {
        const asking = await fill(settings, children);
        const server = await run(productFile, settings);
        try {
          await atRate(server.url, asking, WARM_UP_SECONDS);
          const { bytes, took, failed } = await atRate(server.url, asking, SECONDS);
          const latency = { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
          measured.push(latency);
          lines.push(
            `GET /course/child-course/{id}, ${children} children: ${PER_SECOND}/s for ${SECONDS} s, ` +
              `p50 ${latency.p50.toFixed(1)} ms, p99 ${latency.p99.toFixed(1)} ms, ${failed} failed, ` +
              `${(bytes / 1000).toFixed(0)} kB each, load ${loadavg()[0]?.toFixed(1)}`,
          );
        } finally {
          await server.stop();
        }
      }
      const [few, many] = measured;
      if (few && many)
        lines.push(
          `20,000 children against 200: p50 × ${(many.p50 / few.p50).toFixed(2)}, p99 × ${(many.p99 / few.p99).toFixed(2)}`,
        );
      return lines;
    } finally {
      await postgres.stop();
    }
  });

const percentile = (took: readonly number[], share: number) => took[Math.ceil(took.length * share) - 1] ?? 0;

/** At even intervals, whether or not the request before has been answered: a slow one does not slow down those behind it. */
const atRate = async (url: string, asking: readonly Asking[], seconds: number) => {
  const took: number[] = [];
  let failed = 0;
  let bytes = 0;
  // As a browser asks, but without opening what was compressed: that is not the server's time.
  const agent = new Agent({ keepAlive: true });
  const ask = async ({ child, cookie }: Asking) => {
    const asked = performance.now();
    const headers = { cookie, 'accept-encoding': 'br' };
    const request = get(`${url}/api/v1/course/child-course/${child}`, { agent, headers });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    bytes = 0;
    for await (const part of answer) bytes += (part as Buffer).length;
    took.push(performance.now() - asked);
    if (answer.statusCode !== 200) failed += 1;
  };
  const begun = performance.now();
  const all: Promise<void>[] = [];
  for (let asked = 0; asked < PER_SECOND * seconds; asked += 1) {
    await pause(Math.max(0, begun + (asked * 1000) / PER_SECOND - performance.now()));
    const one = asking[(asked * 7919) % asking.length];
    if (one) all.push(ask(one));
  }
  await Promise.all(all);
  agent.destroy();
  return { bytes, failed, took: took.toSorted((one, other) => one - other) };
};

const tokenOf = (child: number) => `bench${String(child).padStart(38, '0')}`;

/** Fills the school up to so many children, each with a parent, a year of six bills and 40 marks. @returns who asks */
const fill = async (settings: Record<string, string>, children: number): Promise<Asking[]> => {
  const { parts, close } = await openSchoolForCommand(readConfig([], settings));
  try {
    const execute: Execute = parts.database.execute;
    await fillLessons(execute);
    await fillChildren(execute, children);
    const { rows } = await execute(`
      select child_id, family_id from children join users on user_id = family_id where email like 'bench-%'
      order by child_id % 101, child_id limit ${ASKING}`);
    const asking: Asking[] = [];
    for (const { child_id: child, family_id: family } of rows) {
      const token = tokenOf(Number(child));
      const hash = createHash('sha256').update(token).digest('base64url');
      await execute(`
        insert into sessions (token_hash, user_id, signed_in_at, user_agent, seen_at, expires_at)
        values ('${hash}', ${Number(family)}, now(), '', now(), now() + interval '30 days') on conflict do nothing`);
      asking.push({ child: Number(child), cookie: `kancil_session=${token}` });
    }
    await execute('vacuum analyze');
    return asking;
  } finally {
    await close();
  }
};

/** As many lessons for every grade, unit and week, and the demo's own. */
const fillLessons = (execute: Execute) =>
  execute(`
    insert into course_masters (grade, unit, week, type, title, title_indo, description, description_indo, video_key,
      video_type, created_at)
    select 2 + n % 5, 1 + (n / 5) % 9, 1 + (n / 45) % 4, 2, 'Lesson ' || n, 'Pelajaran ' || n,
      'What children see, hear and say in this lesson, as long as staff describe one. Words, a song and a task.',
      'Yang dilihat, didengar, dan diucapkan anak dalam pelajaran ini, sepanjang uraian staf. Kata, lagu, dan tugas.',
      'lessons/bench.mp4', 'video/mp4', now()
    from generate_series(1, greatest(0, ${MASTERS} - (select count(*) from course_masters where archived_at is null))) n`);

const fillChildren = async (execute: Execute, children: number) => {
  const { rows } = await execute(`
    select academic_year_id as id, start_date::text as start from batches where start_date <= current_date
    order by start_date desc limit 1`);
  const batch = Number(rows[0]?.['id']);
  const start = String(rows[0]?.['start']);
  await execute(`
    insert into users (email, password_hash, role, first_name, last_name, phone_number, gender, birthdate, province, city,
      zip_code, address_details, special_notes, locale, created_at, activated_at)
    select 'bench-' || n || '@example.test', '', 'parent', 'Siti', 'Kartika', '+62812' || lpad(n::text, 8, '0'), 'FEMALE',
      '1990-01-01', '32', '3205', '44151', 'Jalan Cimanuk ' || n, '', 'EN', now(), now()
    from generate_series(1 + (select count(*) from users where email like 'bench-%'), ${children}) n`);
  await execute(`
    insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
    select user_id, 'Alya', 'Kartika', 'FEMALE', '2018-05-02', now()
    from users where email like 'bench-%' and not exists (select from children where family_id = user_id)`);
  await execute(`
    insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at, settled_at)
    select child_id, ${batch}, 'BUY_COURSE', 2 + child_id % 5, 2, 'jne', 0, now(), now()
    from children join users on user_id = family_id
    where email like 'bench-%' and not exists (select from enrolments e where e.child_id = children.child_id)`);
  await execute(`
    insert into bills (enrolment_id, sequence, period_start, period_end, amount, paid_at, paid_by)
    select enrolment_id, n, date '${start}' + (n - 1) * interval '2 months', date '${start}' + n * interval '2 months', 700000,
      case when n < 5 then now() end, case when n < 5 then (select min(order_id) from payments where state = 'SETTLED') end
    from enrolments join children using (child_id) join users on user_id = family_id, generate_series(1, 6) n
    where email like 'bench-%' and not exists (select from bills b where b.enrolment_id = enrolments.enrolment_id)`);
  await execute(`
    insert into watched_marks (child_id, academic_year_id, course_id, watched_at)
    select child_id, ${batch}, course_id, now()
    from enrolments join children using (child_id) join users on user_id = family_id
      cross join lateral (
        select course_id from course_masters where course_masters.grade = enrolments.grade order by course_id limit 40) as seen
    where email like 'bench-%'
    on conflict do nothing`);
};

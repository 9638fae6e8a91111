import { join } from 'node:path';
import { demoAdmin } from '../src/demo/people.ts';
import { readConfig } from '../src/server/config.ts';
import { openSchoolForCommand } from '../src/server/open-school.ts';
import { onBothDatabases } from './both-databases.ts';
import { signInTo } from './sign-in.ts';
import { inFolder, run } from './support.ts';

const CHILDREN = 20_000;
const IN_BATCH = 12_000;
const TIMES = 40;

/** The back office's lists and searches, one after another, in a school of twenty thousand children; on both databases. */
export const measureLists = () =>
  onBothDatabases((name, environment) =>
    inFolder(async (folder) => {
      const settings = { DATA_DIR: join(folder, 'school'), ...environment };
      await (await run('src/server/main.ts', settings)).stop();
      const batch = await fill(settings);
      const server = await run('src/server/main.ts', settings);
      try {
        const cookie = await signInTo(server.url, demoAdmin.email);
        const lines: string[] = [];
        for (const path of questions(batch))
          lines.push(`${path.padEnd(48)} ${name}  ${await timed(`${server.url}/api/v1${path}`, cookie)}`);
        return lines;
      } finally {
        await server.stop();
      }
    }),
  );

const questions = (batch: number) => [
  '/childs?page=1',
  '/childs?page=1500',
  '/childs?page=1&q=bint+hand',
  '/childs?page=1&q=siti',
  '/childs?page=1&q=0812+3456',
  '/childs?page=1&q=s',
  '/childs?page=1&q=nobody',
  `/childs/academic-year/${batch}?page=1`,
  `/childs/academic-year/${batch}?page=1&q=bint+hand`,
  '/order?page=1',
  '/order/status/unshipped?page=1',
  '/order?page=1&q=bint+hand',
  '/order?page=1&q=jne000001',
  '/order?page=1&q=s',
];

const timed = async (url: string, cookie: string) => {
  const took: number[] = [];
  let total = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    total = ((await answer.json()) as { total: number }).total;
    took.push(performance.now() - start);
  }
  const median = took.toSorted((a, b) => a - b)[TIMES / 2] ?? 0;
  const slowest = Math.max(...took);
  return `${total} found, median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`;
};

const firstNames =
  'Siti Budi Made Wati Hendra Lina Agus Ratna Andi Yosef Bintang Rafi Alya Tiur Togar Marulam Dewi';
const lastNames =
  'Handayani Kartika Santoso Wijaya Siregar Nasution Simanjuntak Saputra Lestari Pratama Utami Hidayat';
const nameOf = (names: string, number: string) => {
  const list = names.split(' ');
  return `(array['${list.join("','")}'])[1 + ${number} % ${list.length}]`;
};

/** A parent for every child. @returns the batch that most of them are in */
const fill = async (settings: Record<string, string>): Promise<number> => {
  const { parts, close } = await openSchoolForCommand(readConfig([], settings));
  try {
    const { execute } = parts.database;
    const { rows } = await execute('select max(academic_year_id) as id from batches');
    const batch = Number(rows[0]?.['id']);
    await execute(`
      insert into users (email, password_hash, role, first_name, last_name, phone_number, gender, birthdate, province, city,
        zip_code, address_details, special_notes, locale, created_at)
      select 'bench-' || n || '@example.test', '', 'parent', ${nameOf(firstNames, '(n / 7)')}, ${nameOf(lastNames, '(n / 3)')},
        '+62812' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'FEMALE', '1990-01-01', '32', '3205', '44151',
        'Jalan Cimanuk ' || n, '', 'EN', now()
      from generate_series(1, ${CHILDREN}) n`);
    await execute(`
      insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
      select user_id, ${nameOf(firstNames, 'user_id')}, ${nameOf(lastNames, '(user_id / 5)')} || ' ' || user_id, 'MALE',
        '2018-05-02', now()
      from users where email like 'bench-%'`);
    await execute(`
      insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at, settled_at)
      select child_id, ${batch}, 'BUY_COURSE', 2 + child_id % 5, 12, 'jne', 0, now(), now()
      from children join users on user_id = family_id where email like 'bench-%' order by child_id limit ${IN_BATCH}`);
    await execute(`
      insert into orders (enrolment_id, family_id, child_id, status, courier, resi, created_at)
      select enrolment_id, family_id, child_id, case when child_id % 10 = 0 then 'unshipped' else 'shipped' end, 'jne',
        'JNE' || lpad(enrolment_id::text, 10, '0'), now()
      from enrolments join children using (child_id) join users on user_id = family_id where email like 'bench-%'`);
    await execute('vacuum analyze');
    return batch;
  } finally {
    await close();
  }
};

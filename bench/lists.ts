import { demoAdmin } from '../src/demo/people.ts';
import { readConfig } from '../src/server/config.ts';
import { openSchoolForCommand } from '../src/server/open-school.ts';
import { inSchool, pause, percentile, signInTo } from './support.ts';

const CHILDREN = 20_000;
/** of them in the batch, each with its order and six bills, the first one paid: 72,000 bills */
const IN_BATCH = 12_000;
const PER_SECOND = 50;
const SECONDS = 8;
/** Requests before it is measured. */
const WARM_UP = 20;

/** The back office's lists, sorts and searches, fifty a second in a school of twenty thousand children. */
export const measureLists = () =>
  inSchool(async (start, databaseUrl, folder) => {
    await (await start()).stop();
    const batch = await fill(
      { DATA_DIR: folder, DATABASE_URL: databaseUrl },
      { children: CHILDREN, inBatch: IN_BATCH },
    );
    const server = await start();
    const cookie = await signInTo(server.url, demoAdmin.email);
    const lines: string[] = [];
    for (const path of questions(batch))
      lines.push(`${path.padEnd(64)} ${await atRate(`${server.url}/api/v1${path}`, cookie)}`);
    return lines;
  });

const questions = (batch: number) => [
  '/childs?page=1',
  '/childs?page=1500',
  '/childs?page=1&sort=parent_name',
  '/childs?page=1&q=bint+hand',
  '/childs?page=1&q=siti',
  '/childs?page=1&q=0812+3456',
  '/childs?page=1&q=s',
  '/childs?page=1&q=nobody',
  `/childs/academic-year/${batch}?page=1`,
  `/childs/academic-year/${batch}?page=1000`,
  `/childs/academic-year/${batch}?page=1&sort=parent_name`,
  `/childs/academic-year/${batch}?page=1&sort=grade&direction=desc`,
  `/childs/academic-year/${batch}?page=1000&sort=grade`,
  `/childs/academic-year/${batch}?page=1&q=bint+hand`,
  '/order?page=1',
  '/order?page=1500',
  '/order?page=1&sort=child_name',
  '/order?page=1&sort=status&direction=desc',
  '/order/status/unshipped?page=1&sort=child_name',
  '/order?page=1&q=bint+hand',
  '/order?page=1&q=jne000001',
  '/order?page=1&q=s',
  '/course/all?page=1&q=grade+4+unit+5',
  `/course/all?page=1&academic_year_id=${batch}&has_video=false&sort=unit`,
  '/bills?state=overdue&page=1',
  '/bills?state=due_7&page=1',
  '/bills?state=overdue&page=1&q=siti',
  '/bills?state=paid&page=1000',
  '/payment/desk?page=1',
  '/office/today',
  '/office/numbers',
  '/search?q=bint+hand',
  '/search?q=siti',
  '/search?q=grade+4+unit+5',
  '/search?q=nobody',
];

/** At even intervals, whether or not the request before has been answered: a slow one does not slow down those behind it. */
export const atRate = async (url: string, cookie: string) => {
  const took: number[] = [];
  let failed = 0;
  const ask = async () => {
    const asked = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    took.push(performance.now() - asked);
    if (!answer.ok) failed += 1;
  };
  for (let time = 0; time < WARM_UP; time += 1) await ask();
  took.length = 0;
  const begun = performance.now();
  const all: Promise<void>[] = [];
  for (let asked = 0; asked < PER_SECOND * SECONDS; asked += 1) {
    await pause(Math.max(0, begun + (asked * 1000) / PER_SECOND - performance.now()));
    all.push(ask());
  }
  await Promise.all(all);
  return `p50 ${percentile(took, 0.5)} ms, p99 ${percentile(took, 0.99)} ms, ${failed} failed`;
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
export const fill = async (
  settings: Record<string, string>,
  { children, inBatch }: { children: number; inBatch: number },
): Promise<number> => {
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
      from generate_series(1, ${children}) n`);
    await execute(`
      insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
      select user_id, ${nameOf(firstNames, 'user_id')}, ${nameOf(lastNames, '(user_id / 5)')} || ' ' || user_id, 'MALE',
        '2018-05-02', now()
      from users where email like 'bench-%'`);
    await execute(`
      insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at, settled_at)
      select child_id, ${batch}, 'BUY_COURSE', 2 + child_id % 5, 2, 'jne', 0, now(), now()
      from children join users on user_id = family_id where email like 'bench-%' order by child_id limit ${inBatch}`);
    await execute(`
      insert into orders (enrolment_id, family_id, child_id, status, courier, resi, created_at)
      select enrolment_id, family_id, child_id, case when child_id % 10 = 0 then 'unshipped' else 'shipped' end,
        (array['jne', 'pos', 'tiki'])[1 + child_id % 3],
        'JNE' || lpad(enrolment_id::text, 10, '0'), now()
      from enrolments join children using (child_id) join users on user_id = family_id where email like 'bench-%'`);
    await execute(`
      insert into payments (order_id, family_id, child_id, enrolment_id, bill_description, bill_description_indo, purpose, payment_type,
        gross_amount, fee, lines, delivery_amount, state, gateway_status, request, response, actions, created_at, settled_at)
      select 'BENCH-' || enrolment_id, family_id, child_id, enrolment_id, 'Bill 1 of 6', 'Tagihan 1 dari 6', 'BUY_COURSE', 'gopay', 700000, 0,
        '[{"name":"Course","nameIndo":"Kursus","description":"","descriptionIndo":"","value":700000,"discount":0}]', 0,
        'SETTLED', 'settlement', '', '', '', now(), now() - (child_id % 360) * interval '1 day'
      from enrolments join children using (child_id) join users on user_id = family_id where email like 'bench-%'`);
    await execute(`
      insert into bills (enrolment_id, sequence, period_start, period_end, amount, paid_at, paid_by)
      select enrolment_id, sequence, current_date - 100 + 60 * (sequence - 1) + enrolment_id % 30,
        current_date - 100 + 60 * sequence + enrolment_id % 30, 700000,
        case when sequence = 1 then settled_at end, case when sequence = 1 then order_id end
      from (select enrolment_id, order_id, settled_at from payments where order_id like 'BENCH-%') paid, generate_series(1, 6) sequence`);
    await execute('vacuum analyze');
    return batch;
  } finally {
    await close();
  }
};

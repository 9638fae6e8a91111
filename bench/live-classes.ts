import { demoAdmin } from '../src/demo/people.ts';
import { readConfig } from '../src/server/config.ts';
import { seatChildrenJob } from '../src/server/live-classes/seat-children.ts';
import { openSchoolForCommand } from '../src/server/open-school.ts';
import { atRate, fill } from './lists.ts';
import { inSchool, signInTo } from './support.ts';

/** A thousand in each grade: 84 groups of at most twelve, 420 in all. */
const CHILDREN = 5_000;

/** Seating a whole batch at once, and then what staff open of its live classes, fifty requests a second. */
export const measureLiveClasses = () =>
  inSchool(async (start, databaseUrl, folder) => {
    const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
    await (await start()).stop();
    const batch = await fill(settings, { children: CHILDREN, inBatch: CHILDREN });
    const { seating, paths } = await seat(settings, batch);
    const server = await start();
    const cookie = await signInTo(server.url, demoAdmin.email);
    const lines = [seating];
    for (const path of paths)
      lines.push(`${path.padEnd(64)} ${await atRate(`${server.url}/api/v1${path}`, cookie)}`);
    return lines;
  });

/** Seats the children by the job that does it every five minutes, and gives each group its nine classes. @returns how long that took, and what to ask for */
const seat = async (settings: Record<string, string>, batch: number) => {
  const { parts, close } = await openSchoolForCommand(readConfig([], settings));
  try {
    const { execute } = parts.database;
    // A child of a first year would wait for its placement test.
    await execute(`update enrolments set purpose = 'NEXT_GRADE' where academic_year_id = ${batch}`);
    const begun = performance.now();
    await seatChildrenJob(parts.liveClasses).runDue(parts.liveClasses.clock.now());
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    await execute(`
      insert into live_sessions (group_id, kind, unit, starts_at, minutes)
      select group_id, 'class', unit, date_trunc('day', now()) + (unit - 1) * interval '28 days' + (number % 10) * interval '1 hour', 45
      from live_groups, generate_series(1, 9) unit where academic_year_id = ${batch}
      on conflict do nothing`);
    await execute('vacuum analyze');
    const { rows } = await execute(`
      select count(distinct group_id)::int as groups, count(distinct enrolment_id)::int as children, max(session_id) as session,
        max(group_id) as last, to_char(now(), 'YYYY-MM-DD') as today
      from live_groups join live_pupils using (group_id) join live_sessions using (group_id) where academic_year_id = ${batch}`);
    const { groups, children, session, last, today } = rows[0] ?? {};
    return {
      seating: `${String(children)} children seated in ${String(groups)} groups by the job, in one transaction: ${seconds} s`,
      paths: [
        `/live-class?academic_year_id=${batch}&page=1`,
        `/live-class?academic_year_id=${batch}&page=40`,
        `/live-class?academic_year_id=${batch}&grade=4&free=true`,
        `/live-class/week?from=${String(today)}`,
        `/live-class/absent?academic_year_id=${batch}`,
        `/live-class/group/${String(last)}`,
        `/live-class/session/${String(session)}`,
      ],
    };
  } finally {
    await close();
  }
};

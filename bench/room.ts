import { spawn } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { ensureOnMachine } from '../scripts/lib/machine.mjs';
import { readConfig } from '../src/server/config.ts';
import { openSchoolForCommand } from '../src/server/open-school.ts';
import { paths } from '../src/paths.ts';
import { freePort } from '../tests/support/free-port.ts';
import { startNginx } from './lighthouse.ts';
import { outputOf } from './loads.ts';
import {
  type Family,
  type Seen,
  api,
  arrive,
  asker,
  enlargeVideos,
  fillMonday,
  jsonOf,
  nothingSeen,
  summary,
  watch,
} from './monday.ts';
import { inSchool, pause } from './support.ts';

const CHILDREN = 500;
const SECONDS = 300;
const LOAD_SECONDS = 8;

/** A Monday at 16:00: children open their room, watch and play behind nginx; then videos alone, beside an nginx that asks nobody. */
export const measureRoom = () =>
  inSchool(async (start, databaseUrl, folder) => {
    await (await start()).stop();
    const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
    const families = (await fillMonday(settings, CHILDREN)).map((one) => ({ ...one, billId: null }));
    await inOneGrade(settings);
    await enlargeVideos(join(folder, 'files'));
    const server = await start();
    const proxy = await startNginx(folder, server.url);
    const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
    try {
      const seen = nothingSeen();
      await arrive(families, CHILDREN / SECONDS, visitor(agent, proxy.url), seen);
      const lines = [`${CHILDREN} children in ${SECONDS / 60} minutes   ${summary(seen)}`];
      const [first] = families;
      return first ? [...lines, ...(await bytes(first, { server: server.url, folder }))] : lines;
    } finally {
      agent.destroy();
      proxy.stop();
    }
  });

/** Grade 2 carries the words of its whole year, and every bill is paid. */
const inOneGrade = async (settings: Record<string, string>) => {
  const { parts, close } = await openSchoolForCommand(readConfig([], settings));
  const ours = `enrolment_id in (select enrolment_id from payments where order_id like 'BENCH-%')`;
  await parts.database.execute(`update enrolments set grade = 2 where ${ours}`);
  await parts.database.execute(
    `update bills set paid_at = period_start, paid_by = 'BENCH-' || enrolment_id where paid_at is null and ${ours}`,
  );
  await close();
};

interface Year {
  courses: {
    child_course: { course_id: number; words: number };
    master_course: { video_url: string | null };
  }[];
}
interface Game {
  questions: { word_id: number }[];
}

/** What a child does in its room, one thing after the other. */
const visitor =
  (agent: Agent, proxy: string) =>
  async ({ cookie, childId }: Family, seen: Seen) => {
    const ask = asker({ agent, proxy, cookie }, seen);
    await ask('pages', paths.river(childId));
    const year = jsonOf<Year>(await ask('calls', api(`/course/child-course/${childId}`)));
    const lesson = year.courses?.findLast(
      ({ master_course: { video_url: video }, child_course: { words } }) => video !== null && words > 0,
    )?.child_course.course_id;
    if (lesson === undefined) {
      seen.failures.push('nothing to watch');
      return;
    }
    const ofChild = `child_id=${childId}`;
    await ask('pages', paths.riverStone(childId, lesson));
    const { video_url: video = '' } = jsonOf<{ video_url: string }>(
      await ask('calls', api(`/course/playback/${lesson}?${ofChild}`)),
    );
    await watch(ask, video);
    await ask('calls', api(`/course/mark/${lesson}?${ofChild}`));
    const { questions = [] } = jsonOf<Game>(await ask('calls', api(`/course/play/${lesson}?${ofChild}`)));
    const answers = questions.map(({ word_id }, place) => ({ word_id, right: place % 2 === 0 }));
    await ask('calls', api('/course/play'), { body: { child_id: childId, course_id: lesson, answers } });
    await ask('calls', api(`/course/practice/${childId}`));
  };

/** Whole videos over ten connections: by the server itself, and the same file by an nginx without a right to ask for. */
const bytes = async ({ cookie, childId }: Family, { server, folder }: { server: string; folder: string }) => {
  const { wrk } = await ensureOnMachine(['wrk']);
  const year = await fetch(server + api(`/course/child-course/${childId}`), { headers: { cookie } });
  const { courses } = (await year.json()) as Year;
  const video = courses.findLast(({ master_course: course }) => course.video_url !== null)?.master_course
    .video_url;
  const files = join(folder, 'files');
  const film = (await readdir(files, { recursive: true })).find((name) => name.endsWith('.mp4'));
  const bare = await bareNginx(folder, files);
  const speed = async (url: string) => {
    const options = ['-t1', '-c10', `-d${LOAD_SECONDS}s`, '--timeout', '20s', '-H', `Cookie: ${cookie}`, url];
    return /Transfer\/sec:\s+(\S+)/.exec(await outputOf(wrk, options))?.[1] ?? '';
  };
  try {
    await pause(2000);
    const [own, beside] = [await speed(`${server}${video}`), await speed(`${bare.url}/${film}`)];
    return [`videos by the server   ${own} a second`, `the same file by nginx   ${beside} a second`];
  } finally {
    bare.stop();
  }
};

const bareNginx = async (folder: string, files: string) => {
  const port = await freePort();
  const file = join(folder, 'bare.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/bare.pid; events {} http { access_log off; sendfile on;
     client_body_temp_path ${folder}/bare; server { listen 127.0.0.1:${port}; root ${files}; } }`,
  );
  const nginx = spawn(process.env['NGINX'] ?? '/usr/sbin/nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await pause(500);
  return { url: `http://127.0.0.1:${port}`, stop: () => nginx.kill('SIGTERM') };
};

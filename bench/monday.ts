import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from '../src/server/accounts/token.ts';
import { readConfig } from '../src/server/config.ts';
import { openSchoolForCommand } from '../src/server/open-school.ts';
import { paths } from '../src/paths.ts';
import { startNginx } from './lighthouse.ts';
import { fill } from './lists.ts';
import { type Measured, inSchool, pause, percentile } from './support.ts';

const FAMILIES = 5000;
/** All of them come once within this time. */
const MINUTES = 30;
/** One family of so many has a bill to pay before its child may watch. */
const PAYS = 25;
/** Of each video, in pieces as a browser asks for them. */
const PIECE_BYTES = 512 * 1024;
const PIECES = 3;
/** Afterwards families come twice as fast, again and again, until pages take longer or something fails. */
const RUSH_SECONDS = 60;
const BEND_MS = 600;

export interface Family {
  cookie: string;
  childId: number;
  /** the bill of this period, which is not paid yet; null: it is paid */
  billId: number | null;
}

/** How long each answer took, in milliseconds, and what was no success. */
export interface Seen {
  pages: number[];
  calls: number[];
  pieces: number[];
  payments: number[];
  failures: string[];
}
export const nothingSeen = (): Seen => ({ pages: [], calls: [], pieces: [], payments: [], failures: [] });

/** A Monday at 16:00: the families of a school open the child's page, some pay, all play the video of the week; behind nginx. */
export const measureMonday = () =>
  inSchool(async (start, databaseUrl, folder) => {
    await (await start()).stop();
    const families = await fillMonday({ DATA_DIR: folder, DATABASE_URL: databaseUrl }, FAMILIES);
    await enlargeVideos(join(folder, 'files'));
    const server = await start();
    const proxy = await startNginx(folder, server.url);
    const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
    try {
      const visit = visitor({ agent, proxy: proxy.url, gateway: server.url });
      return [
        await theMonday(visit, families, server),
        ...(await rushes(
          visit,
          families.filter(({ billId }) => billId === null),
          families.length / MINUTES / 60,
        )),
      ];
    } finally {
      agent.destroy();
      proxy.stop();
    }
  });

export type Visit = (family: Family, seen: Seen) => Promise<void>;

const theMonday = async (visit: Visit, families: readonly Family[], server: Measured) => {
  const seen = nothingSeen();
  const memory = [server.memory()];
  const looking = setInterval(() => memory.push(server.memory()), 60_000);
  await arrive(families, families.length / MINUTES / 60, visit, seen);
  clearInterval(looking);
  return `${families.length} families in ${MINUTES} minutes   ${summary(seen)}\nmemory by the minute   ${memory.join(', ')} MiB`;
};

/** The same families again, who have no bill to pay, at a multiple of the Monday's pace. */
const rushes = async (visit: Visit, families: readonly Family[], pace: number): Promise<string[]> => {
  const lines: string[] = [];
  for (let times = 2; ; times *= 2) {
    const seen = nothingSeen();
    const coming = Array.from(
      { length: Math.round(pace * times * RUSH_SECONDS) },
      (_, n) => families[n % families.length],
    );
    await arrive(
      coming.filter((one) => one !== undefined),
      pace * times,
      visit,
      seen,
    );
    lines.push(`${times} times as fast, ${(pace * times).toFixed(0)} families a second   ${summary(seen)}`);
    if (seen.failures.length > 0 || percentile(seen.pages, 0.99) > BEND_MS) return lines;
  }
};

export const summary = ({ failures, ...took }: Seen) =>
  [
    ...Object.entries(took)
      .filter(([, times]) => times.length > 0)
      .map(
        ([what, times]) =>
          `${times.length} ${what} p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`,
      ),
    `${failures.length} failed ${failures[0] ?? ''}`,
  ].join('; ');

/** At even intervals, however long those before take. */
export const arrive = async (all: readonly Family[], perSecond: number, visit: Visit, seen: Seen) => {
  const begun = performance.now();
  const under: Promise<void>[] = [];
  for (const [n, one] of all.entries()) {
    await pause(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
    under.push(visit(one, seen).catch((error: unknown) => void seen.failures.push(String(error))));
  }
  await Promise.all(under);
};

export interface Answer {
  status: number;
  body: Buffer;
}

type Ask = (
  kind: Exclude<keyof Seen, 'failures'>,
  path: string,
  sent?: { body?: object; range?: string },
) => Promise<Answer>;

/** Asks one thing of the server behind the proxy, and notes how long it took. */
export const asker =
  ({ agent, proxy, cookie }: { agent: Agent; proxy: string; cookie: string }, seen: Seen): Ask =>
  async (kind, path, sent = {}) => {
    const asked = performance.now();
    const answer = await send(agent, proxy + path, { cookie, ...sent });
    seen[kind].push(performance.now() - asked);
    if (answer.status >= 300) seen.failures.push(`${path}: ${answer.status}`);
    return answer;
  };

export const api = (path: string) => `/api/v1${path}`;

/** A video as a browser asks for it. */
export const watch = async (ask: Ask, video: string) => {
  for (let piece = 0; piece < PIECES; piece += 1)
    await ask('pieces', video, { range: `bytes=${piece * PIECE_BYTES}-${(piece + 1) * PIECE_BYTES - 1}` });
};

/** What a family does, one thing after the other. The wallet speaks to the gateway without the proxy. */
const visitor =
  ({ agent, proxy, gateway }: { agent: Agent; proxy: string; gateway: string }): Visit =>
  async ({ cookie, childId, billId }, seen) => {
    const ask = asker({ agent, proxy, cookie }, seen);
    await ask('pages', paths.child(childId));
    await ask('calls', api('/users/session'));
    if (billId !== null) {
      const wanted = { payment_type: 'gopay', child_id: childId, billing_id: billId };
      const charged = await ask('payments', api('/payment/pay-billing'), { body: wanted });
      const { order_id: orderId } = jsonOf<{ order_id?: string }>(charged);
      const settled = await fetch(`${gateway}/sandbox/gateway/${orderId}/settle`, { method: 'POST' });
      if (!settled.ok) seen.failures.push(`settle: ${settled.status}`);
      await ask('calls', api(`/payment/status/${orderId}`));
    }
    const year = jsonOf<Year>(await ask('calls', api(`/course/child-course/${childId}`)));
    const lesson = year.current_courses?.find(
      ({ master_course: course }) => course.video_url !== null,
    )?.master_course;
    if (!lesson?.video_url) {
      seen.failures.push('nothing to watch');
      return;
    }
    await ask('pages', paths.course(lesson.master_course_id, childId));
    await watch(ask, lesson.video_url);
    await ask('calls', api(`/course/mark/${lesson.master_course_id}?child_id=${childId}`));
  };

interface Year {
  current_courses?: { master_course: { master_course_id: number; video_url: string | null } }[];
}
export const jsonOf = <T extends object>({ status, body }: Answer): Partial<T> =>
  status < 400 ? (JSON.parse(body.toString()) as T) : {};

const send = (
  agent: Agent,
  url: string,
  { cookie, body, range }: { cookie: string; body?: object; range?: string },
) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = {
      cookie,
      ...(body && { 'content-type': 'application/json' }),
      ...(range && { range }),
    };
    const asking = request(
      url,
      { agent, method: body ? 'POST' : 'GET', headers },
      (answer: IncomingMessage) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }));
        answer.on('error', reject);
      },
    );
    asking.on('error', reject);
    asking.end(body && JSON.stringify(body));
  });

/** The demo's videos are short: as long as those of a school, as far as they are asked for here. */
export const enlargeVideos = async (files: string) => {
  for (const name of await readdir(files, { recursive: true }))
    if (name.endsWith('.mp4')) await truncate(join(files, name), PIECES * PIECE_BYTES);
};

/** Families of the batch that is under way, each with one child, its bills paid until today but for some, and signed in. */
export const fillMonday = async (settings: Record<string, string>, families: number): Promise<Family[]> => {
  await fill(settings, { children: families, inBatch: families });
  const { parts, close } = await openSchoolForCommand(readConfig([], settings));
  try {
    const { execute } = parts.database;
    const { rows: found } = await execute(`
      select academic_year_id as id, start_date::text as day from batches where start_date <= current_date
      order by start_date desc limit 1`);
    const { id, day } = found[0] as { id: number; day: string };
    const ours = `enrolment_id in (select enrolment_id from payments where order_id like 'BENCH-%')`;
    await execute(`update users set activated_at = '${day}' where email like 'bench-%'`);
    await execute(`update enrolments set academic_year_id = ${id}, settled_at = '${day}' where ${ours}`);
    await execute(`
      update bills set period_start = date '${day}' + (sequence - 1) * interval '2 months',
        period_end = date '${day}' + sequence * interval '2 months' where ${ours}`);
    await execute(`
      update bills set paid_at = period_start, paid_by = 'BENCH-' || enrolment_id where ${ours} and period_start <= current_date
        and not (enrolment_id % ${PAYS} = 0 and period_end > current_date)`);
    const { rows } = await execute(`
      select user_id as "userId", child_id as "childId", case when bills.paid_at is null then bill_id end as "billId"
      from users join children on family_id = user_id join enrolments using (child_id) join bills using (enrolment_id)
      where email like 'bench-%' and period_start <= current_date and period_end > current_date order by user_id`);
    const signedIn = (rows as { userId: number; childId: number; billId: number | null }[]).map((row) => ({
      ...row,
      ...newToken(),
    }));
    await execute(`
      insert into sessions (token_hash, user_id, signed_in_at, user_agent, seen_at, expires_at)
      values ${signedIn.map(({ tokenHash, userId }) => `('${tokenHash}', ${userId}, now(), '', now(), now() + interval '1 day')`).join(', ')}`);
    await execute('vacuum analyze');
    return signedIn.map(({ token, childId, billId }) => ({
      cookie: `kancil_session=${token}`,
      childId,
      billId,
    }));
  } finally {
    await close();
  }
};

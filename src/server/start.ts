import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD, demoAdmin, demoFamilies, demoStaff } from '../demo/people.ts';
import { loadSchool } from '../demo/load-school.ts';
import { defaultBrand } from '../i18n/brand.ts';
import { paths } from '../paths.ts';
import { buildApp } from './app.ts';
import { searchBatches } from './calendar/search-batches.ts';
import { commandsOf } from './commands/commands.ts';
import { type Config, hostInUrl, isOpenToOthers } from './config.ts';
import { listenForCommands } from './control.ts';
import { lookAround } from './health/look-around.ts';
import { openSchool } from './open-school.ts';
import { workerApp } from './probes.ts';
import { serveMetrics } from './serve-metrics.ts';
import { isNotYetOpen, mountPages } from './pages.ts';
import type { Parts } from './parts.ts';
import { openDemo } from './sandbox/reset-school.ts';
import { gracefulStop } from './platform/http/timeouts.ts';

export interface RunningServer {
  /** address, demo sign-ins and stand-ins, to be printed */
  greeting: string;
  /** finishes the requests under way, for 15 seconds at most, then closes the database cleanly */
  stop(): Promise<void>;
  /** closes the connections of the requests under way without waiting for them */
  hangUp(): void;
}

/** Starts everything: in a new data folder of a demo, the demo school too. Ready for requests when it resolves. */
export const startServer = async (config: Config): Promise<RunningServer> => {
  const { parts, close } = await openSchool(config);
  try {
    if (config.mode === 'demo') await parts.database.exclusively('demo', () => openDemo(parts, loadSchool));
    const app = await appOf(parts);
    const closed = await isNotYetOpen(parts);
    if (!config.dev && !closed && config.role !== 'worker') await warmUp(app, parts);
    const stopServing = gracefulStop(app);
    // Several processes share a PostgreSQL, and commands open it beside them.
    const closeControl =
      parts.database.kind === 'embedded'
        ? await listenForCommands(config.dataDir, commandsOf(parts))
        : async () => undefined;
    await app.listen({ host: config.host, port: config.port });
    const closeMetrics = await serveMetrics(parts);
    // Nobody waits for these: what they find is for the log.
    const stopping = new AbortController();
    void lookAfterStart(parts, stopping.signal);
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    return {
      greeting: greet(config, parts, port, { older: await isOlderDemo(parts), closed }),
      stop: async () => {
        stopping.abort();
        await closeControl();
        await closeMetrics();
        // Before the requests, which may take a while: the system may end ffmpeg at the same moment as this process.
        await parts.uploads.conversions.stop();
        await parts.familyUploads.preparations.stop();
        await stopServing();
        await close();
      },
      hangUp: () => app.server.closeAllConnections(),
    };
  } catch (error) {
    await close();
    throw error;
  }
};

const appOf = async (parts: Parts): Promise<FastifyInstance> => {
  if (parts.config.role !== 'worker') return buildApp(parts, mountPages);
  // The demo's gateway tells of its payments by the school's own API, which nobody else reaches here.
  if (parts.paymentSandbox) await (await buildApp(parts)).ready();
  return workerApp(parts);
};

/**
 * Makes the home page in both languages: the first visitor would else wait for code that was never run, and get a page that is
 * not yet compressed as well as can be.
 */
const warmUp = async (
  app: FastifyInstance,
  { config, log }: Pick<Parts, 'config' | 'log'>,
): Promise<void> => {
  const { host } = new URL(config.publicUrl);
  try {
    for (const language of ['id', 'en']) {
      const headers = { host, 'accept-language': language };
      const { statusCode } = await app.inject({ url: '/', headers });
      if (statusCode !== 200) throw new Error(`the home page in ${language} was answered with ${statusCode}`);
    }
  } catch (error) {
    // Whoever visits it is told what is wrong; everything else can be served.
    log.error({ err: error }, 'the home page could not be made at the start');
  }
};

/** What a start can go on without, and whoever started it should know. */
const lookAfterStart = async (parts: Parts, stopping: AbortSignal): Promise<void> => {
  const { log, mail } = parts;
  try {
    const look = await lookAround(parts.health, stopping);
    if (!look) return;
    const { missing, named } = look;
    if (missing > 0)
      log.warn(
        { missing, named },
        'files that the database names are missing: restore the folder files of DATA_DIR, or the bucket',
      );
    const problem = await mail.problem();
    if (problem)
      log.warn({ problem }, 'the mail server of SMTP_URL takes no letters now; they wait until it does');
  } catch (error) {
    // A stop closes the database under it.
    if (stopping.aborted) return;
    log.error({ err: error }, 'what the start looks at afterwards could not be looked at');
  }
};

/** A demo of an earlier version goes on with what its visitors did; the school of today has batches. */
const isOlderDemo = async ({ config, calendar }: Parts) =>
  config.mode === 'demo' && (await searchBatches(calendar, { q: '', page: 1, size: 1 })).total === 0;

const greet = (
  config: Config,
  parts: Parts,
  port: number,
  { older, closed }: { older: boolean; closed: boolean },
) => {
  const lines = [`${defaultBrand.name} is ready at http://${hostInUrl(config.host)}:${port}`];
  if (config.role === 'worker')
    lines.push('A worker: it does what falls due, and answers /healthz and /readyz alone.');
  if (config.role === 'web')
    lines.push('It serves visitors; letters and all that falls due need a worker beside it.');
  if (closed)
    lines.push(
      `Families read that it opens soon, until staff enter the school's own facts at ${paths.adminBrand}.`,
    );
  if (config.mode === 'live') return lines.join('\n');
  const standIns = [
    parts.database.kind === 'embedded' && 'database: embedded, in the data folder',
    parts.outbox && 'mail: an outbox to read at /sandbox/outbox; nothing is sent',
    'clock: can be moved forward at /sandbox/clock',
    parts.paymentSandbox && 'payments: a sandbox; pay at /sandbox/gateway',
    parts.shippingRates.name === 'tariff-table' && 'shipping: costs estimated by province, from a table',
    parts.liveClasses.meetings?.name === 'stand-in' && 'live classes: each room is a page of this demo',
  ].filter(Boolean);
  lines.push(
    '',
    `Demo sign-ins, all with the password ${DEMO_PASSWORD}:`,
    `  back office  ${demoAdmin.email}  ${demoStaff.map(({ email }) => email).join('  ')}  (at /admin/login)`,
    `  parents      ${demoFamilies.map((family) => family.email).join('  ')}`,
    '',
    'Stand-ins of this demo:',
    ...standIns.map((standIn) => `  ${standIn}`),
  );
  if (isOpenToOthers(config))
    lines.push(
      '',
      'WARNING: other machines can reach this demo, and everybody knows the password of its staff. Leave HOST and',
      'PUBLIC_URL unset to have it on this machine alone; a school is started with npm run live.',
    );
  if (older)
    lines.push(
      '',
      'This demo was made by an earlier version and has no batches: npm run demo:reset loads it again.',
    );
  return lines.join('\n');
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import { Registration } from '../../src/contract/accounts.ts';
import * as paper from '../../src/paper/index.ts';
import { createAdmin } from '../../src/server/accounts/create-admin.ts';
import { checkPerson, personColumns } from '../../src/server/accounts/person.ts';
import { checkPlainPassword, hashPassword } from '../../src/server/accounts/password.ts';
import { insertUser } from '../../src/server/accounts/user-store.ts';
import { type MountPages, buildApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { type Parts, assembleParts } from '../../src/server/parts.ts';
import type { ItemBank } from '../../src/server/placement/item-bank.ts';
import type { StaffRole } from '../../src/domain/accounts/staff-role.ts';
import type { OpenDatabase } from '../../src/server/platform/db/database.ts';
import { makeLog } from '../../src/server/platform/log.ts';
import type { ShippingRates } from '../../src/server/providers/shipping-rates/shipping-rates.ts';
import { type FixedClock, fixedClock } from '../../src/server/providers/clock/fixed.test-support.ts';
import { freshDatabase } from './database.ts';
import { expectDocumented } from './documented.ts';
import { PASSWORD, leastPasswordKib, registration } from './registration.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: { code: number; message: string; errors?: Record<string, string>; [payload: string]: unknown };
}

/** A school of its own for one test file: fresh database, own folder, clocks that stand still. */
export interface TestSchool {
  app: FastifyInstance;
  parts: Parts;
  /** the business clock follows it; `advance` moves it */
  clock: FixedClock;
  /** a day ahead of the other, so that a use case that asks the wrong one is found out; it moves by itself alone */
  wallClock: FixedClock;
  call(method: 'GET' | 'POST' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>;
  /** a visitor who keeps cookies */
  visitor(): Visitor;
  /** an active, signed-in parent with a new e-mail; written to the database, because `accounts.test.ts` registers by forms and mails */
  parent(
    details?: Record<string, unknown> & { email?: string },
  ): Promise<Visitor & { userId: number; email: string }>;
  /** somebody of the staff; an owner when not said */
  admin(role?: StaffRole): Promise<Visitor & { email: string; userId: number }>;
  /** what the database answers to this */
  rows(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  mailsTo(email: string): Promise<{ subject: string; text: string; html: string; sentAt: Date }[]>;
  close(): Promise<void>;
}

interface CallOptions {
  body?: unknown;
  form?: FormData;
  cookie?: string;
  headers?: Record<string, string>;
}

export interface Visitor {
  call(method: 'GET' | 'POST' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>;
  cookie(): string;
}

export { PASSWORD, registration };

export const START = '2026-08-10T03:00:00.000Z';
const WALL_START = '2026-08-11T03:00:00.000Z';

const passwordHash = (parts: Parts) => {
  const chosen = checkPlainPassword(PASSWORD);
  if ('problem' in chosen) throw new Error(chosen.problem);
  return hashPassword(parts.accounts, chosen.digest);
};

/** @param environment what a provider would set; `TEST_MODE: 'live'` makes it a provider's server */
export const startSchool = async (
  environment: Record<string, string> = {},
  {
    shippingRates,
    items,
    log,
    mountPages,
    database: restored,
  }: {
    shippingRates?: ShippingRates;
    items?: ItemBank;
    log?: Writable;
    mountPages?: MountPages;
    database?: OpenDatabase;
  } = {},
): Promise<TestSchool> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kancil-test-'));
  const { TEST_MODE: mode, ...variables } = environment;
  const config = readConfig(mode === 'live' ? ['--live'] : [], {
    DATA_DIR: dataDir,
    DISK_RESERVE_MB: '1',
    // The same on every machine: no test converts a video unless it says so.
    FFMPEG_PATH: 'none',
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    ...(mode !== 'live' && { PASSWORD_KIB: leastPasswordKib }),
    ...variables,
  });
  const database = restored ?? (await freshDatabase());
  const clock = fixedClock(START);
  const wallClock = fixedClock(WALL_START);
  const parts = await assembleParts({
    config,
    database,
    log: makeLog(config.logLevel, log),
    loadPaper: async () => paper,
    wallClock,
    businessBase: clock,
    ...(shippingRates && { shippingRates }),
    ...(items && { items }),
  });
  const app = await buildApp(parts, mountPages);
  await app.ready();

  const call: TestSchool['call'] = async (method, path, { body, form, cookie, headers = {} } = {}) => {
    const request: InjectOptions = {
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...(cookie && { cookie }) },
    };
    if (form) {
      // The multipart text is made by the platform, boundary included.
      const encoded = new Response(form);
      request.payload = Buffer.from(await encoded.arrayBuffer());
      request.headers = { ...request.headers, 'content-type': encoded.headers.get('content-type') ?? '' };
    } else if (body !== undefined) request.payload = body as object;
    const answer = await app.inject(request);
    const isJson = String(answer.headers['content-type']).includes('json');
    const said: Answer['body'] = isJson ? answer.json() : ({} as never);
    expectDocumented(method, path, { status: answer.statusCode, error: said['error'] });
    return { status: answer.statusCode, headers: answer.headers, body: said };
  };
  const visitor = (): Visitor => {
    const jar = new Map<string, string>();
    const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      cookie,
      call: async (method, path, options = {}) => {
        const answer = await call(method, path, { cookie: cookie(), ...options });
        for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(set)) ?? [];
          if (value === '' || /max-age=0/i.test(String(set))) jar.delete(name);
          else jar.set(name, value);
        }
        return answer;
      },
    };
  };
  const mailsTo = async (email: string) => {
    await parts.jobs.kick('send-letters');
    await parts.jobs.idle();
    return parts.outbox?.list({ to: email, limit: 20 }) ?? [];
  };
  let counted = 0;
  const signIn = async (email: string, type: 1 | 2) => {
    const person = visitor();
    const answer = await person.call('POST', '/users/login', { body: { email, password: PASSWORD, type } });
    if (answer.status !== 200) throw new Error(`could not sign in: ${answer.body.message}`);
    return { ...person, email, userId: (answer.body['users'] as { user_id: number }).user_id };
  };
  return {
    app,
    parts,
    clock,
    wallClock,
    call,
    visitor,
    rows: async (text, values = []) => (await database.execute(text, values)).rows,
    mailsTo,
    async parent(details = {}) {
      const { email = `parent-${(counted += 1)}@example.test` } = details;
      const input = Registration.parse(registration(email, details));
      const checked = await checkPerson(parts.accounts, input);
      if ('refused' in checked) throw new Error(`no such parent: ${JSON.stringify(checked)}`);
      const now = clock.now();
      const row = {
        email,
        role: 'parent',
        locale: input.locale,
        ...personColumns(input, checked.phoneNumber),
        passwordHash: await passwordHash(parts),
        createdAt: now,
        activatedAt: now,
      } as const;
      await database.transaction((tx) => insertUser(tx, row));
      return signIn(email, 2);
    },
    async admin(role = 'owner') {
      const email = `admin-${(counted += 1)}@example.test`;
      await createAdmin(parts.accounts, { email, password: PASSWORD, firstName: 'Dewi', lastName: '', role });
      return signIn(email, 1);
    },
    async close() {
      await app.close();
      await parts.uploads.conversions.stop();
      await parts.familyUploads.preparations.stop();
      await parts.jobs.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** The school of a test file, started while the file is read and closed after its last test. */
export const testSchool = async (...given: Parameters<typeof startSchool>): Promise<TestSchool> => {
  const school = await startSchool(...given);
  afterAll(() => school.close());
  return school;
};

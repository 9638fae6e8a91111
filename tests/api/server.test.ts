import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { loadSchool } from '../../src/demo/school.ts';
import * as paper from '../../src/paper/index.ts';
import { recordedMode } from '../../src/server/accounts/school-mode.ts';
import { users } from '../../src/server/accounts/tables.ts';
import { commandsOf } from '../../src/server/commands/commands.ts';
import { ConfigRefused, readConfig } from '../../src/server/config.ts';
import { assembleParts } from '../../src/server/parts.ts';
import { makeLog } from '../../src/server/platform/log.ts';
import { resetSchool } from '../../src/server/sandbox/reset-school.ts';
import { freshDatabase } from '../support/database.ts';
import { startSchool } from '../support/school.ts';

const liveParts = {
  PUBLIC_URL: 'https://kancil.example',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Kancil English <halo@kancil.example>',
  MIDTRANS_SERVER_KEY: 'server-key',
  MIDTRANS_CLIENT_KEY: 'client-key',
  ALLOW_STAND_INS: 'shipping',
};

const refusedBecause = (environment: Record<string, string>) => {
  try {
    readConfig(['--live'], environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigRefused) return error.reasons;
    throw error;
  }
};

describe('a live server', () => {
  test('refuses to start without its real parts and names each', () => {
    expect(refusedBecause({})).toEqual([
      'PUBLIC_URL must be set and start with https://',
      'TRUST_PROXY must be set, or all visitors count as one: to the address of the proxy that speaks https for ' +
        'this server (127.0.0.1 when it runs on this machine), or to false when there is none',
      'SMTP_URL and MAIL_FROM must be set: a live school sends real mail',
      'MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY must be set (or ALLOW_STAND_INS=payments)',
      'RAJAONGKIR_API_KEY must be set (or ALLOW_STAND_INS=shipping: costs are then estimates of a table)',
    ]);
    expect(refusedBecause({ ...liveParts, PUBLIC_URL: 'http://kancil.example' })).toEqual([
      'PUBLIC_URL must be set and start with https://',
    ]);
    expect(refusedBecause(liveParts)).toEqual([]);
    expect(refusedBecause({ ...liveParts, TRUST_PROXY: 'false' })).toEqual([]);
  });

  test('may run without payments and shipping when the settings allow it, never without mail or clock', () => {
    const { PUBLIC_URL, TRUST_PROXY, SMTP_URL, MAIL_FROM } = liveParts;
    const mail = { SMTP_URL, MAIL_FROM };
    expect(
      refusedBecause({ PUBLIC_URL, TRUST_PROXY, ...mail, ALLOW_STAND_INS: 'payments,shipping' }),
    ).toEqual([]);
    expect(refusedBecause({ ...liveParts, ALLOW_STAND_INS: 'shipping,mail' })).toEqual([
      'ALLOW_STAND_INS may name payments and shipping, not mail: mail and clock are always real',
    ]);
  });

  test('has no stand-ins, no demo data, the system clock and a Secure cookie', async () => {
    const school = await startSchool({ ...liveParts, TEST_MODE: 'live' });
    try {
      for (const path of ['/sandbox', '/sandbox/outbox', '/sandbox/outbox.json', '/sandbox/clock'])
        expect((await school.app.inject({ url: path })).statusCode, path).toBe(404);
      for (const path of ['/sandbox/clock', '/sandbox/reset'])
        expect((await school.app.inject({ method: 'POST', url: path })).statusCode, path).toBe(404);
      const ready = (await school.app.inject({ url: '/readyz' })).json();
      expect(ready).toMatchObject({ meetings: 'pasted', mail: 'smtp', clock: 'system' });
      const demo = { email: 'admin@kancil.test', password: 'kancil-demo-1', type: 1 };
      expect((await school.call('POST', '/users/login', { body: demo })).status).toBe(401);
      const admin = await school.admin();
      const login = await admin.call('POST', '/users/login', {
        body: { email: admin.email, password: 'rahasia-123', type: 1 },
      });
      expect(String(login.headers['set-cookie'])).toContain('; Secure');
      expect(login.headers['strict-transport-security']).toBe('max-age=31536000');
    } finally {
      await school.close();
    }
  });
});

test('in live mode the document of the API is there for signed-in admins alone', async () => {
  const school = await startSchool({ ...liveParts, TEST_MODE: 'live' });
  try {
    const addresses = [
      '/api/docs',
      '/api/docs/',
      '/api/docs/openapi.json',
      '/api/docs/openapi.yaml',
      '/api/docs/js/scalar.js',
    ];
    const seenWith = async (cookie: string) =>
      Promise.all(addresses.map(async (url) => school.app.inject({ url, headers: { cookie } })));
    const absent = (await school.app.inject({ url: '/api/nothing' })).json<{ message: string }>();
    // A live school's mails go out, so nobody is activated here: somebody with a session becomes a parent.
    const parent = await school.admin();
    await school.parts.database.transaction((tx) =>
      tx.update(users).set({ role: 'parent', staffRole: null }).where(eq(users.email, parent.email)),
    );
    for (const cookie of ['', parent.cookie(), 'kancil_session=made-up'])
      for (const answer of await seenWith(cookie))
        expect([answer.statusCode, answer.json()]).toEqual([404, absent]);
    const admin = await school.admin();
    const seen = (await seenWith(admin.cookie())).map(({ statusCode }) => statusCode);
    expect(seen.map((status) => status < 400)).toEqual([true, true, true, true, true]);
  } finally {
    await school.close();
  }
});

describe('the demo', () => {
  test('moves its clock forward only, doing what falls due on the way', async () => {
    const school = await startSchool();
    try {
      const move = (body: object) =>
        school.app.inject({ method: 'POST', url: '/sandbox/clock', payload: body });
      expect((await move({ advance: 'P3DT1H' })).json()).toEqual({ now: '2026-08-13T04:00:00.000Z' });
      expect((await move({ now: '2026-08-13T03:59:59Z' })).statusCode).toBe(409);
      expect((await move({ now: '2026-08-20T00:00:00Z' })).json()).toEqual({
        now: '2026-08-20T00:00:00.000Z',
      });
      for (const body of [
        {},
        { advance: 'soon' },
        { now: 'yesterday' },
        { advance: 5 },
        { now: '9999-01-01T00:00:00Z' },
      ])
        expect((await move(body)).statusCode, JSON.stringify(body)).toBe(422);
      const foreign = { 'sec-fetch-site': 'cross-site' };
      const refused = await school.app.inject({ method: 'POST', url: '/sandbox/reset', headers: foreign });
      expect(refused.statusCode).toBe(403);
    } finally {
      await school.close();
    }
  });

  test('is as new after a reset: its people are there, everybody else and the moved clock are gone', async () => {
    const school = await startSchool();
    try {
      const stranger = await school.parent();
      await school.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'P30D' } });
      expect((await school.app.inject({ method: 'POST', url: '/sandbox/reset' })).statusCode).toBe(200);
      expect((await stranger.call('GET', '/users/session')).status).toBe(401);
      const clock = await school.app.inject({ url: '/sandbox/clock' });
      expect(clock.json()).toEqual({ now: '2026-08-10T03:00:00.000Z' });
      const admin = school.visitor();
      const signIn = (email: string, type: 1 | 2) => ({ body: { email, password: 'kancil-demo-1', type } });
      await admin.call('POST', '/users/login', signIn('admin@kancil.test', 1));
      const { childs } = (await admin.call('GET', '/childs')).body as unknown as {
        childs: { parent_first_name: string }[];
      };
      expect(new Set(childs.map((child) => child.parent_first_name)).size).toBe(11);
      expect(childs.filter((child) => child.parent_first_name === 'Budi')).toHaveLength(3);
      const sari = await school.call('POST', '/users/login', signIn('sari@kancil.test', 2));
      expect(sari.body['users']).toMatchObject({ first_name: 'Sari', status: 2, locale: 'ID' });
    } finally {
      await school.close();
    }
  });
});

describe('a school', () => {
  /** One database and one folder, which several starts may open. */
  const ground = async () => {
    const [database, dataDir] = [await freshDatabase(), await mkdtemp(join(tmpdir(), 'kancil-test-'))];
    const open = (args: readonly string[], environment: Record<string, string> = {}, jobsRest = false) => {
      const config = readConfig(args, { ...environment, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
      return assembleParts({
        config,
        database,
        log: makeLog('silent'),
        loadPaper: async () => paper,
        jobsRest,
      });
    };
    const close = async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    };
    return { database, open, close };
  };

  test('that was opened as live is never opened as a demo', async () => {
    const { database, open, close } = await ground();
    try {
      await (await open(['--live'], liveParts)).jobs.stop();
      await expect(open([])).rejects.toThrow(
        'this data belongs to a live school; start it with npm run live',
      );
      expect(await recordedMode(database.db)).toBe('live');
      await (await open(['--live'], liveParts)).jobs.stop();
    } finally {
      await close();
    }
  });

  test('that was opened as a demo is never opened as live, not even after a reset', async () => {
    const { open, close } = await ground();
    try {
      const demo = await open([]);
      await resetSchool(demo, async () => undefined);
      await demo.jobs.stop();
      await expect(open(['--live'], liveParts)).rejects.toThrow(
        'this data belongs to a demo school; start it with npm start',
      );
      await (await open([])).jobs.stop();
    } finally {
      await close();
    }
  });

  test('that is live is reset by nothing: neither the command nor what the command calls', async () => {
    const { open, close } = await ground();
    try {
      const parts = await open(['--live'], liveParts, true);
      await commandsOf(parts)['create-admin']?.({
        email: 'dewi@kancil.example',
        password: 'rahasia-123',
        firstName: 'Dewi',
      });
      expect(await commandsOf(parts)['reset-demo']?.(null)).toEqual({
        ok: false,
        says: 'this is a live school: it has no demo to reset',
      });
      const asDemo = { ...parts, config: { ...parts.config, mode: 'demo' as const } };
      await expect(resetSchool(asDemo, loadSchool)).rejects.toThrow('only a demo is ever reset');
      const { rows } = await parts.database.execute('select email from users');
      expect(rows).toEqual([{ email: 'dewi@kancil.example' }]);
    } finally {
      await close();
    }
  });

  test('sends no mail while a command has it open: what is posted waits for the server', async () => {
    const { database, open, close } = await ground();
    try {
      // The shell of a command has no SMTP_URL.
      const command = await open([], {}, true);
      await command.accounts.database.transaction((tx) =>
        command.accounts.post(tx, {
          to: 'rina@example.test',
          language: 'en',
          kind: 'activation',
          data: { firstName: 'Rina', gender: 'FEMALE', url: 'https://kancil.example/x' },
        }),
      );
      await command.jobs.kick('send-letters');
      await command.jobs.idle();
      expect(await command.outbox?.list({ limit: 10 })).toEqual([]);
      const server = await open([]);
      await server.jobs.idle();
      expect((await server.outbox?.list({ limit: 10 }))?.map(({ to }) => to)).toEqual(['rina@example.test']);
      await server.jobs.stop();
      expect(await recordedMode(database.db)).toBe('demo');
    } finally {
      await close();
    }
  });
});

describe('the arguments', () => {
  test('that nobody knows are refused, so that a slip of the pen never starts a demo', () => {
    expect(() => readConfig(['--Live'], {})).toThrow('there is no argument --Live, only --live and --dev');
    expect(() => readConfig(['live'], {})).toThrow('there is no argument live, only --live and --dev');
    expect(readConfig(['--live', '--dev'], liveParts)).toMatchObject({ mode: 'live', dev: true });
  });
});

describe('a full disk', () => {
  test('refuses writes and uploads before they reach the database, lets read, and says so', async () => {
    // More is to stay free than any disk has.
    const school = await startSchool({ DISK_RESERVE_MB: '999999999' });
    try {
      const refused = await school.call('POST', '/users/register', { body: {} });
      expect([refused.status, refused.body.message]).toEqual([
        507,
        'The server is out of space. Nothing was changed; please try again later',
      ]);
      expect((await school.call('GET', '/rajaongkir/provinces')).status).toBe(200);
      const ready = await school.app.inject({ url: '/readyz' });
      expect([ready.statusCode, ready.json().disk]).toEqual([503, 'low']);
      expect((await school.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    } finally {
      await school.close();
    }
  });
});

describe('the server', () => {
  test('names the parts in use when it is ready', async () => {
    const school = await startSchool();
    try {
      const { database, version, migration, ...parts } = (await school.app.inject({ url: '/readyz' })).json();
      expect(parts).toEqual({
        payments: 'sandbox',
        shipping: 'tariff-table',
        meetings: 'stand-in',
        mail: 'outbox',
        jobs: 'here',
        files: 'folder',
        clock: 'sandbox',
        disk: 'ok',
      });
      const { entries } = JSON.parse(await readFile('drizzle/meta/_journal.json', 'utf8')) as {
        entries: object[];
      };
      // So that whoever upgrades several machines sees which of them have done it.
      expect(migration).toBe(entries.length - 1);
      expect(version).toMatch(/^\d+\.\d+\.\d+(\+[\da-f]{7,})?$/);
      expect(['embedded', 'postgres']).toContain(database);
    } finally {
      await school.close();
    }
  });

  test('is not ready while the database fails at a question, and tells a stranger nothing of it', async () => {
    const school = await startSchool();
    try {
      await school.rows('alter table letters rename to letters_away');
      const failing = await school.app.inject({ url: '/readyz' });
      expect([failing.statusCode, failing.json().database]).toEqual([503, 'down']);
      expect(failing.body).not.toMatch(/select|letters|relation/);
      await school.rows('alter table letters_away rename to letters');
      expect((await school.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    } finally {
      await school.close();
    }
  });

  test('takes as many connections as it is told', async () => {
    const school = await startSchool({ MAX_CONNECTIONS: '1' });
    try {
      await school.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = school.app.server.address() as AddressInfo;
      const first = connect(port, '127.0.0.1');
      await once(first, 'connect');
      await once(connect(port, '127.0.0.1'), 'close');
      first.write('GET /healthz HTTP/1.1\r\nhost: kancil\r\nconnection: close\r\n\r\n');
      expect(await text(first)).toContain('200 OK');
    } finally {
      await school.close();
    }
  });

  test('finishes the requests under way when it stops', async () => {
    const school = await startSchool();
    const address = await school.app.listen({ host: '127.0.0.1', port: 0 });
    const body = JSON.stringify({ email: 'nobody@example.test', password: 'a-password-to-hash' });
    const answered = new Promise<number>((resolve, reject) => {
      const sending = request(`${address}/api/v1/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      });
      sending.on('response', (reply) => resolve(reply.statusCode ?? 0));
      sending.on('error', reject);
      // The rest of the body comes while the server is stopping.
      sending.write(body.slice(0, 10));
      school.app.server.once('request', () => {
        void school.close();
        sending.end(body.slice(10));
      });
    });
    expect(await answered).toBe(401);
  });

  test('says nothing of an unexpected failure but that it happened', async () => {
    const school = await startSchool();
    try {
      await school.parts.database.execute('alter table users rename to hidden');
      const answer = await school.call('POST', '/users/login', {
        body: { email: 'a@example.test', password: 'x' },
      });
      expect([answer.status, answer.body]).toEqual([
        500,
        { code: 500, error: 'unexpected', message: 'Oops.. Something went wrong please try again later.' },
      ]);
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    } finally {
      await school.close();
    }
  });
});

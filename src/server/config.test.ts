import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigRefused, hostInUrl, isOpenToOthers, readConfig, readSettingsFile } from './config.ts';

const read = (environment: Record<string, string>) => {
  try {
    return readConfig([], environment);
  } catch (error) {
    if (error instanceof ConfigRefused) return error.reasons;
    throw error;
  }
};

test.each([
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '10.0.0/8'],
  ['TRUST_PROXY', '0x0a.0.0.1'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', '10.0.0'],
  ['TRUST_PROXY', '10.0.0.256'],
  ['TRUST_PROXY', '::1::'],
])('%s does not take %s', (name, given) => {
  expect(read({ [name]: given })).toEqual([
    'TRUST_PROXY must be IP addresses of proxies such as 10.0.0.1, 10.0.0.0/8 (with commas), how many proxies ' +
      'stand one behind another (1 to 9), or false',
  ]);
});

test.each([
  'kancil',
  'mysql://kancil@localhost/kancil',
  'http://localhost:5432/kancil',
  'postgres:kancil',
  'postgres://kancil:ra#hasia@localhost/kancil',
  'postgres://kancil:ra/hasia@localhost/kancil',
  'postgres://localhost:543210/kancil',
])('DATABASE_URL does not take %s, and does not repeat it', (given) => {
  expect(read({ DATABASE_URL: given })).toEqual([
    'DATABASE_URL must be the address of a PostgreSQL, such as postgres://kancil:password@localhost:5432/kancil; ' +
      'in names and passwords : / ? # @ are written as %3A %2F %3F %23 %40',
  ]);
});

test.each([
  'postgres://kancil@/kancil?host=/var/run/postgresql',
  'postgresql://kancil:ra%23hasia@db.kancil.test:6543/kancil?sslmode=verify-full',
  'postgres:///kancil',
])('DATABASE_URL takes %s', (given) => {
  expect(read({ DATABASE_URL: given })).toMatchObject({ databaseUrl: given });
});

test.each([
  [{}, false],
  [{ HOST: '127.0.0.7' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: 'localhost', PUBLIC_URL: 'http://kancil.localhost:3000' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '192.168.1.7' }, true],
  [{ HOST: '::ffff:192.168.1.7' }, true],
  [{ PUBLIC_URL: 'https://kancil.example' }, true],
  [{ PUBLIC_URL: 'https://localhost.kancil.example' }, true],
])('whether others can reach it, with %j: %s', (given, open) => {
  expect(isOpenToOthers(readConfig([], given))).toBe(open);
});

test('the file of settings says what the environment leaves out, to whoever reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kancil-settings-'));
  const file = join(folder, 'settings');
  writeFileSync(file, 'KANCIL_TEST_ONE=from file\nKANCIL_TEST_TWO=from file\n');
  process.env['KANCIL_TEST_ONE'] = 'from shell';
  try {
    readSettingsFile({ ENV_FILE: file });
    expect([process.env['KANCIL_TEST_ONE'], process.env['KANCIL_TEST_TWO']]).toEqual([
      'from shell',
      'from file',
    ]);
    expect(() => readSettingsFile({ ENV_FILE: join(folder, 'absent') })).toThrow(
      `ENV_FILE ${join(folder, 'absent')} cannot be read (ENOENT)`,
    );
  } finally {
    delete process.env['KANCIL_TEST_ONE'];
    delete process.env['KANCIL_TEST_TWO'];
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['1', 1],
  ['false', false],
  ['', false],
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.0/8, ::1, fd00::/8', '10.0.0.0/8, ::1, fd00::/8'],
])('TRUST_PROXY takes %j', (given, trustProxy) => {
  expect(read({ TRUST_PROXY: given })).toMatchObject({ trustProxy });
});

test.each(['RATE_SIGN_IN', 'RATE_REGISTRATION', 'RATE_MAILS', 'MAX_CONNECTIONS'])(
  '%s lets through at least one',
  (name) => {
    expect(read({ [name]: '0' })).toEqual([`${name} must be at least 1`]);
    expect(read({ [name]: '-1' })).toEqual([`${name} must be a whole number`]);
    expect(read({ [name]: '1' })).toHaveProperty('rates');
  },
);

test.each([
  ['https://kancil.example/school', 'https://kancil.example'],
  ['https://kancil.example/?a', 'https://kancil.example'],
])('PUBLIC_URL does not take %s, which is more than a host', (given, host) => {
  expect(read({ PUBLIC_URL: given })).toEqual([
    `PUBLIC_URL must end with its host, such as ${host}: the product cannot live below a path`,
  ]);
});

test('PUBLIC_URL may end with a slash', () => {
  expect(read({ PUBLIC_URL: 'https://kancil.example/' })).toMatchObject({
    publicUrl: 'https://kancil.example',
  });
});

test.each(['::1', '[::1]'])('HOST takes the IPv6 address %s', (HOST) => {
  expect(read({ HOST })).toMatchObject({ host: '::1', publicUrl: 'http://[::1]:3000' });
});

test('an address for all of the machine is written as localhost', () => {
  expect(['0.0.0.0', '::', '127.0.0.1', '::1'].map(hostInUrl)).toEqual([
    'localhost',
    'localhost',
    '127.0.0.1',
    '[::1]',
  ]);
});

test('STAFF_SECOND_FACTOR is required or optional, and optional when nothing is set', () => {
  expect(read({ STAFF_SECOND_FACTOR: 'required' })).toMatchObject({ secondFactorRequired: true });
  expect(read({ STAFF_SECOND_FACTOR: 'optional' })).toMatchObject({ secondFactorRequired: false });
  expect(read({})).toMatchObject({ secondFactorRequired: false });
  expect(read({ STAFF_SECOND_FACTOR: 'yes' })).toEqual(['STAFF_SECOND_FACTOR must be required or optional']);
});

test('LOG_LEVEL takes what the log knows', () => {
  expect(read({ LOG_LEVEL: 'loud' })).toEqual([
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent',
  ]);
  expect(read({ LOG_LEVEL: 'silent' })).toMatchObject({ logLevel: 'silent' });
});

test('RAJAONGKIR_API_KEY has couriers asked, from a district that may be set', () => {
  const key = { RAJAONGKIR_API_KEY: 'shipping-key' };
  expect(read({})).toMatchObject({ rajaongkir: null });
  expect(read(key)).toMatchObject({ rajaongkir: { key: 'shipping-key', originDistrict: null } });
  expect(read({ ...key, RAJAONGKIR_ORIGIN: '1376' })).toMatchObject({ rajaongkir: { originDistrict: 1376 } });
  expect(read({ RAJAONGKIR_API_KEY: 'two words' })).toEqual([
    'RAJAONGKIR_API_KEY must be a key without spaces',
  ]);
  expect(read({ ...key, RAJAONGKIR_ORIGIN: 'Garut' })).toEqual([
    'RAJAONGKIR_ORIGIN must be the number of a district there, such as 1376',
  ]);
  expect(read({ RAJAONGKIR_ORIGIN: '1376' })).toEqual(['RAJAONGKIR_ORIGIN belongs to RAJAONGKIR_API_KEY']);
});

test('WEBHOOK_TEST_HOSTS names programs for tests, with which a live server does not start', () => {
  expect(read({})).toMatchObject({ webhookTestHosts: [] });
  expect(read({ WEBHOOK_TEST_HOSTS: '127.0.0.1:4443, program.test:8443' })).toMatchObject({
    webhookTestHosts: ['127.0.0.1:4443', 'program.test:8443'],
  });
  expect(() => readConfig(['--live'], { WEBHOOK_TEST_HOSTS: '127.0.0.1:4443' })).toThrow(
    'WEBHOOK_TEST_HOSTS is for tests',
  );
});

test('S3_… has a bucket keep the files, all of them or none', () => {
  const s3 = {
    S3_BUCKET: 'kancil-files',
    S3_REGION: 'auto',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const kept = { bucket: 'kancil-files', region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
  expect(read({})).toMatchObject({ s3: null, filesByProxy: null });
  expect(read(s3)).toMatchObject({ s3: { ...kept, endpoint: null } });
  for (const endpoint of ['https://s3.kancil.test', 'https://s3.kancil.test:9000/', 'http://127.0.0.1:9000'])
    expect(read({ ...s3, S3_ENDPOINT: endpoint })).toMatchObject({ s3: { ...kept, endpoint } });
  for (const missing of Object.keys(s3))
    expect(read({ ...s3, [missing]: ' ' })).toContain(
      'S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together',
    );
  for (const bucket of ['Kancil', 'kancil/files', 'k', '-kancil'])
    expect(read({ ...s3, S3_BUCKET: bucket })).toEqual([
      'S3_BUCKET must be the name of a bucket, such as kancil-files',
    ]);
  for (const endpoint of ['s3.kancil.test', 'http://s3.kancil.test', 'https://s3.kancil.test/kancil-files'])
    expect(read({ ...s3, S3_ENDPOINT: endpoint })).toEqual([
      'S3_ENDPOINT must be an address such as https://s3.example.com, without the bucket; browsers are led there, ' +
        'so it may start with http:// on this machine alone',
    ]);
  expect(read({ S3_ENDPOINT: 'https://s3.kancil.test' })).toEqual(['S3_ENDPOINT belongs to S3_BUCKET']);
  expect(read({ ...s3, FILES_BY_PROXY: '/files/' })).toEqual([
    'FILES_BY_PROXY is for files in DATA_DIR: with S3_BUCKET the store sends videos itself',
  ]);
});

test('BACKUP_S3_… opens the buckets of backups, all of them or none', () => {
  const key = {
    BACKUP_S3_REGION: 'auto',
    BACKUP_S3_ACCESS_KEY_ID: 'key',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  };
  const backupS3 = { region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
  expect(read({})).toMatchObject({ backupS3: null });
  const BACKUP_S3_ENDPOINT = 'https://s3.kancil.test';
  expect(read(key)).toMatchObject({ backupS3: { ...backupS3, endpoint: null } });
  expect(read({ ...key, BACKUP_S3_ENDPOINT })).toMatchObject({
    backupS3: { ...backupS3, endpoint: BACKUP_S3_ENDPOINT },
  });
  for (const missing of Object.keys(key))
    expect(read({ ...key, [missing]: ' ' })).toEqual([
      'BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY belong together',
    ]);
  for (const wrong of [{ BACKUP_S3_ENDPOINT }, { ...key, BACKUP_S3_ENDPOINT: 'http://s3.kancil.test' }])
    expect(read(wrong)).toEqual([
      'BACKUP_S3_ENDPOINT must be an address such as https://s3.example.com, without the bucket, and belongs to BACKUP_S3_REGION',
    ]);
});

test('FILES_BY_PROXY is a path that the proxy knows', () => {
  expect(read({ FILES_BY_PROXY: '/files/' })).toMatchObject({ filesByProxy: '/files/' });
  for (const path of ['files', '/files', '/', '//', '/a/b/', '/../'])
    expect(read({ FILES_BY_PROXY: path })).toEqual(['FILES_BY_PROXY must be a path such as /files/']);
});

test('ZOOM_… has the rooms of live classes made, all or none', () => {
  const zoom = { ZOOM_ACCOUNT_ID: 'account', ZOOM_CLIENT_ID: 'client', ZOOM_CLIENT_SECRET: 'secret' };
  const together = ['ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID and ZOOM_CLIENT_SECRET belong together'];
  expect(read({})).toMatchObject({ zoom: null });
  expect(read(zoom)).toMatchObject({
    zoom: { accountId: 'account', clientId: 'client', clientSecret: 'secret', host: 'me' },
  });
  expect(read({ ...zoom, ZOOM_HOST: 'ratna@kancil.test' })).toMatchObject({
    zoom: { host: 'ratna@kancil.test' },
  });
  for (const missing of Object.keys(zoom)) expect(read({ ...zoom, [missing]: ' ' })).toEqual(together);
  expect(read({ ZOOM_CLIENT_SECRET: 'secret' })).toEqual(together);
  expect(read({ ZOOM_HOST: 'ratna@kancil.test' })).toEqual([
    'ZOOM_HOST belongs to ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID and ZOOM_CLIENT_SECRET',
  ]);
});

test.each(['https://mail.example', 'mail.example:587', 'smtp://'])(
  'SMTP_URL does not take %s',
  (SMTP_URL) => {
    expect(read({ SMTP_URL, MAIL_FROM: 'halo@kancil.example' })).toEqual([
      'SMTP_URL must start with smtp:// or smtps:// and name a host',
    ]);
  },
);

test('a demo takes no key of Midtrans that moves real money', () => {
  const keys = (serverKey: string) => ({
    MIDTRANS_SERVER_KEY: serverKey,
    MIDTRANS_CLIENT_KEY: 'SB-Mid-client-x',
  });
  expect(read(keys('Mid-server-x'))).toEqual([
    'MIDTRANS_SERVER_KEY of a demo must be a sandbox key (SB-Mid-server-…): others move real money',
  ]);
  expect(read(keys('SB-Mid-server-x'))).toMatchObject({ midtrans: { serverKey: 'SB-Mid-server-x' } });
});

test('a live server hashes passwords with no less memory than the default', () => {
  const started = (args: string[], PASSWORD_KIB: string) => {
    try {
      return readConfig(args, { PASSWORD_KIB }).passwordKib;
    } catch (error) {
      return (error as ConfigRefused).reasons.filter((reason) => reason.startsWith('PASSWORD_KIB'));
    }
  };
  const tooFew = 'PASSWORD_KIB must be at least 19456: with less, stolen hashes are guessed too fast';
  expect(started(['--live'], '19455')).toEqual([tooFew]);
  expect(started(['--live'], '19456')).toEqual([]);
  expect(started([], '8')).toBe(8);
  expect(started([], '7')).toEqual(['PASSWORD_KIB must be at least 8']);
});

const database = { DATABASE_URL: 'postgres:///kancil' };
const token = 'a-token-of-16-or-more';

test.each<[Record<string, string>, unknown]>([
  [{}, { role: 'both', metrics: null }],
  [{ ...database, ROLE: 'worker' }, { role: 'worker' }],
  [{ ROLE: 'all' }, ['ROLE must be both, web or worker']],
  [{ ROLE: 'web' }, ["ROLE=web belongs to DATABASE_URL: the embedded database is one process's alone"]],
  [{ METRICS_PORT: '9091' }, { metrics: { host: '127.0.0.1', port: 9091, token: null } }],
  [
    { METRICS_PORT: '9091', METRICS_HOST: '0.0.0.0' },
    ['METRICS_HOST is reached by other machines: METRICS_TOKEN must be set'],
  ],
  [
    { METRICS_PORT: '9091', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token },
    { metrics: { host: '0.0.0.0', token } },
  ],
  [
    { METRICS_PORT: '99999', METRICS_TOKEN: 'short' },
    ['METRICS_PORT must be at most 65535', 'METRICS_TOKEN must be at least 16 characters without spaces'],
  ],
  [{ METRICS_TOKEN: token }, ['METRICS_HOST and METRICS_TOKEN belong to METRICS_PORT']],
])('what a process does and where its figures stand: %j', (given, expected) => {
  if (Array.isArray(expected)) expect(read(given)).toEqual(expected);
  else expect(read(given)).toMatchObject(expected as object);
});

import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { type FilesSettings, readFilesSettings } from './files-settings.ts';

/** What a provider may set, with what it is when unset. The README's table says the same; a test compares them. */
const variables = {
  ENV_FILE: '.env',
  HOST: '127.0.0.1',
  PORT: '3000',
  ROLE: 'both',
  PUBLIC_URL: '',
  TRUST_PROXY: '',
  DATA_DIR: 'data',
  DATABASE_URL: '',
  ERASED_LIST: '',
  S3_BUCKET: '',
  S3_REGION: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  S3_ENDPOINT: '',
  BACKUP_S3_REGION: '',
  BACKUP_S3_ACCESS_KEY_ID: '',
  BACKUP_S3_SECRET_ACCESS_KEY: '',
  BACKUP_S3_ENDPOINT: '',
  FILES_BY_PROXY: '',
  DATABASE_CONNECTIONS: '5',
  SMTP_URL: '',
  MAIL_FROM: '',
  MIDTRANS_SERVER_KEY: '',
  MIDTRANS_CLIENT_KEY: '',
  RAJAONGKIR_API_KEY: '',
  RAJAONGKIR_ORIGIN: '',
  ZOOM_ACCOUNT_ID: '',
  ZOOM_CLIENT_ID: '',
  ZOOM_CLIENT_SECRET: '',
  ZOOM_HOST: 'me',
  WEBHOOK_TEST_HOSTS: '',
  ALLOW_STAND_INS: '',
  DISK_RESERVE_MB: '500',
  BACKUP_DAYS: '2',
  MAX_CONNECTIONS: '4000',
  FFMPEG_PATH: 'ffmpeg',
  LOG_LEVEL: 'warn',
  METRICS_PORT: '',
  METRICS_HOST: '127.0.0.1',
  METRICS_TOKEN: '',
  STAFF_SECOND_FACTOR: 'optional',
  PASSWORD_KIB: '19456',
  RATE_SIGN_IN: '10',
  RATE_SIGN_IN_ADDRESS: '300',
  RATE_SIGN_IN_ACCOUNT: '100',
  RATE_SECOND_FACTOR: '10',
  RATE_REGISTRATION: '60',
  RATE_MAILS: '5',
  RATE_MAILS_ADDRESS: '60',
  RATE_SHIPPING: '60',
  RATE_CALENDAR: '600',
  RATE_PAYMENT_LINK: '60',
  RATE_PAYMENT_LINKS_MADE: '10',
};

type Variable = keyof typeof variables;
export type StandIn = 'payments' | 'shipping';

export interface Config extends FilesSettings {
  mode: 'demo' | 'live';
  dev: boolean;
  host: string;
  port: number;
  /** whether this process serves visitors, does what falls due, or both */
  role: 'both' | 'web' | 'worker';
  /** where visitors find the product, without a slash at the end; links in mails are made from it */
  publicUrl: string;
  /** the reverse proxies whose X-Forwarded-For counts: addresses and ranges, or how many stand one behind another */
  trustProxy: false | string | number;
  dataDir: string;
  /** the file that says who was erased, which no backup may replace */
  erasedList: string;
  databaseUrl: string | null;
  /** to an external PostgreSQL, for queries */
  databaseConnections: number;
  mail: { url: string; from: string } | null;
  /** keys of the payment gateway; null: the sandbox */
  midtrans: { serverKey: string; clientKey: string } | null;
  /** couriers' prices from RajaOngkir, and the district that parcels come from, by its number there; null: the table of estimates */
  rajaongkir: { key: string; originDistrict: number | null } | null;
  /** the account whose meetings live classes are held in; null: the stand-in of a demo, else pasted links */
  zoom: { accountId: string; clientId: string; clientSecret: string; host: string } | null;
  /** `host:port` of programs for tests: webhooks reach them wherever they are, whatever their certificate */
  webhookTestHosts: readonly string[];
  allowedStandIns: readonly StandIn[];
  diskReserveBytes: number;
  /** owners are told of a backup that is older */
  backupDays: number;
  /** of browsers, the proxy and probes together */
  maxConnections: number;
  /** the program that converts videos; where it does not run, kinds that browsers do not play are refused */
  ffmpegPath: string;
  logLevel: string;
  /** where a Prometheus finds this process's figures, and the token it shows when any is asked for; null: nowhere */
  metrics: { host: string; port: number; token: string | null } | null;
  /** whether staff must have a second factor */
  secondFactorRequired: boolean;
  /** memory that hashing a password takes, by which guessing is slow */
  passwordKib: number;
  rates: {
    sign_in: number;
    sign_in_address: number;
    sign_in_account: number;
    second_factor: number;
    registration: number;
    mails: number;
    mails_address: number;
    shipping: number;
    calendar: number;
    payment_link: number;
    payment_links_made: number;
  };
}

/** The configuration does not do: says every reason at once, in words for whoever set it. */
export class ConfigRefused extends Error {
  override name = 'ConfigRefused';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`the configuration cannot be used:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.reasons = reasons;
  }
}

/**
 * Takes what the environment does not say from the file of settings, so that server and commands find the same. Nothing
 * happens where there is none.
 */
export const readSettingsFile = (environment: NodeJS.ProcessEnv = process.env): void => {
  const file = environment['ENV_FILE']?.trim() || variables.ENV_FILE;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && !environment['ENV_FILE']) return;
    throw new ConfigRefused([`ENV_FILE ${resolve(file)} cannot be read (${code})`]);
  }
};

/**
 * Reads the configuration, the only place that looks at the environment.
 * A live server needs its real parts: without them it refuses to start, naming each (`ConfigRefused`).
 * @param how.isCommand of whichever school it is, which the database will say
 */
export const readConfig = (
  args: readonly string[] = process.argv.slice(2),
  environment: Readonly<Record<string, string | undefined>> = process.env,
  { isCommand = false } = {},
): Config => {
  const value = (name: Variable) => environment[name]?.trim() || variables[name];
  const reasons: string[] = [];
  const whole = (name: Variable, least = 0) => {
    const number = /^\d+$/.test(value(name)) ? Number(value(name)) : Number.NaN;
    if (!Number.isSafeInteger(number)) reasons.push(`${name} must be a whole number`);
    else if (number < least) reasons.push(`${name} must be at least ${least}`);
    return number;
  };
  for (const arg of args)
    if (arg !== '--live' && arg !== '--dev')
      reasons.push(`there is no argument ${arg}, only --live and --dev`);
  const mode = args.includes('--live') ? 'live' : 'demo';
  const port = whole('PORT');
  if (port > 65_535) reasons.push('PORT must be at most 65535');
  const host = value('HOST').replace(/^\[(.*)\]$/, '$1');
  const publicUrl = publicUrlOf(value('PUBLIC_URL'), host, port, reasons);
  const [mailUrl, mailFrom] = [value('SMTP_URL'), value('MAIL_FROM')];
  if (Boolean(mailUrl) !== Boolean(mailFrom)) reasons.push('SMTP_URL and MAIL_FROM belong together');
  const [serverKey, clientKey] = [value('MIDTRANS_SERVER_KEY'), value('MIDTRANS_CLIENT_KEY')];
  if (Boolean(serverKey) !== Boolean(clientKey))
    reasons.push('MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY belong together');
  if (mode === 'demo' && !isCommand && serverKey && !serverKey.startsWith('SB-'))
    reasons.push(
      'MIDTRANS_SERVER_KEY of a demo must be a sandbox key (SB-Mid-server-…): others move real money',
    );
  if (mailUrl && !isMailServer(mailUrl))
    reasons.push('SMTP_URL must start with smtp:// or smtps:// and name a host');
  const shippingKey = value('RAJAONGKIR_API_KEY');
  if (!/^[\x21-\x7e]*$/.test(shippingKey)) reasons.push('RAJAONGKIR_API_KEY must be a key without spaces');
  const origin = value('RAJAONGKIR_ORIGIN');
  if (origin && !/^[1-9]\d{0,8}$/.test(origin))
    reasons.push('RAJAONGKIR_ORIGIN must be the number of a district there, such as 1376');
  if (origin && !shippingKey) reasons.push('RAJAONGKIR_ORIGIN belongs to RAJAONGKIR_API_KEY');
  const zoom = {
    accountId: value('ZOOM_ACCOUNT_ID'),
    clientId: value('ZOOM_CLIENT_ID'),
    clientSecret: value('ZOOM_CLIENT_SECRET'),
  };
  const zoomSettings = Object.values(zoom).filter(Boolean).length;
  if (zoomSettings === 1 || zoomSettings === 2)
    reasons.push('ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID and ZOOM_CLIENT_SECRET belong together');
  if (environment['ZOOM_HOST']?.trim() && zoomSettings === 0)
    reasons.push('ZOOM_HOST belongs to ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID and ZOOM_CLIENT_SECRET');
  if (!isPostgres(value('DATABASE_URL')))
    reasons.push(
      'DATABASE_URL must be the address of a PostgreSQL, such as postgres://kancil:password@localhost:5432/kancil; ' +
        'in names and passwords : / ? # @ are written as %3A %2F %3F %23 %40',
    );
  if (!logLevels.includes(value('LOG_LEVEL')))
    reasons.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  const secondFactor = value('STAFF_SECOND_FACTOR');
  if (!['required', 'optional'].includes(secondFactor))
    reasons.push('STAFF_SECOND_FACTOR must be required or optional');
  const role = value('ROLE');
  if (role !== 'both' && role !== 'web' && role !== 'worker')
    reasons.push('ROLE must be both, web or worker');
  else if (role !== 'both' && !value('DATABASE_URL'))
    reasons.push(`ROLE=${role} belongs to DATABASE_URL: the embedded database is one process's alone`);
  const config: Config = {
    mode,
    dev: args.includes('--dev'),
    host,
    port,
    role: role as Config['role'],
    publicUrl,
    trustProxy: trustedProxies(value('TRUST_PROXY'), reasons),
    dataDir: resolve(value('DATA_DIR')),
    erasedList: resolve(value('ERASED_LIST') || join(value('DATA_DIR'), 'erased.txt')),
    ...readFilesSettings(value, isThisMachine, reasons),
    databaseUrl: value('DATABASE_URL') || null,
    databaseConnections: whole('DATABASE_CONNECTIONS', 2),
    mail: mailUrl && mailFrom ? { url: mailUrl, from: mailFrom } : null,
    midtrans: serverKey && clientKey ? { serverKey, clientKey } : null,
    rajaongkir: shippingKey ? { key: shippingKey, originDistrict: origin ? Number(origin) : null } : null,
    zoom: zoomSettings === 3 ? { ...zoom, host: value('ZOOM_HOST') } : null,
    webhookTestHosts: value('WEBHOOK_TEST_HOSTS')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    allowedStandIns: standIns(value('ALLOW_STAND_INS'), reasons),
    diskReserveBytes: whole('DISK_RESERVE_MB') * 1024 * 1024,
    backupDays: whole('BACKUP_DAYS', 1),
    maxConnections: whole('MAX_CONNECTIONS', 1),
    ffmpegPath: value('FFMPEG_PATH'),
    logLevel: value('LOG_LEVEL'),
    metrics: metricsOf(value, whole, reasons),
    secondFactorRequired: secondFactor === 'required',
    passwordKib: whole('PASSWORD_KIB', 8),
    rates: {
      sign_in: whole('RATE_SIGN_IN', 1),
      sign_in_address: whole('RATE_SIGN_IN_ADDRESS', 1),
      sign_in_account: whole('RATE_SIGN_IN_ACCOUNT', 1),
      second_factor: whole('RATE_SECOND_FACTOR', 1),
      registration: whole('RATE_REGISTRATION', 1),
      mails: whole('RATE_MAILS', 1),
      mails_address: whole('RATE_MAILS_ADDRESS', 1),
      shipping: whole('RATE_SHIPPING', 1),
      calendar: whole('RATE_CALENDAR', 1),
      payment_link: whole('RATE_PAYMENT_LINK', 1),
      payment_links_made: whole('RATE_PAYMENT_LINKS_MADE', 1),
    },
  };
  if (mode === 'live')
    reasons.push(...missingForLive(config, { url: value('PUBLIC_URL'), proxy: value('TRUST_PROXY') }));
  if (reasons.length > 0) throw new ConfigRefused(reasons);
  return config;
};

/** What a browser on this machine writes for the address that the server listens at. */
export const hostInUrl = (host: string) => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return ipaddr.IPv6.isValid(host) ? `[${host}]` : host;
};

/** Whether the server listens for other machines, or is known by an address that leads here from elsewhere. */
export const isOpenToOthers = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  ![host, new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, '$1')].every(isThisMachine);

const isThisMachine = (host: string) =>
  ipaddr.isValid(host) ? ipaddr.process(host).range() === 'loopback' : /(^|\.)localhost$/.test(host);

const publicUrlOf = (given: string, host: string, port: number, reasons: string[]) => {
  const text = given || `http://${hostInUrl(host)}:${port}`;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    reasons.push('PUBLIC_URL must be a web address such as https://kancil.example');
    return text;
  }
  if (url.href !== `${url.origin}/`)
    reasons.push(
      `PUBLIC_URL must end with its host, such as ${url.origin}: the product cannot live below a path`,
    );
  return url.origin;
};

const isMailServer = (text: string) => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
};

/** The driver also takes an address without a host, of a socket. Its password must not be repeated in what is said of it. */
const isPostgres = (text: string) =>
  text === '' || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/')));

/** Whoever may connect reads them, so a port that others reach asks for a token. */
const metricsOf = (
  value: (name: Variable) => string,
  whole: (name: Variable, least: number) => number,
  reasons: string[],
): Config['metrics'] => {
  const [host, token] = [value('METRICS_HOST').replace(/^\[(.*)\]$/, '$1'), value('METRICS_TOKEN')];
  if (!value('METRICS_PORT')) {
    if (token || !isThisMachine(host)) reasons.push('METRICS_HOST and METRICS_TOKEN belong to METRICS_PORT');
    return null;
  }
  const port = whole('METRICS_PORT', 1);
  if (port > 65_535) reasons.push('METRICS_PORT must be at most 65535');
  if (token && !/^[\x21-\x7e]{16,}$/.test(token))
    reasons.push('METRICS_TOKEN must be at least 16 characters without spaces');
  if (!token && !isThisMachine(host))
    reasons.push('METRICS_HOST is reached by other machines: METRICS_TOKEN must be set');
  return { host, port, token: token || null };
};

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** There is no `true`: it would believe the first address of the header, which whoever sends it writes. */
const trustedProxies = (given: string, reasons: string[]): Config['trustProxy'] => {
  if (given === 'false' || given === '') return false;
  if (/^[1-9]$/.test(given)) return Number(given);
  if (!given.split(',').every((one) => isAddressOrRange(one.trim())))
    reasons.push(
      'TRUST_PROXY must be IP addresses of proxies such as 10.0.0.1, 10.0.0.0/8 (with commas), how many proxies ' +
        'stand one behind another (1 to 9), or false',
    );
  return given;
};

/** All addresses (`/0`) are no range: that would be `true` by another name. */
const isAddressOrRange = (text: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  ipaddr.IPv6.isValid(text) ||
  ((ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)) && !/\/0+$/.test(text));

const standIns = (given: string, reasons: string[]): StandIn[] =>
  given
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .flatMap((name) => {
      if (name === 'payments' || name === 'shipping') return [name];
      reasons.push(
        `ALLOW_STAND_INS may name payments and shipping, not ${name}: mail and clock are always real`,
      );
      return [];
    });

const missingForLive = (config: Config, given: { url: string; proxy: string }): string[] => [
  ...(given.url.startsWith('https://') ? [] : ['PUBLIC_URL must be set and start with https://']),
  ...(given.proxy
    ? []
    : [
        'TRUST_PROXY must be set, or all visitors count as one: to the address of the proxy that speaks https for ' +
          'this server (127.0.0.1 when it runs on this machine), or to false when there is none',
      ]),
  ...(config.webhookTestHosts.length === 0
    ? []
    : ['WEBHOOK_TEST_HOSTS is for tests: a live school tells programs on the public internet alone']),
  ...(config.passwordKib < Number(variables.PASSWORD_KIB)
    ? [
        `PASSWORD_KIB must be at least ${variables.PASSWORD_KIB}: with less, stolen hashes are guessed too fast`,
      ]
    : []),
  ...(config.mail ? [] : ['SMTP_URL and MAIL_FROM must be set: a live school sends real mail']),
  ...(config.midtrans || config.allowedStandIns.includes('payments')
    ? []
    : ['MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY must be set (or ALLOW_STAND_INS=payments)']),
  ...(config.rajaongkir || config.allowedStandIns.includes('shipping')
    ? []
    : ['RAJAONGKIR_API_KEY must be set (or ALLOW_STAND_INS=shipping: costs are then estimates of a table)']),
];

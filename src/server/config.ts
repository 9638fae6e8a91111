import { resolve } from 'node:path';

/** What a provider may set, with what it is when unset. The README's table says the same; a test compares them. */
const variables = {
  HOST: '127.0.0.1',
  PORT: '3000',
  PUBLIC_URL: '',
  TRUST_PROXY: '',
  DATA_DIR: 'data',
  DATABASE_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  MIDTRANS_SERVER_KEY: '',
  MIDTRANS_CLIENT_KEY: '',
  RAJAONGKIR_API_KEY: '',
  ALLOW_STAND_INS: '',
  DISK_RESERVE_MB: '500',
  LOG_LEVEL: 'warn',
  RATE_SIGN_IN: '10',
  RATE_REGISTRATION: '60',
  RATE_MAILS: '5',
};

type Variable = keyof typeof variables;
export type StandIn = 'payments' | 'shipping';

export interface Config {
  mode: 'demo' | 'live';
  dev: boolean;
  host: string;
  port: number;
  /** where visitors find the product, without a slash at the end; links in mails are made from it */
  publicUrl: string;
  trustProxy: boolean | string;
  dataDir: string;
  databaseUrl: string | null;
  mail: { url: string; from: string } | null;
  /** keys of the payment gateway; null: the sandbox */
  midtrans: { serverKey: string; clientKey: string } | null;
  rajaOngkirKey: string | null;
  allowedStandIns: readonly StandIn[];
  diskReserveBytes: number;
  logLevel: string;
  rates: { sign_in: number; registration: number; mails: number };
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
 * Reads the configuration, the only place that looks at the environment.
 * A live server needs its real parts: without them it refuses to start, naming each (`ConfigRefused`).
 */
export const readConfig = (
  args: readonly string[] = process.argv.slice(2),
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config => {
  const value = (name: Variable) => environment[name]?.trim() || variables[name];
  const reasons: string[] = [];
  const whole = (name: Variable) => {
    const number = Number(value(name));
    if (!Number.isSafeInteger(number) || number < 0) reasons.push(`${name} must be a whole number`);
    return number;
  };
  for (const arg of args)
    if (arg !== '--live' && arg !== '--dev')
      reasons.push(`there is no argument ${arg}, only --live and --dev`);
  const mode = args.includes('--live') ? 'live' : 'demo';
  const port = whole('PORT');
  if (port > 65_535) reasons.push('PORT must be at most 65535');
  const host = value('HOST');
  const publicUrl = publicUrlOf(value('PUBLIC_URL'), host, port, reasons);
  const [mailUrl, mailFrom] = [value('SMTP_URL'), value('MAIL_FROM')];
  if (Boolean(mailUrl) !== Boolean(mailFrom)) reasons.push('SMTP_URL and MAIL_FROM belong together');
  const [serverKey, clientKey] = [value('MIDTRANS_SERVER_KEY'), value('MIDTRANS_CLIENT_KEY')];
  if (Boolean(serverKey) !== Boolean(clientKey))
    reasons.push('MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY belong together');
  const proxy = value('TRUST_PROXY');
  const config: Config = {
    mode,
    dev: args.includes('--dev'),
    host,
    port,
    publicUrl,
    trustProxy: proxy === 'true' || (proxy !== 'false' && proxy !== '' && proxy),
    dataDir: resolve(value('DATA_DIR')),
    databaseUrl: value('DATABASE_URL') || null,
    mail: mailUrl && mailFrom ? { url: mailUrl, from: mailFrom } : null,
    midtrans: serverKey && clientKey ? { serverKey, clientKey } : null,
    rajaOngkirKey: value('RAJAONGKIR_API_KEY') || null,
    allowedStandIns: standIns(value('ALLOW_STAND_INS'), reasons),
    diskReserveBytes: whole('DISK_RESERVE_MB') * 1024 * 1024,
    logLevel: value('LOG_LEVEL'),
    rates: {
      sign_in: whole('RATE_SIGN_IN'),
      registration: whole('RATE_REGISTRATION'),
      mails: whole('RATE_MAILS'),
    },
  };
  if (mode === 'live') reasons.push(...missingForLive(config, value('PUBLIC_URL')));
  if (reasons.length > 0) throw new ConfigRefused(reasons);
  return config;
};

const publicUrlOf = (given: string, host: string, port: number, reasons: string[]) => {
  const url = given || `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    reasons.push('PUBLIC_URL must be a web address such as https://kancil.example');
    return url;
  }
  return new URL(url).origin;
};

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

const missingForLive = (config: Config, givenUrl: string): string[] => [
  ...(givenUrl.startsWith('https://') ? [] : ['PUBLIC_URL must be set and start with https://']),
  ...(config.mail ? [] : ['SMTP_URL and MAIL_FROM must be set: a live school sends real mail']),
  ...(config.midtrans || config.allowedStandIns.includes('payments')
    ? []
    : ['MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY must be set (or ALLOW_STAND_INS=payments)']),
  ...(config.rajaOngkirKey || config.allowedStandIns.includes('shipping')
    ? []
    : ['RAJAONGKIR_API_KEY must be set (or ALLOW_STAND_INS=shipping)']),
];

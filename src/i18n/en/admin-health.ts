import type { Facts, Found } from '../../domain/health/finding.ts';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** How long ago, or how long: in the largest unit that fits. */
const span = (minutes = 0): string => {
  if (minutes < 60) return many(minutes, 'minute', 'minutes');
  if (minutes < 2880) return many(Math.floor(minutes / 60), 'hour', 'hours');
  return many(Math.floor(minutes / 1440), 'day', 'days');
};

const size = (bytes = 0): string => {
  const [unit, in1] = bytes < 1e9 ? ['MB', 1e6] : (['GB', 1e9] as const);
  return `${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }).format(bytes / in1)} ${unit}`;
};

/** What stands around the school: the server, its disk, mail, payments; for its owners and whoever runs the server. */
export const health = {
  title: 'Server Health',
  lead: 'What keeps the school running: disk, mail, payments, backups. You are told of the worst at once; here is all of it.',
  loading: 'Checking everything',
  failed: 'The server could not be checked',
  failedText: 'Perhaps the connection dropped. If it stays like this, tell whoever runs the server.',
  again: 'Check again',
  lookedAt: (time: string) => `Checked ${time}`,
  allWell: 'Everything is in order',
  allWellText: 'There is nothing for you to do here.',
  toDo: 'Needs attention',
  well: 'In order',
  youCan: 'What you can do',
  tellServer: 'Tell whoever runs the server',
  states: { failed: 'Broken', warning: 'Worth a look', ok: 'In order' },
  checks: {
    settings: 'Settings',
    database: 'Database',
    files: 'Files',
    disk: 'Disk',
    clock: 'Clock',
    mail: 'Mail',
    payments: 'Payments',
    shipping: 'Shipping costs',
    address: 'Address',
    jobs: 'Scheduled jobs',
    backup: 'Backup',
    letters: 'Letters',
    webhooks: 'Webhooks',
  },
  found: {
    too_slow: ({ seconds }: Facts) => `There was no answer in ${seconds} seconds.`,
    check_broken: ({ reason }: Facts) => `This could not be checked (${reason}).`,
    settings_right: ({ reason }: Facts) => `They can be used (${reason}).`,
    settings_wrong: ({ reason }: Facts) => `A server would not start with them: ${reason}.`,
    database_right: ({ reason }: Facts) => `${reason} answers, and its tables are up to date.`,
    database_encoding: ({ reason }: Facts) => `Its encoding is ${reason} instead of UTF8.`,
    database_extension: () => 'The extension pg_trgm is missing, so searches fail.',
    database_closed: ({ reason }: Facts) => String(reason),
    files_there: ({ count = 0 }: Facts) =>
      `${many(count, 'picture, video or recording is', 'pictures, videos and recordings are')} where they should be.`,
    files_missing: ({ count, of }: Facts) =>
      `${count} of ${of} pictures, videos and recordings are not there.`,
    files_unseen: () => 'They will be checked within the next hour.',
    files_unreached: ({ reason }: Facts) => `The file store does not answer (${reason}).`,
    disk_roomy: ({ bytes }: Facts) => `${size(bytes)} free.`,
    disk_filling: ({ bytes, days = 0 }: Facts) =>
      `${size(bytes)} free. At this rate it will be full in ${many(days, 'day', 'days')}.`,
    disk_low: ({ bytes }: Facts) => `Only ${size(bytes)} free: no video or recording can be uploaded.`,
    disk_full: ({ bytes }: Facts) => `Only ${size(bytes)} free: nothing more can be saved.`,
    clock_right: () => 'It agrees with the others.',
    clock_wrong: ({ seconds, reason }: Facts) => `It is ${seconds} seconds off from the ${reason}’s.`,
    mail_taken: () => 'The mail server accepts mail.',
    mail_kept: () => 'This demo keeps mail in its outbox and sends none.',
    mail_refused: ({ reason }: Facts) => `The mail server does not accept mail (${reason}).`,
    payments_sandbox: () => 'This demo has a sandbox; no money moves.',
    payments_closed: () => 'This school takes no payments.',
    payments_right: ({ minutes }: Facts) =>
      minutes === undefined
        ? 'Midtrans answers and accepts the key. It has sent no news so far.'
        : `Midtrans answers and accepts the key. Its last news came ${span(minutes)} ago.`,
    payments_silent: () =>
      'Midtrans answers, but its notifications do not arrive: payments are noticed late.',
    payments_key: ({ reason }: Facts) => `Midtrans does not accept the key (${reason}): nobody can pay.`,
    payments_down: ({ reason }: Facts) =>
      `Midtrans does not answer as it should (${reason}): nobody can pay.`,
    shipping_right: () => 'The couriers’ prices are known.',
    shipping_table: () => 'They are estimates from a table.',
    shipping_down: ({ reason }: Facts) => `The couriers’ prices cannot be looked up (${reason}).`,
    address_plain: () => 'The school answers at its address.',
    address_right: ({ days = 0 }: Facts) =>
      `The school answers at its address. Its certificate lasts ${many(days, 'more day', 'more days')}.`,
    address_unreached: ({ reason }: Facts) => `The server cannot reach the school’s own address (${reason}).`,
    certificate_ending: ({ days = 0 }: Facts) =>
      days < 0
        ? 'The certificate of the address has expired: browsers warn everyone.'
        : `The certificate of the address ends in ${many(days, 'day', 'days')}; then browsers warn everyone.`,
    jobs_right: ({ count }: Facts) => `All ${count} jobs run as they should.`,
    jobs_failing: ({ count = 0, reason }: Facts) =>
      `${many(count, 'job does', 'jobs do')} not run: ${reason}.`,
    backup_new: ({ days = 0 }: Facts) =>
      days === 0 ? 'The last one is from today.' : `The last one is ${many(days, 'day', 'days')} old.`,
    backup_early: () => 'There is none yet: make the first before families come.',
    backup_old: ({ days = 0 }: Facts) => `The last one is ${many(days, 'day', 'days')} old.`,
    backup_none: () => 'There has never been one. If the disk breaks, everything is lost.',
    letters_sent: () => 'Nothing has been waiting too long.',
    letters_wait: ({ count = 0, minutes }: Facts) =>
      `${many(count, 'letter waits', 'letters wait')}, the oldest for ${span(minutes)}.`,
    letters_refused: ({ count = 0 }: Facts) =>
      `${many(count, 'letter was', 'letters were')} given up within a day.`,
    webhooks_right: () => 'Every program accepts what it is sent.',
    webhooks_failing: ({ count = 0 }: Facts) => `${many(count, 'program takes', 'programs take')} nothing.`,
  } satisfies Record<Found, (facts: Facts) => string>,
  /** by the finding: what somebody at school can do */
  owner: {
    disk_filling: 'Delete lessons and news that nobody needs any more; their videos go with them.',
    disk_low: 'Delete lessons and news that nobody needs any more; their videos go with them.',
    payments_silent:
      'In the Midtrans dashboard, enter the school’s address followed by /api/v1/payment/notification as the payment notification URL.',
    payments_key:
      'Check in the Midtrans dashboard whether the server key was renewed, and pass on the new one.',
    payments_down: 'Wait a few minutes and check again. If it stays, ask Midtrans.',
    shipping_down:
      'Check in your RajaOngkir account whether today’s requests are used up or the plan has run out.',
    letters_refused: 'Ask these families for an address that works; their messages are in the inbox as well.',
    webhooks_failing: 'Open Webhooks: the program’s log says what it answers.',
  },
  /** by the finding: what whoever runs the server does */
  server: {
    too_slow:
      'Check that the firewall lets this server out, and that the other side is running. Then npm run doctor again.',
    check_broken: 'The server’s log says more (LOG_LEVEL=info). Then npm run doctor again.',
    settings_wrong: 'Correct the file .env (ENV_FILE), then restart the server.',
    database_encoding: 'Restore a backup into a database made with encoding ‘UTF8’ template template0.',
    database_extension: 'In this database: create extension pg_trgm.',
    files_unreached:
      'Check DATA_DIR and its permissions, or the bucket and the settings that begin with S3_.',
    files_missing: 'Restore the folder files of DATA_DIR from the last backup.',
    disk_filling: 'Give the DATA_DIR disk more space.',
    disk_low: 'Give the DATA_DIR disk more space, or lower DISK_RESERVE_MB.',
    disk_full: 'Give the DATA_DIR disk more space now, or lower DISK_RESERVE_MB.',
    clock_wrong: 'Keep the clock in sync: timedatectl set-ntp true.',
    mail_refused: 'Correct SMTP_URL (host, port, user, password) and restart the server.',
    payments_closed: 'Set MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY, and restart the server.',
    payments_key:
      'Set MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY to the current keys, and restart the server.',
    payments_down: 'Check that the firewall lets this server reach api.midtrans.com.',
    shipping_down: 'Check RAJAONGKIR_API_KEY, and that this server reaches rajaongkir.komerce.id.',
    address_unreached: 'Check PUBLIC_URL, its DNS entry, and the proxy (nginx -t, systemctl status nginx).',
    certificate_ending:
      'Renew it: certbot renew, then systemctl reload nginx. Find out why that did not happen by itself.',
    jobs_failing: 'The log has a line “a job failed” for each. If no server runs, start it.',
    backup_early: 'npm run backup -- --to FOLDER, with a daily timer.',
    backup_old: 'npm run backup -- --to FOLDER, and find out why its timer did not run.',
    backup_none: 'npm run backup -- --to FOLDER, with a daily timer.',
    letters_wait: 'Check SMTP_URL and the mail server; mail goes out by itself once it is accepted.',
    letters_refused: 'The log has a line “a mail was not sent” for each, with what the mail server said.',
  },
  details: 'For whoever runs the server',
  command: 'npm run doctor prints the same on the server.',
  jobsTitle: 'Jobs and when they last succeeded',
  job: 'Job',
  lastSuccess: 'Last success',
  never: 'Not noted yet',
  failures: 'Failed since',
  sizesTitle: 'What takes space on the disk',
  kind: 'Kind',
  bytes: 'Takes',
  grownIn: (days: number) => `Grown in ${many(days, 'day', 'days')}`,
  kinds: {
    database: 'Database',
    lessons: 'Videos of lessons',
    performances: 'Student performances',
    news: 'Pictures of news',
    users: 'Photos of parents',
    children: 'Photos of children',
    'family-uploads': 'What families sent',
  } as Readonly<Record<string, string>>,
  size,
  /** in the inbox and the mail of owners */
  toldOf: (check: string) => `The server needs attention: ${check.toLowerCase()}`,
  seePage: 'The page Server Health says what to do.',
  gone: (check: string) => `In order again: ${check.toLowerCase()}`,
  goneText: 'The server problem you were told of is over. There is nothing left to do.',
};

/** Words that belong to one place, each with its reason: read by words.test.ts. Patterns are those of the import table. */
export interface WordRow {
  readonly word: keyof typeof words;
  readonly where: readonly string[];
  readonly except: readonly string[];
  readonly reason: string;
}

/**
 * How a word looks: a member (`Date.now`), a property of any object (`payment.request`), a call without arguments
 * (`new Date()`), or a name from the outside.
 */
export const words = {
  'process.env': { member: ['process', 'env'] },
  'Date.now': { member: ['Date', 'now'] },
  'Math.random': { member: ['Math', 'random'] },
  'new Date()': { emptyCall: 'Date' },
  call: { call: 'call' },
  invalidateQueries: { property: 'invalidateQueries' },
  fetch: { call: 'fetch' },
  console: { object: 'console' },
  crypto: { object: 'crypto' },
  process: { object: 'process' },
  setTimeout: { call: 'setTimeout' },
  setInterval: { call: 'setInterval' },
  request: { property: 'request' },
  response: { property: 'response' },
  'JSON.parse': { member: ['JSON', 'parse'] },
} as const satisfies Record<string, Look>;

export type Look =
  | { readonly member: readonly [string, string] }
  | { readonly property: string }
  | { readonly emptyCall: string }
  | { readonly call: string }
  | { readonly object: string };

const tests = '**/*.{test,test-support}.{ts,tsx}';
const time = {
  where: ['src/**'],
  except: [
    'src/server/providers/clock/**',
    'src/server/platform/**',
    // When a draft was typed, and how long ago an answer was given, is told by the clock of that device.
    'src/web/app/device-clock.ts',
    tests,
  ],
  reason:
    'Time comes from a clock that is handed in: the business clock for every rule, the wall clock for sessions ' +
    'and limits. A clock read in passing cannot be moved by a test or by the demo.',
} as const;
const pure = {
  where: ['src/domain/**', 'src/contract/**'],
  except: [tests],
  reason: 'Rules and contract do nothing but answer: what they need is an argument.',
} as const;

const gatewayRecord =
  "A payment's `request`, `response` and `actions` are the gateway's own words, kept as a record: what a screen shows of a " +
  'payment is a field of ours.';

export const wordTable: readonly WordRow[] = [
  {
    word: 'process.env',
    where: ['src/**'],
    // Hands it on to the programs of PostgreSQL.
    except: ['src/server/config.ts', 'src/server/platform/db/postgres-programs.ts', tests],
    reason: 'The environment is read once, by config.ts, which says what is missing before anything starts.',
  },
  {
    word: 'call',
    where: ['src/web/{admin,parent}/**'],
    // A loader of the server alone.
    except: [
      'src/web/parent/accounts/reset-password-callback.ts',
      // Sends bytes, which no screen shows, and asks how far they came.
      'src/web/admin/upload/upload-transfer.ts',
      'src/web/parent/tasks/family-transfer.ts',
    ],
    reason: 'A screen reads with apiQuery() and changes with mutate(), which makes stale what is kept.',
  },
  {
    word: 'invalidateQueries',
    where: ['src/web/**'],
    except: ['src/web/app/**'],
    reason: 'A change makes everything stale, in src/web/app/mutations.ts, for every screen.',
  },
  { word: 'new Date()', ...time },
  { word: 'Date.now', ...time },
  {
    word: 'Math.random',
    where: ['src/**'],
    except: ['src/server/providers/clock/**', 'src/server/platform/**', tests],
    reason: 'Chance cannot be tested, and what must not be guessed needs node:crypto.',
  },
  ...(['fetch', 'console', 'crypto', 'process', 'setTimeout', 'setInterval'] as const).map((word) => ({
    word,
    ...pure,
  })),
  {
    word: 'request',
    where: ['src/web/**'],
    // What a page was asked for has the same name there.
    except: [
      'src/web/entry.server.tsx',
      'src/web/public/**',
      'src/web/app/screen.ts',
      'src/web/parent/accounts/reset-password.tsx',
      tests,
    ],
    reason: gatewayRecord,
  },
  { word: 'response', where: ['src/web/**'], except: [tests], reason: gatewayRecord },
  {
    word: 'JSON.parse',
    where: ['src/web/parent/{billing,choose,pay,pay-link}/**'],
    except: ['src/web/parent/pay/next-lesson.ts', tests],
    reason: gatewayRecord,
  },
];

/** Names that say nothing of what is inside, so that anything ends up there. */
export const emptyNames = /(^|[/.-])(utils?|helpers?|commons?|managers?|misc)(?=[/.-]|$)/i;

/** Lines of a file above which it has more than one reason to change. */
export const mostLines = 400;

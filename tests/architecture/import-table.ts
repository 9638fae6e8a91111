/**
 * Which room may import what: docs/architecture.md as data, one row a rule, each with its reason.
 *
 * A target is a project path, `npm:<specifier>`, `node:<module>` or `computed:` (an import whose address is made at
 * run time). `*` stops at a slash, `**` does not, `a/**` is also `a` itself; `<name>` is one folder, and the same one
 * wherever it stands again. `types:` allows what vanishes when the types are stripped.
 */
export interface Row {
  /** the files the row speaks of */
  readonly room: string;
  /** Everything they may import. The first row with this list that a file falls under is its room, and the only one. */
  readonly may?: readonly string[];
  /** What they must not import, whatever is allowed elsewhere. */
  readonly never?: readonly string[];
  /** files that the row does not speak of */
  readonly except?: readonly string[];
  readonly reason: string;
}

/** The nouns of the server, one folder each, named as the office speaks, in the order in which they may call each other. */
export const nouns = [
  'accounts',
  'security',
  'audit',
  'api-tokens',
  'webhooks',
  'brand',
  'families',
  'calendar',
  'inbox',
  'uploads',
  'enrolment',
  'courses',
  'family-uploads',
  'placement',
  'words',
  'live-classes',
  'tasks',
  'written-tests',
  'oral-tests',
  'reports',
  'certificates',
  'family-today',
  'prices',
  'payments',
  'desk',
  'links',
  'day-close',
  'shipping',
  'content',
  'visits',
  'waiting-list',
  'messages',
  'announcements',
  'privacy',
  'backups',
  'search',
  'family-import',
  'numbers',
  'family-file',
  'opening',
  'health',
  'today',
] as const;

/** The rooms of the domain, in the order in which they may know each other. */
export const domainOrder = [
  'values',
  'accounts',
  'calendar',
  'enrolment',
  'courses',
  'placement',
  'words',
  'billing',
  'shipping',
  'content',
  'access',
  'live-classes',
  'assessment',
  'tasks',
  'reports',
  'certificates',
  'messages',
  'visits',
  'webhooks',
  'health',
] as const;

/**
 * The rooms of the parents' area, in the order in which they may know each other: what several are made of first, the
 * pages that show several of them last.
 */
export const parentOrder = [
  'pattern',
  'accounts',
  'families',
  'enrolment',
  'tasks',
  'words',
  'courses',
  'placement',
  'live-classes',
  'tests',
  'reports',
  'pay',
  'pay-link',
  'choose',
  'billing',
  'child-room',
  'child',
  'home',
  'profile',
] as const;

/** The rooms of the back office: nouns of the server, as far as they have screens; `billing` shows payments and the daily close. */
export const adminRooms = [
  'accounts',
  'families',
  'calendar',
  'courses',
  'placement',
  'live-classes',
  'tasks',
  'written-tests',
  'reports',
  'certificates',
  'oral-tests',
  'billing',
  'shipping',
  'content',
  'inbox',
  'announcements',
  'search',
  'audit',
  'settings',
  'api-tokens',
  'webhooks',
  'numbers',
  'health',
  'family-file',
  'opening',
  'today',
] as const;

const react = ['npm:react/**', 'npm:react-dom/**'];
const drawings = [
  'npm:@iconify-json/**',
  'npm:@tabler/icons-react/**',
  'npm:@fontsource-variable/**',
  'npm:@fontsource/**',
];
const page = [...react, ...drawings, 'npm:react-router/**'];
const hydrated = [
  ...page,
  'npm:@mantine/form',
  'npm:@mantine/hooks',
  'npm:@tanstack/react-query',
  'npm:@tiptap/**',
  'npm:@noble/hashes/**',
  'npm:dayjs/**',
  'npm:jsbarcode/**',
  'npm:zod/mini',
];
const tests = '**/*.{test,test-support}.{ts,tsx}';
const words = ['src/domain/**', 'src/contract/**', 'src/i18n/**', 'src/{paths,page-paths}.ts'];
const vendors = [
  'npm:@electric-sql/**',
  'npm:@aws-sdk/**',
  'npm:nodemailer/**',
  'npm:pg/**',
  'npm:pino/**',
  'npm:sharp/**',
];
/** What pages of every area are made of. */
const frame = ['src/web/frame/**', 'src/web/shell/**'];
/** What a bill is called and holds: the same before and after signing in. */
const sharedBilling = 'src/web/billing/**';

const domainRows: readonly Row[] = domainOrder.map((noun, place) => ({
  room: `src/domain/${noun}/**`,
  may: domainOrder.slice(0, place + 1).map((known) => `src/domain/${known}/**`),
  reason:
    'The rules are pure and know only what comes before them: no packages, no Node, no clock, so that every rule ' +
    'can be read and tested alone.',
}));

const nounRows = nouns.flatMap((noun, place): Row[] => {
  const others = `src/server/{${nouns.filter((other) => other !== noun).join(',')}}`;
  const earlier = nouns.slice(0, place).map((other) => `src/server/${other}/**`);
  return [
    {
      room: `src/server/${noun}/**`,
      may: [
        ...words,
        `src/server/${noun}/**`,
        ...earlier,
        `types:${others}/**`,
        'src/server/platform/**',
        'src/server/providers/<provider>/<provider>.ts',
        'npm:**',
        'node:**',
      ],
      never: vendors,
      reason:
        'A noun works with the rules, the contract, the platform, the nouns before it and the interfaces of providers. ' +
        'What a later noun does for it, and which vendor or stand-in answers, is handed in where the parts are put together.',
    },
    {
      room: `src/server/${noun}/**`,
      except: [`src/server/${noun}/tables.ts`, tests],
      never: [`${others}/tables.ts`, `${others}/*-store.ts`],
      reason:
        'A noun keeps its rows to itself: others ask its use cases, so that each rule about them exists once.',
    },
    {
      room: `src/server/${noun}/**`,
      except: [tests],
      never: [`${others}/routes.ts`],
      reason: 'Routes are doors for callers from outside; within the server one calls the use case.',
    },
  ];
});

/** What the parents' area and the back office share, noun by noun; what is no noun's stands in the folder itself. */
export const sharedRooms = [
  'accounts',
  'inbox',
  'placement',
  'billing',
  'upload',
  'recording',
  'reports',
] as const;

const hydratedRows: readonly Row[] = [
  {
    room: 'src/web/app/*',
    may: [
      ...words,
      ...frame,
      ...page,
      'src/web/app/*',
      'npm:@tanstack/react-query',
      'npm:@mantine/form',
      'npm:zod/mini',
    ],
    reason: 'What all hydrated screens share keeps server state and forms, without any look of its own.',
  },
  ...sharedRooms.map((noun) => ({
    room: `src/web/app/${noun}/**`,
    may: [
      ...words,
      ...frame,
      ...page,
      'src/web/app/*',
      `src/web/app/${noun}/**`,
      'src/web/ui/**',
      'npm:@tanstack/react-query',
      'npm:zod/mini',
      'npm:@noble/hashes/**',
    ],
    reason: 'What both hydrated areas ask or show of a noun knows neither of them.',
  })),
];

const screenMay = [...words, ...frame, 'src/web/app/**', ...hydrated, 'src/web/ui/**'];

const parentRows: readonly Row[] = [
  {
    room: 'src/web/parent/*',
    may: [...screenMay, 'src/web/parent/**'],
    reason: 'The frame of the parents’ area stands around its screens, and knows no other audience.',
  },
  ...parentOrder.map((noun, place) => ({
    room: `src/web/parent/${noun}/**`,
    may: [...screenMay, `src/web/parent/{${parentOrder.slice(0, place + 1).join(',')}}/**`, sharedBilling],
    reason:
      'A screen of the parents’ area reaches data through the API alone, knows only the rooms before its own, and ' +
      'shares with the other audience only what lives in app, shell or ui.',
  })),
];

const adminRows: readonly Row[] = [
  {
    room: 'src/web/admin/*',
    may: [...screenMay, 'src/web/admin/**'],
    reason: 'The frame of the back office stands around its screens, and knows no other audience.',
  },
  {
    room: 'src/web/admin/{list,form,upload,question}/**',
    may: [...screenMay, 'src/web/admin/{list,form,upload,question}/**'],
    reason: 'What every screen of the back office is made of knows none of them.',
  },
  ...adminRooms.map((noun) => ({
    room: `src/web/admin/${noun}/**`,
    may: [
      ...screenMay,
      `src/web/admin/{${noun},list,form,upload,question}/**`,
      ...(noun === 'family-file' ? ['src/web/admin/{families,billing}/**'] : []),
      ...(noun === 'numbers' ? ['npm:chart.js'] : []),
    ],
    reason:
      'A screen of the back office reaches data through the API alone, and shares with other nouns only what stands ' +
      'in list, form, upload and question, with the other audience only what lives in app, shell or ui.',
  })),
];

export const table: readonly Row[] = [
  // Tests first: they stand beside what they test and may see more.
  {
    room: 'src/domain/**/*.test.ts',
    may: ['src/domain/**', 'npm:vitest', 'npm:fast-check'],
    reason: 'A rule is tested with values alone; a test that needs more shows that the rule does.',
  },
  {
    room: 'src/{server,demo}/**/*.{test,test-support}.ts',
    may: [
      ...words,
      'src/paper/**',
      'src/server/**',
      'src/demo/**',
      'tests/**',
      'npm:**',
      'node:**',
      'computed:',
    ],
    never: ['src/web/**'],
    reason: 'The server is tested through its API and its use cases; pages are tested in a browser.',
  },
  {
    room: 'src/**/*.{test,test-support}.{ts,tsx}',
    may: [...words, 'src/paper/**', 'src/web/**', 'tests/**', 'npm:**', 'node:**', 'computed:'],
    never: ['src/server/**', 'src/demo/**'],
    reason: 'What is sent to browsers or printed works without a server, and so do its tests.',
  },

  // domain
  ...domainRows,

  // What both sides share
  {
    room: 'src/contract/**',
    may: ['src/contract/**', 'src/domain/**', 'npm:zod/mini', 'types:npm:zod/v4/core'],
    reason: 'The contract travels to the browser: definitions only, and of zod the small edition.',
  },
  {
    room: 'src/i18n/**',
    may: ['src/i18n/**', 'src/domain/values/**', 'types:src/domain/**', 'types:src/contract/**'],
    reason: 'Texts are shared by pages, mails and messages, so they depend on neither server nor browser.',
  },
  {
    room: 'src/{paths,page-paths}.ts',
    may: ['src/paths.ts', 'types:src/domain/**', 'types:src/contract/**'],
    reason: 'Addresses are written for every room, so they depend on none.',
  },
  {
    room: 'src/paper/**',
    may: [
      'src/paper/**',
      ...words,
      ...react,
      'src/web/ui/page/{kancil,kawung-petal}.{ts,tsx}',
      'npm:pdfkit',
      'npm:fontkit',
    ],
    reason:
      'Mails and documents are made from what they are given, without reading or writing anything. Our drawings are the ' +
      'same on paper as on the pages.',
  },

  // server
  {
    room: 'src/server/{config,files-settings}.ts',
    may: [
      'node:path',
      'npm:ipaddr.js',
      'src/server/files-settings.ts',
      'types:src/server/providers/files/s3-client.ts',
    ],
    reason:
      'The configuration depends on the environment alone, so that it can be read before anything else; ipaddr.js reads addresses and nothing besides.',
  },
  {
    room: 'src/server/*.ts',
    may: [...words, 'types:src/paper/**', 'src/server/**', 'src/demo/**', 'npm:**', 'node:**', 'computed:'],
    reason: 'Here the parts are put together by hand. Pages and paper are loaded from the build, being TSX.',
  },
  {
    room: 'src/server/{commands,sandbox}/**',
    may: [...words, 'types:src/paper/**', 'src/server/**', 'src/demo/**', 'npm:**', 'node:**', 'computed:'],
    reason: 'Commands and the sandbox stand above all nouns and put them together as the server does.',
  },
  {
    room: 'src/server/platform/**',
    may: [
      'src/server/platform/**',
      'src/contract/**',
      'src/domain/values/**',
      'npm:**',
      'node:**',
      'computed:',
    ],
    reason: 'The platform knows no noun, so that it stays the same whatever the school does.',
  },
  {
    room: 'src/server/providers/**',
    may: ['src/server/providers/**', 'src/server/platform/**', 'src/domain/**', 'npm:**', 'node:**'],
    reason: 'A provider says our words to one vendor and knows nothing of who asks.',
  },
  {
    room: 'src/server/*/tables.ts',
    may: [...words, 'src/server/*/tables.ts', 'src/server/platform/**', 'npm:drizzle-orm/**'],
    reason: 'Tables know other tables for their foreign keys, nothing more.',
  },
  ...nounRows,

  // demo
  {
    room: 'src/demo/**',
    may: [...words, 'src/demo/**', 'src/server/**', 'npm:drizzle-orm/**', 'npm:sharp', 'node:**'],
    never: ['src/server/*/tables.ts', 'src/server/*/*-store.ts', 'src/server/*/routes.ts', 'src/server/*.ts'],
    reason:
      'The demo school is made through the use cases a school would use, so that it can hold nothing impossible.',
  },

  // web
  {
    room: 'src/web/{public,shell,frame}/**',
    except: [tests],
    never: ['src/web/app/**', 'npm:@tanstack/**'],
    reason: 'A page that is not hydrated keeps no state in the browser: it has links, forms and the address.',
  },
  {
    room: 'src/web/entry.server.tsx',
    may: [
      ...words,
      'src/web/*',
      ...frame,
      ...page,
      'src/web/ui/page/fonts.ts',
      'src/web/public/pieces/inline-scripts.ts',
      'node:**',
    ],
    reason:
      'Where pages are rendered: it tells the server which scripts the public pages may carry, and browsers which fonts they need.',
  },
  {
    room: 'src/web/screens.ts',
    may: ['src/{paths,page-paths}.ts', 'src/domain/**', 'types:src/i18n/**'],
    reason:
      'The build, the journeys and every browser read the table of screens, so it imports none of them.',
  },
  {
    room: 'src/web/*.{ts,tsx}',
    may: [
      ...words,
      'src/web/*',
      ...frame,
      'src/web/app/*',
      ...page,
      'src/web/ui/page/**',
      'npm:@react-router/**',
    ],
    reason: 'What stands around all screens: it knows no audience, or one would load what another needs.',
  },
  {
    room: 'src/web/frame/**',
    may: [
      ...words,
      'src/web/frame/**',
      'src/web/screens.ts',
      ...page,
      'npm:@noble/hashes/**',
      'types:npm:schema-dts',
    ],
    reason: 'What every screen uses to know its page and to ask the API: without any look of its own.',
  },
  {
    room: 'src/web/shell/**',
    may: [...words, ...frame, ...page, 'src/web/ui/page/**'],
    reason:
      'Header, footer and switches serve the unhydrated pages too, so they carry nothing that needs a script.',
  },
  {
    room: sharedBilling,
    may: [...words, sharedBilling],
    reason:
      'Prices are told by the public site and by the parents’ purchase, so what both tell carries no hooks, no look ' +
      'and nothing of either.',
  },
  {
    room: 'src/web/public/**',
    may: [
      ...words,
      ...frame,
      ...page,
      'src/web/public/**',
      sharedBilling,
      'src/web/ui/page/**',
      'npm:fastest-levenshtein',
      'types:npm:schema-dts',
    ],
    reason: 'The public pages are not hydrated: what needs a script would not work or weigh on phones.',
  },
  ...hydratedRows,
  ...parentRows,
  ...adminRows,
  {
    room: 'src/web/ui/page/**',
    may: [
      ...page,
      'src/web/ui/page/**',
      'src/web/ui/*',
      'src/domain/values/**',
      'src/i18n/*',
      'src/i18n/*/ui.ts',
    ],
    reason:
      'Our look knows no noun, so that any screen can wear it, and needs no script, so that public pages can.',
  },
  {
    room: 'src/web/ui/app/**',
    may: [
      ...hydrated,
      'src/web/ui/**',
      'src/web/shell/{link,message-row}.tsx',
      'src/domain/values/**',
      'src/i18n/*',
      'src/i18n/*/ui.ts',
    ],
    reason: 'What hydrated screens are made of knows no noun, so that any of them can wear it.',
  },
  {
    room: 'src/web/**',
    except: ['src/web/entry.server.tsx'],
    never: ['node:**'],
    reason: 'Browsers have no Node; what needs it is the API’s.',
  },

  // Around the product
  {
    room: 'e2e/**',
    may: [
      'e2e/**',
      'tests/support/{demo-school,registration,started-server}.ts',
      'src/demo/**',
      'src/{paths,page-paths}.ts',
      'src/web/screens.ts',
      'src/i18n/**',
      'src/domain/values/**',
      'npm:@playwright/test',
      'npm:axe-core',
      'npm:otpauth',
      'npm:sharp',
      'node:**',
    ],
    reason: 'A journey sees what a person sees: names, addresses and texts, never the server’s inside.',
  },
  {
    room: 'bench/**',
    may: [
      'bench/**',
      'scripts/**',
      'tests/support/**',
      ...words,
      'src/demo/**',
      'src/server/**',
      'npm:**',
      'node:**',
      'computed:',
      'src/web/screens.ts',
    ],
    reason: 'Measurements may look at any part of the server; pages are measured as they are served.',
  },
  {
    room: 'scripts/placement-recordings.mjs',
    may: ['src/server/placement/test-content/shipped-test.ts', 'node:**'],
    reason:
      "Speaks the texts of the placement test on a developer's machine; the files it made are kept, so nothing else runs it.",
  },
  {
    room: 'scripts/share-pictures.mjs',
    may: ['npm:@playwright/test', 'npm:react', 'npm:react-dom/server', 'npm:sharp', 'npm:vite', 'node:**'],
    reason:
      "Draws link pictures, posters and icons on a developer's machine; what it drew is kept, so nothing else runs it.",
  },
  {
    room: 'scripts/lib/font-subsets.mjs',
    may: ['npm:subset-font', 'node:**'],
    reason:
      "Cuts the pages' fonts down to the letters in use; the files are kept, and a test makes them again.",
  },
  {
    room: 'scripts/known-passwords.mjs',
    may: ['npm:@zxcvbn-ts/language-common', 'node:**'],
    reason: 'Writes the list of known passwords after an update of its source; the list is kept.',
  },
  {
    room: 'scripts/**',
    may: ['scripts/**', 'node:**', 'computed:'],
    reason:
      'Scripts run on a fresh checkout, before any package is there, and start the product from outside.',
  },
];

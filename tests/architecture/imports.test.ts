import { describe, expect, test } from 'vitest';
import { type Row, adminRooms, domainOrder, nouns, parentOrder, sharedRooms, table } from './import-table.ts';
import { checkImports } from './check-imports.ts';
import { readImports } from './read-imports.ts';
import { productSources } from './sources.ts';

/** Judges invented files: each import in them leads somewhere, so that only the table decides. */
const verdict = (files: Record<string, string>, rows: readonly Row[] = table) =>
  checkImports(rows, { files: new Map(Object.entries(files)), exists: () => true });

test('every import of the product is one that the table allows', () => {
  const sources = productSources();
  expect(sources.files.size).toBeGreaterThan(50);
  expect(checkImports(table, sources)).toEqual([]);
});

test('every row has a reason, and allows or forbids something', () => {
  for (const row of table) {
    expect(row.reason.length).toBeGreaterThan(20);
    expect((row.may ?? row.never ?? []).length).toBeGreaterThan(0);
  }
});

describe('what is forbidden is reported with file, line, import and reason', () => {
  test.each([
    ['a rule that uses a package', 'src/domain/billing/bills.ts', `import dayjs from 'dayjs';`],
    ['a rule that uses Node', 'src/domain/billing/bills.ts', `import { randomUUID } from 'node:crypto';`],
    ['a rule that uses Node by its short name', 'src/domain/billing/bills.ts', `import fs from 'fs';`],
    [
      'a value that knows a noun',
      'src/domain/values/money.ts',
      `import { bill } from '../billing/bills.ts';`,
    ],
    [
      'an earlier noun that knows a later one',
      'src/domain/calendar/a.ts',
      `import { b } from '../billing/b.ts';`,
    ],
    [
      'a rule that knows the contract, if only its types',
      'src/domain/billing/b.ts',
      `import type { A } from '../../contract/a.ts';`,
    ],
    [
      'a test of a rule that needs the server',
      'src/domain/billing/b.test.ts',
      `import { a } from '../../server/app.ts';`,
    ],
    ['the contract with the whole of zod', 'src/contract/billing.ts', `import { z } from 'zod';`],
    [
      'the contract that knows the server',
      'src/contract/billing.ts',
      `import type { A } from '../server/payments/bill-store.ts';`,
    ],
    [
      'what public and parents tell of prices with a hook',
      'src/web/billing/package-lines.ts',
      `import { useMemo } from 'react';`,
    ],
    [
      'what public and parents tell of prices that knows one of the two',
      'src/web/billing/price-list.ts',
      `import { at } from '../parent/pay/purchase-address.ts';`,
    ],
    ['texts that use a rule', 'src/i18n/en/billing.ts', `import { fee } from '../../domain/billing/fee.ts';`],
    [
      'texts in the hands of the server',
      'src/i18n/en/billing.ts',
      `import type { Row } from '../../server/payments/tables.ts';`,
    ],
    [
      'addresses that depend on a rule',
      'src/paths.ts',
      `import { today } from './domain/values/calendar-date.ts';`,
    ],
    ['paper that reads a file', 'src/paper/receipt.tsx', `import { readFile } from 'node:fs/promises';`],
    [
      'paper that asks the server',
      'src/paper/receipt.tsx',
      `export { x } from '../server/payments/settle-payment.ts';`,
    ],
    ['a configuration with a dependency', 'src/server/config.ts', `import * as z from 'zod/mini';`],
    [
      'a composition that loads TSX from source',
      'src/server/main.ts',
      `import { letters } from '../paper/index.ts';`,
    ],
    ['a composition that loads a page', 'src/server/app.ts', `await import('../web/root.tsx');`],
    [
      'a platform that knows a noun',
      'src/server/platform/http/serve.ts',
      `import { signIn } from '../../security/sign-in.ts';`,
    ],
    [
      'a platform that knows a provider',
      'src/server/platform/log.ts',
      `import type { Clock } from '../providers/clock/clock.ts';`,
    ],
    [
      'a provider that knows a noun',
      'src/server/providers/mail/smtp.ts',
      `import { post } from '../../inbox/post-letter.ts';`,
    ],
    [
      'a noun that chooses a vendor',
      'src/server/inbox/send.ts',
      `import { smtpMail } from '../providers/mail/smtp.ts';`,
    ],
    [
      'a noun that speaks to a vendor itself',
      'src/server/inbox/send.ts',
      `import { createTransport } from 'nodemailer';`,
    ],
    [
      'a noun that calls a later one',
      'src/server/enrolment/child-facts.ts',
      `import { firstPaymentStatus } from '../billing/first-payment-status.ts';`,
    ],
    [
      'a noun that reads another noun’s store',
      'src/server/payments/pay.ts',
      `import { find } from '../families/child-store.ts';`,
    ],
    [
      'a noun that reads another noun’s tables',
      'src/server/payments/pay.ts',
      `import { children } from '../families/tables.ts';`,
    ],
    [
      'a store that joins another noun’s tables',
      'src/server/payments/bill-store.ts',
      `import { children } from '../families/tables.ts';`,
    ],
    [
      'tables that know a store',
      'src/server/payments/tables.ts',
      `import { find } from '../families/child-store.ts';`,
    ],
    [
      'a noun that enters by another’s routes',
      'src/server/payments/pay.ts',
      `import { routes } from '../families/routes.ts';`,
    ],
    [
      'a noun that knows the pages',
      'src/server/payments/pay.ts',
      `import type { Props } from '../../web/parent/payments.tsx';`,
    ],
    [
      'a noun that knows the demo',
      'src/server/payments/pay.ts',
      `import { sari } from '../../demo/people.ts';`,
    ],
    [
      'a demo that writes rows itself',
      'src/demo/families.ts',
      `import { children } from '../server/families/tables.ts';`,
    ],
    [
      'a demo that writes through a store',
      'src/demo/families.ts',
      `import { x } from '../server/families/child-store.ts';`,
    ],
    [
      'a public page in the look of hydrated ones',
      'src/web/public/home.tsx',
      `import { Card } from '../ui/app/card.tsx';`,
    ],
    [
      'a public page of the parents’',
      'src/web/public/home.tsx',
      `import { Tabs } from '../parent/tabs.tsx';`,
    ],
    [
      'a page of the parents’ in the back office',
      'src/web/admin/shipping/orders.tsx',
      `import { Tabs } from '../../parent/tabs.tsx';`,
    ],
    [
      'a page with the server’s types',
      'src/web/parent/profile/profile.tsx',
      `type User = import('../../../server/accounts/user-store.ts').UserRow;`,
    ],
    ['a page with the database', 'src/web/admin/shipping/orders.tsx', `import { eq } from 'drizzle-orm';`],
    [
      'a screen for parents that knows a later one',
      'src/web/parent/families/my-children.tsx',
      `import { MyClass } from '../courses/my-class.tsx';`,
    ],
    ['a page with Node', 'src/web/parent/profile/profile.tsx', `import { join } from 'node:path';`],
    [
      'a screen of the back office that uses another noun’s',
      'src/web/admin/shipping/orders.tsx',
      `import { columns } from '../families/child-columns.tsx';`,
    ],
    [
      'a pattern of the back office that knows a screen',
      'src/web/admin/list/office-list.tsx',
      `import { columns } from '../families/child-columns.tsx';`,
    ],
    ['the frame with Node', 'src/web/root.tsx', `import { join } from 'node:path';`],
    [
      'a public page that keeps server state',
      'src/web/public/home.tsx',
      `import { useQuery } from '@tanstack/react-query';`,
    ],
    [
      'a public page with a hydrated form',
      'src/web/public/home.tsx',
      `import { useContractForm } from '../app/form.ts';`,
    ],
    [
      'a header for hydrated pages only',
      'src/web/shell/header.tsx',
      `import { useUser } from '../app/hydrated-area.tsx';`,
    ],
    [
      'a form of all areas with a look of its own',
      'src/web/app/form.ts',
      `import { Button } from '../ui/app/button.tsx';`,
    ],
    [
      'an inbox of both areas that knows one of them',
      'src/web/app/inbox/inbox.tsx',
      `import { officeDate } from '../../admin/list/office-date.ts';`,
    ],
    ['the frame that knows an audience', 'src/web/root.tsx', `import { Home } from './public/home.tsx';`],
    [
      'our look with a noun',
      'src/web/ui/page/kancil.tsx',
      `import type { Child } from '../../../contract/families.ts';`,
    ],
    [
      'a look of hydrated screens with a noun’s texts',
      'src/web/ui/app/table.tsx',
      `import { orders } from '../../../i18n/en/orders.ts';`,
    ],
    [
      'a journey that looks inside the server',
      'e2e/pay.spec.ts',
      `import { settle } from '../src/server/payments/settle-payment.ts';`,
    ],
    ['a script that needs a package', 'scripts/build.mjs', `import { build } from 'vite';`],
    ['an address made at run time', 'src/web/root.tsx', 'await import(`./${name}.tsx`);'],
  ])('%s', (_what, file, source) => {
    const [sentence, ...more] = verdict({ [file]: source });
    expect(more).toEqual([]);
    expect(sentence).toMatch(new RegExp(`^${file}:1 imports .+: .{20,}$`));
    const reason = sentence?.slice(sentence.lastIndexOf(': ') + 2);
    expect(table.some((row) => row.reason.endsWith(reason ?? '?'))).toBe(true);
  });

  test('in the words that a reader needs', () => {
    expect(
      verdict({ 'src/server/payments/pay.ts': `\nimport { children } from '../families/tables.ts';` }),
    ).toEqual([
      'src/server/payments/pay.ts:2 imports ../families/tables.ts: A noun keeps its rows to itself: ' +
        'others ask its use cases, so that each rule about them exists once.',
    ]);
  });
});

describe('what is allowed is not reported', () => {
  test.each([
    [
      'a later noun knows an earlier one',
      'src/domain/billing/bills.ts',
      `import { a } from '../calendar/a.ts';`,
    ],
    ['a rule’s test has its tools', 'src/domain/billing/b.test.ts', `import * as fc from 'fast-check';`],
    ['a foreign key', 'src/server/families/tables.ts', `import { users } from '../accounts/tables.ts';`],
    ['a noun’s own store', 'src/server/families/move.ts', `import { find } from './child-store.ts';`],
    [
      'another noun’s use case',
      'src/server/payments/pay.ts',
      `import { enrol } from '../families/enrol-child.ts';`,
    ],
    [
      'the type of what a later noun is handed in as',
      'src/server/accounts/context.ts',
      `import type { PostLetter } from '../inbox/post-letter.ts';`,
    ],
    [
      'a provider’s interface',
      'src/server/inbox/send.ts',
      `import type { Mail } from '../providers/mail/mail.ts';`,
    ],
    ['the types of paper', 'src/server/main.ts', `import type { letters } from '../paper/index.ts';`],
    ['types alone, one by one', 'src/server/main.ts', `import { type A, type B } from '../paper/index.ts';`],
    [
      'types of the contract in texts',
      'src/i18n/en/a.ts',
      `import type { Name } from '../../contract/refusals.ts';`,
    ],
    [
      'Node where pages are rendered',
      'src/web/entry.server.tsx',
      `import { PassThrough } from 'node:stream';`,
    ],
    [
      'the types that the router writes',
      'src/web/public/home.tsx',
      `import type { Route } from './+types/home';`,
    ],
    ['a style beside its page', 'src/web/public/home.tsx', `import styles from './home.module.css';`],
    ['Node by its short name', 'scripts/build.mjs', `import fs from 'fs';`],
    ['names of the demo in a journey', 'e2e/pay.spec.ts', `import { sari } from '../src/demo/people.ts';`],
  ])('%s', (_what, file, source) => {
    expect(verdict({ [file]: source })).toEqual([]);
  });
});

describe('every file stands in a room', () => {
  test.each([
    'src/domain/refunds/refund.ts',
    'src/server/marketing/mail.ts',
    'src/web/teacher/home.tsx',
    'src/web/app/marketing/offers.tsx',
    'src/web/admin/marketing/letters.tsx',
    'src/web/parent/marketing/offers.tsx',
    'src/odds.ts',
  ])('%s does not', (file) => {
    expect(verdict({ [file]: '' })).toEqual([
      `${file} stands in no room of the import table: move it, or give its room a row with a reason`,
    ]);
  });
  test('each noun of the server does, each room of the domain and of the hydrated areas', () => {
    const files = [
      ...nouns.map((noun) => `src/server/${noun}/routes.ts`),
      ...domainOrder.map((noun) => `src/domain/${noun}/rule.ts`),
      ...sharedRooms.map((noun) => `src/web/app/${noun}/fields.tsx`),
      ...parentOrder.map((noun) => `src/web/parent/${noun}/page.tsx`),
      ...adminRooms.map((noun) => `src/web/admin/${noun}/list.tsx`),
    ];
    expect(verdict(Object.fromEntries(files.map((file) => [file, ''])))).toEqual([]);
  });
});

test('an import that leads to no file is reported, also one without its ending', () => {
  const files = new Map([['src/domain/values/money.ts', `import { x } from './rupiah';`]]);
  expect(checkImports(table, { files, exists: (path) => path.endsWith('.ts') })).toEqual([
    'src/domain/values/money.ts:1 imports ./rupiah, which leads to no file (write the whole name, ending included)',
  ]);
});

test('a source that cannot be parsed is a failure, not an empty list', () => {
  expect(() => readImports('src/broken.ts', `import { from './x.ts'`)).toThrow('src/broken.ts');
});

test('every way to import is seen, with its line', () => {
  const source = `import './a.css';
import b, { type B } from './b.ts';
import type { C } from './c.ts';
export * from './d.ts';
export type { E } from './e.ts';
export { f } from './f.ts';
const g = await import('./g.ts');
type H = import('./h.ts').H;
import i = require('./i.ts');
const j = require('./j.ts');
const k = <p title="import './no.ts'">{import(k + '.ts')}</p>;
// import './neither.ts';
export const l = "import './nor.ts'";`;
  expect(readImports('x.tsx', source).map((one) => [one.line, one.specifier, one.typesOnly])).toEqual([
    [1, './a.css', false],
    [2, './b.ts', false],
    [3, './c.ts', true],
    [4, './d.ts', false],
    [5, './e.ts', true],
    [6, './f.ts', false],
    [7, './g.ts', false],
    [8, './h.ts', true],
    [9, './i.ts', false],
    [10, './j.ts', false],
    [11, null, false],
  ]);
});

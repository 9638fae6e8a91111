import { describe, expect, test } from 'vitest';
import { findWords } from './find-words.ts';
import { listFiles, productSources } from './sources.ts';
import { emptyNames, mostLines, wordTable } from './word-table.ts';

const found = (file: string, source: string) => findWords(wordTable, new Map([[file, source]]));

test('time, chance, the environment and the gateway’s words are read where the table says and nowhere else', () => {
  expect(findWords(wordTable, productSources().files)).toEqual([]);
});

describe('a word in the wrong place is reported', () => {
  test.each([
    ['src/server/payments/settle-payment.ts', 'const now = new Date();', 'new Date()'],
    ['src/web/parent/payments.tsx', 'const el = <p>{Date.now()}</p>;', 'Date.now'],
    ['src/domain/values/age.ts', 'export const now = Date.now;', 'Date.now'],
    ['src/web/ui/page/kancil.tsx', 'const pose = poses[Math.floor(Math.random() * 7)];', 'Math.random'],
    ['src/server/app.ts', 'const port = process.env.PORT;', 'process.env'],
    ['src/server/app.ts', "const port = process['env'].PORT;", 'process.env'],
    ['src/server/app.ts', 'const { env } = process;', 'process.env'],
    ['src/web/admin/shipping/orders.tsx', "await call('POST /order/update', { body });", 'call'],
    ['src/web/parent/child/child.tsx', 'client.invalidateQueries({ queryKey });', 'invalidateQueries'],
    ['src/domain/billing/fee.ts', 'const fee = await fetch(url);', 'fetch'],
    ['src/domain/billing/fee.ts', 'console.log(fee);', 'console'],
    ['src/domain/billing/fee.ts', 'const id = crypto.randomUUID();', 'crypto'],
    ['src/web/parent/billing/payment-detail.tsx', 'const el = <p>{payment.response}</p>;', 'response'],
    ['src/web/parent/billing/payments.tsx', 'const { request } = payment;', 'request'],
    ['src/web/admin/orders.tsx', 'const items = ({ request }: PaymentItem) => request;', 'request'],
    ['src/web/admin/orders.tsx', "const sent = payment['request'];", 'request'],
    ['src/web/parent/pay/charge.ts', 'const actions = JSON.parse(payment.actions);', 'JSON.parse'],
  ])('%s: %s', (file, source, word) => {
    const [sentence, ...more] = found(file, source);
    expect(sentence).toMatch(`${file}:1 says ${word}: `);
    expect(more).toEqual([]);
  });
});

describe('a word in its place is not reported', () => {
  test.each([
    ['src/server/providers/clock/system.ts', 'const now = new Date();'],
    ['src/server/platform/log.ts', 'const now = Date.now();'],
    ['src/server/config.ts', 'const { PORT } = process.env;'],
    [
      'src/server/payments/settle-payment.ts',
      "const due = new Date('2026-08-10T00:00:00Z'); // not new Date()",
    ],
    ['src/server/payments/due.test.ts', 'const now = new Date();'],
    ['src/web/public/language.ts', 'export const action = ({ request }) => request.formData();'],
    ['src/web/frame/api.ts', 'const response = await fetch(path); request.send();'],
    ['scripts/build.mjs', 'const path = process.env.PATH; const start = Date.now();'],
  ])('%s: %s', (file, source) => {
    expect(found(file, source)).toEqual([]);
  });
});

test('no file or folder is named after nothing in particular', () => {
  const files = listFiles('{src,e2e,bench,scripts,tests}/**/*');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => emptyNames.test(path))).toEqual([]);
});
test.each([
  'src/web/utils.ts',
  'src/server/helpers/a.ts',
  'src/web/date-utils.tsx',
  'src/common/x.ts',
  'src/session-manager.ts',
])('%s would be such a name', (path) => expect(path).toMatch(emptyNames));
test.each(['src/domain/values/money.ts', 'src/web/commonwealth.ts', 'src/server/utility-bill.ts'])(
  '%s is none',
  (path) => expect(path).not.toMatch(emptyNames),
);

test(`no source is longer than ${mostLines} lines`, () => {
  const sizes = [...productSources().files].filter(([path]) => path.startsWith('src/'));
  expect(sizes.length).toBeGreaterThan(50);
  const tooLong = sizes.filter(([, source]) => source.trimEnd().split('\n').length > mostLines);
  expect(tooLong.map(([path]) => path)).toEqual([]);
});

import { readFile, readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { addChild } from '../../src/server/families/children.test-support.ts';
import { firstPayment, makeBatch } from '../../src/server/payments/paying.test-support.ts';
import { productTables } from '../../src/server/platform/db/empty.ts';
import { testSchool } from '../support/school.ts';

/** What a family types into the form of a card, and nobody else may know. */
const card = { holder: 'Zuleikha Qistina Xaverius', number: '4811 1111 1111 1114', code: '7391' };
const denied = '4711 1111 1111 1115';
let logged = '';
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    logged += chunk.toString();
    done();
  },
});

const school = await testSchool({ LOG_LEVEL: 'trace' }, { log });
await school.app.listen({ port: 0, host: '127.0.0.1' });
const url = `http://127.0.0.1:${(school.app.server.address() as AddressInfo).port}`;

const tokens: string[] = [];
/** As the gateway's script does it in the browser: everything stands in the query. */
const tokenOf = async (number: string) => {
  const query = new URLSearchParams({
    client_key: 'SB-Mid-client-kancil-english',
    card_number: number,
    card_cvv: card.code,
    card_exp_month: '12',
    card_exp_year: '2030',
    callback: 'MidtransNew3ds.callback',
  });
  const script = await (await fetch(`${url}/sandbox/gateway/api/v2/token?${query.toString()}`)).text();
  const token = /"token_id":"([^"]+)"/.exec(script)?.[1] ?? '';
  tokens.push(token);
  return token;
};

const everythingInTheDatabase = async () => {
  const { rows } = await school.parts.database.execute(productTables);
  const tables = await Promise.all(
    rows.map(async ({ name }) => (await school.parts.database.execute(`select * from ${String(name)}`)).rows),
  );
  return JSON.stringify(tables);
};
const everythingInTheFolder = async () => {
  const { dataDir } = school.parts.config;
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFile(join(file.parentPath, file.name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
};

test('after card payments holder, number, code and token are in no table, no line of the log and no file', async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const batch = await makeBatch(school);
  const pay = async (token_id: string) =>
    (
      await fetch(`${url}/api/v1/payment/first-payment`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: parent.cookie() },
        // A page that sent more than it should: nobody reads that either.
        body: JSON.stringify({
          ...(await firstPayment(school, { childId, batch })),
          payment_type: 'credit_card',
          token_id,
          card_holder: card.holder,
          card_number: card.number,
          card_cvv: card.code,
        }),
      })
    ).json() as Promise<{ order_id: string; redirect_url: string; payment_status: string }>;

  const wrong = await pay('48111111-1114-0000dead-0000-4000-8000-00000000beef');
  tokens.push('48111111-1114-0000dead-0000-4000-8000-00000000beef');
  expect(wrong).toMatchObject({ error: 'invalid_card' });
  expect(await pay(await tokenOf(denied))).toMatchObject({ payment_status: 'FAILED' });
  const open = await pay(await tokenOf(card.number));
  await fetch(`${url}${new URL(open.redirect_url).pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ otp: '112233' }),
  });
  await school.parts.jobs.idle();
  const status = await fetch(`${url}/api/v1/payment/status/${open.order_id}`, {
    headers: { cookie: parent.cookie() },
  });
  expect(await status.json()).toMatchObject({ payment_status: 'SUCCESS' });

  const places = {
    database: await everythingInTheDatabase(),
    log: logged,
    files: await everythingInTheFolder(),
  };
  expect(places.database).toContain('48111111-1114');
  expect(places.log).toContain('/v2/token');
  const numbers = [card.number, denied].flatMap((number) => [
    number,
    number.replaceAll(' ', ''),
    number.replaceAll(' ', '-'),
    encodeURIComponent(number),
    number.replaceAll(' ', '+'),
  ]);
  expect(tokens.every((token) => token.length > 20)).toBe(true);
  for (const [place, text] of Object.entries(places)) {
    for (const secret of [card.holder, ...numbers, ...tokens, 'card_cvv'])
      expect(text.includes(secret), `${secret} in the ${place}`).toBe(false);
    // By itself, not as four digits of something longer.
    expect(text, `the code in the ${place}`).not.toMatch(/(?<![\w.-])7391(?![\w.-])/);
  }
});

import { expect, test, vi } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { sweepLinks } from '../links/sweep-links.ts';
import { act, chargeFirst, makeBatch } from './paying.test-support.ts';
import { sweepUnpaid } from './sweep-charges.ts';

const school = await testSchool();
const batch = await makeBatch(school, { start: '2027-09-01', registration: ['2026-08-10', '2027-08-15'] });

const enrolled = async (childId: number) =>
  (await school.rows('select term from enrolments where child_id = $1 order by enrolment_id', [childId])).map(
    ({ term }) => term,
  );
const exchanged = (orderId: string) =>
  school.rows(
    `select enrolment_id is null as gone, bill_id is null as no_bill, request = '' and response = '' and actions = ''
       and qr_text is null as cleared, state, ended_by, to_refund,
       (select count(*)::int from payment_events e where e.order_id = p.order_id) as heard
     from payments p where order_id = $1`,
    [orderId],
  );
const sweep = async () => {
  await sweepUnpaid(school.parts.database, school.clock.now());
  await sweepLinks(school.parts.database, school.clock.now());
};
const wait = async (duration: string) => {
  school.clock.advance(duration);
  await school.parts.jobs.kick('poll-payments');
  await school.parts.jobs.idle();
};

/** A charge that expired, and a choice that replaced what it was for. */
const replaced = async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const first = (await chargeFirst(school, parent, { childId, batch })).order_id;
  await wait('PT62M');
  const second = (await chargeFirst(school, parent, { childId, batch, term: 4 })).order_id;
  return { parent, childId, first, second };
};

test('a choice that was replaced goes after 90 days with its bills; its payment stays, without what was exchanged', async () => {
  const { parent, childId, first, second } = await replaced();
  await act(school, second, 'settle');
  await wait('P6D');
  await wait('P83D');
  await sweep();
  expect(await enrolled(childId)).toEqual([2, 4]);
  const [kept] = await exchanged(first);
  expect(kept).toMatchObject({ gone: false, cleared: false });
  await wait('P2D');
  await sweep();
  expect(await enrolled(childId)).toEqual([4]);
  expect(await exchanged(first)).toEqual([{ ...kept, gone: true, no_bill: true, cleared: true }]);
  // What was paid is untouched.
  expect(await exchanged(second)).toMatchObject([{ gone: false, cleared: false, state: 'SETTLED' }]);
  const { status, body } = await parent.call('GET', `/payment/status/${first}`);
  expect([status, body['failure']]).toEqual([200, 'expired']);
});

test('money that comes after that waits to be refunded', async () => {
  const { childId, first, second } = await replaced();
  await act(school, second, 'settle');
  await wait('P6D');
  await wait('P85D');
  await sweep();
  expect(await enrolled(childId)).toEqual([4]);
  await act(school, first, 'settle');
  expect(await exchanged(first)).toMatchObject([{ gone: true, state: 'SETTLED', to_refund: true }]);
  await sweep();
  expect(await exchanged(first)).toMatchObject([{ cleared: false, to_refund: true }]);
});

test('a choice whose charge is still asked about, or brought money, stays', async () => {
  const { childId, first, second } = await replaced();
  await act(school, second, 'settle');
  // Late money for what was replaced, after the other was paid.
  await act(school, first, 'settle');
  school.clock.advance('P91D');
  await sweep();
  expect(await enrolled(childId)).toEqual([2, 4]);
  const open = await replaced();
  school.clock.advance('P91D');
  await sweep();
  expect(await enrolled(open.childId)).toEqual([2, 4]);
  await wait('PT1S');
  await sweep();
  expect(await enrolled(open.childId)).toEqual([4]);
});

test('a choice that has to stay is not looked at one by one at each sweep', async () => {
  const stays = await replaced();
  await act(school, stays.second, 'settle');
  await act(school, stays.first, 'settle');
  school.clock.advance('P91D');
  await wait('PT1S');
  await sweep();
  const transaction = vi.spyOn(school.parts.database, 'transaction');
  await sweep();
  expect(transaction).not.toHaveBeenCalled();
  expect(await enrolled(stays.childId)).toEqual([2, 4]);
  transaction.mockRestore();
});

test('a payment link goes 90 days after it ended, but not the one through which a charge was opened (R135)', async () => {
  const [paid] = await school.rows(
    `select order_id, family_id, child_id, bill_id from payments where bill_id is not null limit 1`,
  );
  const at = (days: number) => new Date(school.clock.now().getTime() + days * 86_400_000).toISOString();
  const link = async (name: string, expiresAt: string, revokedAt: string | null) =>
    (
      await school.rows(
        `insert into payment_links (token_hash, family_id, child_id, bill_id, created_at, expires_at, revoked_at)
         values ($1, $2, $3, $4, $5, $5, $6) returning link_id`,
        [name, paid?.['family_id'], paid?.['child_id'], paid?.['bill_id'], expiresAt, revokedAt],
      )
    )[0]?.['link_id'];
  await link('expired long ago', at(-91), at(-1));
  await link('revoked long ago', at(-80), at(-91));
  await link('revoked of late', at(-80), at(-89));
  const used = await link('used', at(-300), at(-300));
  await link('expired of late', at(-89), null);
  await school.rows('update payments set link_id = $1 where order_id = $2', [used, paid?.['order_id']]);
  await sweep();
  const kept = await school.rows('select token_hash from payment_links order by link_id');
  expect(kept.map(({ token_hash: name }) => name)).toEqual(['revoked of late', 'used', 'expired of late']);
});

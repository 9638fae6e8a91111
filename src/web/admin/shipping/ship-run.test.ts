import { describe, expect, test } from 'vitest';
import type { Order } from '../../../contract/objects.ts';
import {
  type KitState,
  type Run,
  afterStep,
  hasUnsaved,
  kitWithNumber,
  shippedOf,
  startRun,
} from './ship-run.ts';

const order = (order_id: number, more: Partial<Order> = {}): Order => ({
  order_id,
  resi: null,
  delivery_status: 'unshipped',
  courier: 'jne',
  child: { first_name: 'Alya', last_name: '' },
  parent: { first_name: 'Rina', last_name: '' },
  users: {
    phone_number: '+6281234567890',
    province: '32',
    city: '3273',
    address_details: 'Jalan Braga 10',
    zip_code: '40111',
    special_notes: '',
  },
  charged: null,
  moved: false,
  held: false,
  created_at: '2026-08-10T03:00:00.000Z',
  version: 1,
  ...more,
});

const statesOf = ({ kits }: Run) => kits.map(({ state }) => state.kind);
const scan = (run: Run, id: number, number: string) => afterStep(run, { kind: 'scan', id, number });

describe('a run', () => {
  test('begins with the first kit that waits: not one that is shipped or held', () => {
    const run = startRun([order(1, { delivery_status: 'shipped' }), order(2, { held: true }), order(3)]);
    expect([statesOf(run), run.current]).toEqual([['shipped', 'held', 'waiting'], 3]);
  });

  test('goes on to the next kit with each scan, without waiting for the answer', () => {
    let run = startRun([order(1), order(2)]);
    run = scan(run, 1, 'JNE1');
    expect([statesOf(run), run.current]).toEqual([['sending', 'waiting'], 2]);
    run = scan(run, 2, 'JNE2');
    expect([statesOf(run), run.current]).toEqual([['sending', 'sending'], null]);
    run = afterStep(run, { kind: 'settle', id: 1, state: { kind: 'shipped' } });
    expect([shippedOf(run), run.current]).toEqual([1, null]);
  });

  const used = { kind: 'used', by: 'Nabila' } as const;

  test('comes back at once to a kit whose number another order carries, but not while the next number is typed', () => {
    const sent = scan(startRun([order(1), order(2), order(3)]), 1, 'JNE1');
    expect(afterStep(sent, { kind: 'settle', id: 1, state: used, interrupts: true }).current).toBe(1);
    const typing = afterStep(sent, { kind: 'settle', id: 1, state: used, interrupts: false });
    expect([typing.current, hasUnsaved(typing)]).toEqual([2, true]);
    expect(scan(typing, 2, 'JNE2').current).toBe(1);
  });

  test('takes another number for such a kit, or the same one when it is meant', () => {
    const sent = scan(startRun([order(1), order(2)]), 1, 'JNE1');
    const asked = afterStep(sent, { kind: 'settle', id: 1, state: used, interrupts: true });
    const again = afterStep(asked, { kind: 'change number', id: 1 });
    expect([statesOf(again), again.current, again.kits[0]?.number]).toEqual([
      ['waiting', 'waiting'],
      1,
      'JNE1',
    ]);
    const shared = scan(asked, 1, 'JNE1');
    expect([statesOf(shared), shared.current]).toEqual([['sending', 'waiting'], 2]);
  });

  test('comes back to a kit that was not shipped once none waits, its number kept', () => {
    let run = startRun([order(1), order(2)]);
    run = scan(run, 1, 'JNE1');
    run = afterStep(run, { kind: 'settle', id: 1, state: { kind: 'refused', reason: 'Held' } });
    expect(run.current).toBe(2);
    run = scan(run, 2, 'JNE2');
    expect([run.current, run.kits[0]?.number]).toEqual([1, 'JNE1']);
    run = afterStep(scan(run, 1, 'JNE1'), { kind: 'settle', id: 2, state: { kind: 'shipped' } });
    run = afterStep(run, { kind: 'settle', id: 1, state: { kind: 'refused', reason: 'Held' } });
    expect([statesOf(run), run.current]).toEqual([['refused', 'shipped'], 1]);
  });

  test('leaves out a kit that is skipped, until somebody goes to it', () => {
    let run = startRun([order(1), order(2), order(3)]);
    run = afterStep(run, { kind: 'go to', id: 2 });
    run = afterStep(run, { kind: 'skip', id: 2 });
    expect(run.current).toBe(3);
    run = scan(run, 3, 'JNE3');
    expect(run.current).toBe(1);
    run = scan(run, 1, 'JNE1');
    expect([statesOf(run), run.current]).toEqual([['sending', 'skipped', 'sending'], null]);
    run = afterStep(run, { kind: 'go to', id: 2 });
    expect([statesOf(run)[1], run.current]).toEqual(['waiting', 2]);
  });
});

test('a kit whose shipping is taken back waits again, without taking the turn of the one that is looked at', () => {
  const shipped = (run: Run, id: number) =>
    afterStep(run, { kind: 'settle', id, state: { kind: 'shipped' } });
  const putBack = (run: Run) =>
    afterStep(run, { kind: 'put back', id: 1, present: order(1, { version: 3 }) });
  const one = shipped(scan(startRun([order(1), order(2)]), 1, 'JNE1'), 1);
  expect([statesOf(putBack(one)), putBack(one).current]).toEqual([['waiting', 'waiting'], 2]);
  const both = shipped(scan(one, 2, 'JNE2'), 2);
  expect([statesOf(putBack(both)), putBack(both).current]).toEqual([['waiting', 'shipped'], 1]);
  expect(kitWithNumber(putBack(both), 2, 'JNE1')).toBeUndefined();
});

test.each<[KitState, boolean]>([
  [{ kind: 'sending' }, true],
  [{ kind: 'refused', reason: 'Held' }, true],
  [{ kind: 'changed', present: order(1) }, true],
  [{ kind: 'shipped' }, false],
  [{ kind: 'skipped' }, false],
])('a run with a kit that is %o has a number to lose: %j', (state, isUnsaved) => {
  const run = afterStep(scan(startRun([order(1)]), 1, 'JNE1'), { kind: 'settle', id: 1, state });
  expect(hasUnsaved(run)).toBe(isUnsaved);
});

test('a kit that somebody else has shipped meanwhile is shipped; one that they only changed is left as it is', () => {
  const run = scan(startRun([order(1), order(2)]), 1, 'JNE1');
  const taken = (present: Order) => afterStep(run, { kind: 'take theirs', id: 1, present });
  const theirs = taken(order(1, { delivery_status: 'shipped', resi: 'POS1', version: 2 }));
  expect([theirs.kits[0]?.state.kind, theirs.kits[0]?.number]).toEqual(['shipped', 'POS1']);
  expect(taken(order(1, { version: 2 })).kits[0]?.state.kind).toBe('skipped');
});

test('a number belongs to one kit of a run, however it is written', () => {
  const run = scan(startRun([order(1), order(2), order(3, { resi: 'pos-7' })]), 1, 'JNE1');
  expect(kitWithNumber(run, 2, ' jne1 ')?.order.order_id).toBe(1);
  expect(kitWithNumber(run, 2, 'POS-7')?.order.order_id).toBe(3);
  expect(kitWithNumber(run, 1, 'JNE1')).toBeUndefined();
  expect(kitWithNumber(run, 2, 'JNE2')).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { texts } from '../../../i18n/en/admin-area.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { runUndo, shownNotification } from '../../shell/notify.ts';
import { successes as en } from '../../../i18n/en/refusals.ts';
import { successes as id } from '../../../i18n/id/refusals.ts';
import { notifyDone } from './feedback.ts';
import type { Compared } from '../form/merge.ts';
import { undoSave } from './undo-save.ts';

interface Parcel {
  version: number;
  status: string;
  resi: string;
  /** a fact: undoing does not send it */
  address: string;
}
/** As shipping it left it; before, it was unshipped. */
const shipped: Parcel = { version: 5, status: 'Shipped', resi: 'JNE1', address: 'Jalan Braga 1' };

const overtakenBy = (order: Parcel) =>
  new ApiRefusal(409, '', { error: 'changed_meanwhile', present: { order } as never });

const words = (message: unknown) =>
  typeof message === 'function' ? (message as (of: typeof texts) => string)(texts) : message;

const record: Compared<Parcel, { status: string; resi: string }> = {
  valuesOf: ({ status, resi }) => ({ status, resi }),
  fields: { status: {}, resi: {} },
  presentIn: ({ order }) => order as unknown as Parcel,
};

/** Ships a parcel and undoes it; each try gets the next answer. */
const shipAndUndo = async (...answers: (Error | 'saved')[]) => {
  const sentFrom: (number | undefined)[] = [];
  const undo = () =>
    undoSave({
      record,
      after: shipped,
      former: { status: 'Unshipped', resi: '' },
      send: async (_entry, { version }) => {
        sentFrom.push(version);
        const answer = answers.shift();
        if (answer !== 'saved') throw answer ?? new Error('sent too often');
        return { message: 'Update Success!', order: { ...shipped, status: 'Unshipped', version: 6 } };
      },
      rowIn: ({ order }) => order,
      about:
        ({ status }) =>
        () =>
          `Order of Rafi: ${status}`,
      inWords: (difference) => ({ ...difference, label: difference.name }),
    });
  notifyDone({ message: 'Update Success!', about: () => 'Order of Rafi: Shipped', undo });
  await press();
  return sentFrom;
};

/** Presses Undo, and waits for what it comes to. */
const press = async () => {
  runUndo(shownNotification()?.id ?? 0);
  await expect.poll(() => shownNotification()?.stays).toBeFalsy();
};
const said = () => {
  const { message, detail, severity, undo } = shownNotification() ?? {};
  return [severity, words(message), words(detail), words(undo?.label)];
};

describe('a change that is taken back', () => {
  test('is made the other way round, from the version that it left', async () => {
    expect(await shipAndUndo('saved')).toEqual([5]);
    expect(said()).toEqual(['success', 'Update Success!', 'Undone. Order of Rafi: Unshipped', undefined]);
  });
  test('leaves what somebody else has changed, and says what that is', async () => {
    expect(await shipAndUndo(overtakenBy({ ...shipped, resi: 'JNE2', version: 6 }))).toEqual([5]);
    expect(said()).toEqual([
      'warning',
      'Someone else has just changed this. Now: resi: JNE2.',
      'Not undone. Order of Rafi: Shipped',
      undefined,
    ]);
  });
  test('that somebody else has taken back the same way counts as taken back', async () => {
    const present = { ...shipped, status: 'Unshipped', resi: '', version: 6 };
    expect(await shipAndUndo(overtakenBy(present), 'saved')).toEqual([5, 6]);
    expect(said()[2]).toBe('Undone. Order of Rafi: Unshipped');
  });
  test('and is refused says why', async () => {
    await shipAndUndo(new ApiRefusal(409, 'Held', { error: 'order_held' }));
    expect(said()).toEqual(['error', 'Held', 'Not undone. Order of Rafi: Shipped', undefined]);
  });
});

test('what was done stands alone where the server has no words of its own, in either language', () => {
  for (const message of [en.ok, en.created, id.ok, id.created]) {
    notifyDone({ message, about: () => 'Order of Rafi: Shipped' });
    expect(said()).toEqual(['success', 'Order of Rafi: Shipped', undefined, undefined]);
  }
});

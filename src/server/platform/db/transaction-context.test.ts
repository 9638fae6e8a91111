import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Tx } from './database.ts';
import { TransactionContext } from './transaction-context.ts';

test('a hook that fails at once is reported, and neither fails what was committed nor stops another hook', async () => {
  const problems: unknown[] = [];
  const ran: string[] = [];
  const transactions = new TransactionContext<string>((error) => problems.push(error));
  const broken = new Error('the listener broke');
  const result = transactions.transaction(
    (work) => work({} as Tx, 'link'),
    async () => {
      transactions.afterCommit(
        () => {
          throw broken;
        },
        { atOnce: true },
      );
      transactions.afterCommit(() => ran.push('soon'));
      transactions.afterCommit(() => ran.push('at once'), { atOnce: true });
      return 'committed';
    },
  );
  expect(await result).toBe('committed');
  expect([ran, problems]).toEqual([['at once'], [broken]]);
  await setImmediate();
  expect(ran).toEqual(['at once', 'soon']);
});

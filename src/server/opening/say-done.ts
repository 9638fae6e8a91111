import type { Opening } from '../../contract/opening.ts';
import type { SaidStep } from '../../domain/access/opening-steps.ts';
import { recordChange } from '../audit/record-change.ts';
import type { OpeningContext } from './context.ts';
import { saveSaid } from './opening-store.ts';
import { showOpening } from './show-opening.ts';

/** Keeps what an owner says of the opening, or takes it back (rules R297 and R298). */
export const sayDone = async (
  context: Pick<OpeningContext, 'database' | 'clock' | 'brandNow'>,
  by: number,
  { step, done }: { step: SaidStep; done: boolean },
): Promise<{ opening: Opening }> => {
  const at = context.clock.now();
  const { name } = await context.brandNow();
  await context.database.transaction(async (tx) => {
    if (!(await saveSaid(tx, step, done, at))) return;
    const change = { before: { [step]: !done }, after: { [step]: done } };
    await recordChange(tx, { by, at, kind: 'opening', objectId: 'opening', name, ...change });
  });
  return showOpening(context);
};

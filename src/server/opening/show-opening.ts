import type { Opening } from '../../contract/opening.ts';
import {
  type OpeningStep,
  type SaidStep,
  firstLessons,
  openingSteps,
  stepsLeft,
} from '../../domain/access/opening-steps.ts';
import { hasBackup } from '../backups/has-backup.ts';
import { hasBatch } from '../calendar/has-batch.ts';
import { areFilled } from '../courses/are-filled.ts';
import { firstMoney } from '../payments/first-money.ts';
import { ownerHasFactor } from '../security/owner-has-factor.ts';
import type { OpeningContext } from './context.ts';
import { selectDone } from './opening-store.ts';

type Context = Pick<OpeningContext, 'database' | 'brandNow'>;

/** What the school shows by itself, and what an owner has said. */
const look = async ({ database: { db }, brandNow }: Context) => {
  const { shown, said } = await selectDone(db, {
    second_factor: ownerHasFactor(db),
    batch: hasBatch(db),
    courses: areFilled(db, firstLessons),
    ...firstMoney(db),
    backup: hasBackup(db),
  });
  // A school whose staff have changed nothing of it is called as the product came.
  if ((await brandNow()).version > 1) shown.push('brand');
  return { shown, said };
};

/** What is done of the opening of the school, and what is left (rule R297). */
export const showOpening = async (context: Context): Promise<{ opening: Opening }> => {
  const { shown, said } = await look(context);
  const isSaid = (step: OpeningStep) => (said as readonly string[]).includes(step) && !shown.includes(step);
  const steps = openingSteps.map((step) => ({
    step,
    done: shown.includes(step) || isSaid(step),
    said: isSaid(step),
  }));
  return { opening: { steps, put_away: said.includes('put_away') } };
};

/** How much is left, as owners are reminded of it (rule R298). */
export const countStepsLeft = async (context: Context): Promise<number> => {
  const { shown, said } = await look(context);
  return stepsLeft(new Set<OpeningStep | SaidStep>([...shown, ...said])).length;
};

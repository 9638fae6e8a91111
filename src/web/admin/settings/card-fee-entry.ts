import * as z from 'zod/mini';
import { CardFeeUpdate } from '../../../contract/prices.ts';
import type { CardFee } from '../../../contract/price-objects.ts';
import { withoutUnseen } from '../../../domain/values/visible-text.ts';

/** What the form holds: the fee in percent, as people write it. */
export interface CardFeeEntry extends Record<string, unknown> {
  fee_share: string;
}

/** A percentage with a point or a comma as the share of the wire: "2,75" is 0.0275. What is none stays as it is, to be refused. */
export const shareOfPercent = (typed: string): string => {
  const text = withoutUnseen(typed).trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,6})?$/.test(text) ? (Number(text) / 100).toFixed(8) : typed;
};

export const percentOfShare = (share: number): string => String(Number((share * 100).toFixed(4)));

export const entryOf = ({ fee_share }: CardFee): CardFeeEntry => ({ fee_share: percentOfShare(fee_share) });

/** The contract's own check of the share, behind a field in percent. */
export const CardFeeForm = z.extend(CardFeeUpdate, {
  fee_share: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string): string | number => shareOfPercent(typed)),
    ),
    CardFeeUpdate.shape.fee_share,
  ),
});

/** From here on a fee, and below it one, may have been typed for another: 30 for 3, or 0.03 as the share of three percent. */
const USUAL = { least: 0.001, most: 0.1 };

/** Whether staff are asked if they mean this share: one above 10 percent, or below a tenth of a percent. */
export const isUnusualFee = (share: number): boolean =>
  share > USUAL.most || (share > 0 && share < USUAL.least);

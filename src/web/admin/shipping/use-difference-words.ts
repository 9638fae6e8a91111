import { labelOf } from '../../app/form-problems.ts';
import type { Difference } from '../form/merge.ts';
import type { ShownDifference } from '../list/feedback.ts';
import { useTexts } from '../list/texts.ts';
import { useOrderRecord } from './order-record.ts';

/** What people call what differs between two states of an order. */
export const useDifferenceWords = () => {
  const texts = useTexts();
  const { fields } = useOrderRecord();
  return (difference: Difference): ShownDifference => ({
    label: fields[difference.name]?.label ?? labelOf(texts, difference.name),
    ...difference,
  });
};

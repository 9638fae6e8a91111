import { labelOf } from '../../app/form-problems.ts';
import type { Difference } from '../form/record.ts';
import type { ShownDifference } from '../list/feedback.ts';
import { useTexts } from '../list/texts.ts';
import { useOrderRecord } from './order-record.ts';

/** How people read a difference between two states of an order. */
export const useDifferenceWords = () => {
  const texts = useTexts();
  const { fields, facts = {} } = useOrderRecord();
  return ({ name, yours, theirs }: Difference): ShownDifference => {
    const { label = labelOf(texts, name), words = (text: string) => text } =
      facts[name] ?? fields[name] ?? {};
    return { name, label, yours: words(yours), theirs: words(theirs) };
  };
};

import { labelOf } from '../../app/form-problems.ts';
import type { ShownDifference } from '../pattern/feedback.ts';
import type { Difference } from '../pattern/save-record.ts';
import { useTexts } from '../pattern/texts.ts';
import { useOrderFields } from './order-record.ts';

/** How people read a difference between two states of an order. */
export const useDifferenceWords = () => {
  const texts = useTexts();
  const fields = useOrderFields();
  return ({ name, yours, theirs }: Difference): ShownDifference => {
    const { label = labelOf(texts, name), words = (text: string) => text } = fields[name] ?? {};
    return { name, label, yours: words(yours), theirs: words(theirs) };
  };
};

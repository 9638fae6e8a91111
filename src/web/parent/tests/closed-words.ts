import type { ChildWrittenTest } from '../../../contract/written-test-objects.ts';
import type { RightToPart } from '../../../domain/assessment/parts-of-year.ts';

interface Words {
  readonly not_in_package: string;
  readonly bill_unpaid: (number: number, of: number) => string;
  readonly bill_skipped: string;
}

/** Why a part of the year is closed, and with which bill it opens; null where it is not. */
export const closedWords = (
  words: Words,
  right: RightToPart | null,
  bill: ChildWrittenTest['bill'],
): string | null => {
  if (right === null || right === 'open') return null;
  return right === 'bill_unpaid' ? words.bill_unpaid(bill?.number ?? 1, bill?.of ?? 1) : words[right];
};

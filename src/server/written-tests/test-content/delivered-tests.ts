import type { WrittenContent } from '../../../domain/assessment/written-content.ts';
import { grade2part1 } from './grade-2-part-1.ts';

/** The tests that come with the product, by grade and part. They stay on the server. */
const delivered: Readonly<Record<string, WrittenContent>> = { '2-1': grade2part1 };

/** The test of a grade and part as the product ships it, which is its revision 0; null where it ships none. */
export const deliveredTest = (grade: number, part: number): WrittenContent | null =>
  delivered[`${grade}-${part}`] ?? null;

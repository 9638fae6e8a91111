import type { Parent } from '../accounts/actors.ts';
import { nextYearRule } from '../enrolment/enrolment-rules.ts';
import type { PaymentsContext } from './context.ts';
import { type YearChoice, payYear } from './pay-year.ts';

/** Opens the charge of another year, in the next grade or the same. */
export const payNextGrade = (context: PaymentsContext, parent: Parent, choice: YearChoice) =>
  payYear(context, parent, choice, { purpose: 'NEXT_GRADE', rule: nextYearRule });

import type { Parent } from '../accounts/actors.ts';
import { firstYearRule } from '../enrolment/enrolment-rules.ts';
import type { PaymentsContext } from './context.ts';
import { type YearChoice, payYear } from './pay-year.ts';

/** Opens the charge of a child's first year; called again before it is paid, it replaces the former charge (rule R66). */
export const payFirstYear = (context: PaymentsContext, parent: Parent, choice: YearChoice) =>
  payYear(context, parent, choice, { purpose: 'BUY_COURSE', rule: firstYearRule });

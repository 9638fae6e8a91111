import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { billState } from '../../domain/billing/bill-state.ts';
import { closedToPay } from '../../domain/enrolment/enrolling.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { describeBill } from '../enrolment/describe-bill.ts';
import { findAnyChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { billOfChild } from './payment-link.ts';
import {
  type PaymentLinkRow,
  lockUnusedLink,
  nextUnusedExpiry,
  noteToldUnused,
} from './payment-link-store.ts';
import { words } from '../payments/payment-words.ts';

/** Tells families of payment links whose time ran out before anybody began to pay through them (rule R151). */
export const tellOfUnusedLinksJob = (context: PaymentsContext): Job => ({
  name: 'tell-of-unused-links',
  everyMinutes: 5,
  nextDue: () => nextUnusedExpiry(context.database.db),
  async runDue(now, stopping) {
    for (let told = true; told;) {
      if (stopping?.aborted) return;
      told = await tellNext(context, now);
    }
  },
});

/** @returns whether there was one */
const tellNext = (context: PaymentsContext, now: Date): Promise<boolean> =>
  context.database.transaction(async (tx) => {
    const link = await lockUnusedLink(tx, now);
    if (!link) return false;
    await noteToldUnused(tx, link.linkId, now);
    await tell(context, tx, link, now);
    return true;
  });

const tell = async (context: PaymentsContext, tx: Tx, link: PaymentLinkRow, now: Date): Promise<void> => {
  const charged = await billOfChild(tx, link.childId, link.billId);
  const child = await findAnyChild(tx, link.childId);
  // What was paid otherwise, or cannot be paid any more, needs no link.
  const today = dayInJakarta(now);
  if (!charged || !child || billState(charged.bill, today) !== 'PAYABLE') return;
  if (closedToPay(charged.enrolment, today)) return;
  const body = (language: Language) =>
    words[language].linkUnused.body(
      child.firstName,
      describeBill(language, charged.bill, charged.enrolment),
      formatsOf(language).moment(link.expiresAt),
    );
  await context.notifyAccount(tx, {
    userId: link.familyId,
    kind: 'payment_link',
    childId: link.childId,
    title: words.en.linkUnused.title,
    titleIndo: words.id.linkUnused.title,
    body: body('en'),
    bodyIndo: body('id'),
    link: paths.child(link.childId, 3),
    now,
  });
};

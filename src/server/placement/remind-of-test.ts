import { firstGrade } from '../../domain/enrolment/grade.ts';
import { nextReminderAt, reminderCount, remindersDue } from '../../domain/enrolment/placement-reminders.ts';
import { placementDeadline, placementStatus } from '../../domain/enrolment/placement-status.ts';
import { testLength } from '../../domain/placement/test-window.ts';
import { outsideQuietHours } from '../../domain/messages/notice-times.ts';
import { formatsOf } from '../../i18n/formats.ts';
import * as en from '../../i18n/en/placement.ts';
import * as id from '../../i18n/id/placement.ts';
import { absolute, paths } from '../../paths.ts';
import { mailedParent } from '../accounts/mailed-parent.ts';
import { type KnownChild, lockAnyChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { PlacementContext } from './context.ts';
import { factsOf } from './placement-of.ts';
import { earliestToRemind, findPlacement, selectToRemind, setReminders } from './placement-store.ts';
import { oneByOne } from '../platform/one-by-one.ts';

/** Reminds the parents of children who have not started the placement test (rule R95). */
export const remindOfTestJob = (context: PlacementContext): Job => ({
  name: 'remind-of-test',
  everyMinutes: 5,
  async nextDue() {
    const waiting = await earliestToRemind(context.database.db, reminderCount);
    const due = waiting.flatMap(({ settledAt, reminders }) => nextReminderAt(settledAt, reminders) ?? []);
    return due.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
  },
  async runDue(now, stopping) {
    const waiting = await selectToRemind(context.database.db, reminderCount);
    const due = waiting
      .filter(({ settledAt, reminders }) => remindersDue(settledAt, now) > reminders)
      .map(({ childId }) => childId);
    const failed = 'a reminder of the placement test was not given';
    await oneByOne(due, { log: context.log, stopping, of: 'child', failed }, (childId) =>
      remind(context, childId, now),
    );
  },
});

/**
 * Checks again under the child's lock, because the test may have been started or another process may have reminded. Of
 * reminders that became due together, as after the server was down, one is given: two at once would say the same.
 */
const remind = (context: PlacementContext, childId: number, now: Date): Promise<void> =>
  context.database.transaction(async (tx) => {
    const child = await lockAnyChild(tx, childId);
    const placement = child && (await findPlacement(tx, childId));
    if (!placement) return;
    const due = remindersDue(placement.settledAt, now);
    if (due <= placement.reminders) return;
    await setReminders(tx, childId, due);
    if (placementStatus(factsOf(child, placement), now) !== 'awaiting') return;
    const until = placementDeadline(placement.settledAt);
    const isLast = due === reminderCount;
    await context.notifyAccount(tx, noticeOf(child, until, { isLast, now }));
    await mail(context, tx, child, { until, isLast, now });
  });

const minutes = testLength / 60_000;

const noticeOf = (
  { familyId, childId, firstName }: KnownChild,
  until: Date,
  { isLast, now }: { isLast: boolean; now: Date },
) => ({
  userId: familyId,
  kind: 'placement_due' as const,
  childId,
  title: en.placement.reminder[isLast ? 'lastTitle' : 'title'](firstName),
  titleIndo: id.placement.reminder[isLast ? 'lastTitle' : 'title'](firstName),
  body: en.placement.reminder.body(firstName, formatsOf('en').moment(until), minutes, firstGrade),
  bodyIndo: id.placement.reminder.body(firstName, formatsOf('id').moment(until), minutes, firstGrade),
  link: paths.placementInstruction(childId),
  now,
});

const mail = async (
  { post, publicUrl }: PlacementContext,
  tx: Tx,
  { familyId, childId, firstName }: KnownChild,
  { until, isLast, now }: { until: Date; isLast: boolean; now: Date },
): Promise<void> => {
  const addressee = await mailedParent(tx, familyId);
  if (!addressee) return;
  const { to, language, greeted } = addressee;
  const url = absolute(publicUrl, paths.placementInstruction(childId));
  // Nobody is woken by it, unless the night would be too late.
  const morning = outsideQuietHours(now);
  await post(tx, {
    to,
    kind: 'placement_reminder',
    ...(morning < until && { notBefore: morning }),
    language,
    data: { ...greeted, url, child: firstName, until: until.toISOString(), isLast },
  });
};

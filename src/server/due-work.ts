import { retainedSince } from '../domain/accounts/retention.ts';
import type { AccountsContext } from './accounts/context.ts';
import { sweepAccounts } from './accounts/sweep-accounts.ts';
import type { Config } from './config.ts';
import type { ContentContext } from './content/context.ts';
import type { CertificatesContext } from './certificates/context.ts';
import { issueCertificatesJob } from './certificates/issue-certificates.ts';
import { sweepArticlePicturesJob } from './content/sweep-article-pictures.ts';
import { listChildrenOf } from './families/list-children.ts';
import { eraseUninvited } from './family-import/erase-uninvited.ts';
import type { FamilyUploadsContext } from './family-uploads/context.ts';
import { sweepFamilyUploads } from './family-uploads/sweep-uploads.ts';
import type { RenderLetter } from './inbox/letter-kinds.ts';
import { mailNoticesJob } from './inbox/mail-notices.ts';
import type { PostLetter } from './inbox/post-letter.ts';
import { sendLettersJob } from './inbox/send-letters.ts';
import { sweepAnnouncements } from './announcements/sweep-announcements.ts';
import { sweepLetters } from './inbox/sweep-letters.ts';
import { sweepLinks } from './links/sweep-links.ts';
import { tellOfUnusedLinksJob } from './links/tell-of-links.ts';
import type { HealthContext } from './health/context.ts';
import { watchHealthJob } from './health/watch-health.ts';
import type { LiveClassesContext } from './live-classes/context.ts';
import { type RoomsContext, makeRoomsJob } from './live-classes/make-rooms.ts';
import { seatChildrenJob } from './live-classes/seat-children.ts';
import type { MessagesContext } from './messages/context.ts';
import { messageJobs } from './messages/jobs.ts';
import { paidReminders } from './messages/paid-reminders.ts';
import type { OralTestsContext } from './oral-tests/context.ts';
import { tellOfOpenSlotsJob } from './oral-tests/tell-of-open-slots.ts';
import type { PaymentsContext } from './payments/context.ts';
import { pollPaymentsJob } from './payments/poll-payments.ts';
import { refundsJob } from './payments/refund-job.ts';
import { sweepUnpaid } from './payments/sweep-charges.ts';
import type { PlacementContext } from './placement/context.ts';
import { placeLateChildrenJob } from './placement/place-late-children.ts';
import { remindOfTestJob } from './placement/remind-of-test.ts';
import { scoreOverdueTestsJob } from './placement/score-overdue-tests.ts';
import { sweepPlacementMediaJob } from './placement/sweep-placement-media.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { housekeepingJob } from './platform/housekeeping.ts';
import type { Idempotency } from './platform/http/idempotency.ts';
import type { RateLimiter } from './platform/http/rate-limit.ts';
import type { Job } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { noteErased } from './privacy/erase-again.ts';
import { eraseChildrenGone } from './privacy/erase-children-gone.ts';
import { eraseClosedFamilies } from './privacy/erase-families.ts';
import { eraseOldPayments } from './privacy/erase-old-payments.ts';
import type { Clock } from './providers/clock/clock.ts';
import type { Files } from './providers/files/files.ts';
import type { Mail } from './providers/mail/mail.ts';
import type { Outbox } from './providers/mail/outbox.ts';
import type { PaymentSandbox } from './providers/payment-gateway/sandbox.ts';
import { deleteExpiredSessions, isSignedIn } from './security/session-store.ts';
import type { WrittenTestsContext } from './written-tests/context.ts';
import type { WebhooksContext } from './webhooks/context.ts';
import { sweepWaiting } from './waiting-list/sweep-waiting.ts';
import { tellWaitingJob } from './waiting-list/tell-waiting.ts';
import { sweepVisits } from './visits/count-visit.ts';
import { deliverEventsJob } from './webhooks/deliver-events.ts';
import { sweepDeliveries } from './webhooks/delivery-store.ts';
import { finishOverdueWrittenTestsJob } from './written-tests/score-written-test.ts';

interface Workers {
  config: Pick<Config, 'publicUrl' | 'erasedList'>;
  database: OpenDatabase;
  clock: Clock;
  wallClock: Clock;
  log: Log;
  mail: Mail;
  post: PostLetter;
  render: RenderLetter;
  files: Files;
  outbox: Outbox | null;
  sandbox: PaymentSandbox | null;
  limiter: RateLimiter;
  idempotent: Idempotency;
  familyUploads: FamilyUploadsContext;
  accounts: AccountsContext;
  billing: PaymentsContext;
  content: ContentContext;
  health: HealthContext;
  certificates: CertificatesContext;
  liveClasses: LiveClassesContext & RoomsContext;
  messages: MessagesContext;
  oralTests: OralTestsContext;
  placement: PlacementContext;
  webhooks: WebhooksContext;
  writtenTests: WrittenTestsContext;
}

/** Everything that the server does by itself when it falls due, and once a day. */
export const dueWork = (given: Workers): Job[] => {
  const { config, database, clock, wallClock, log, mail, post, render } = given;
  const { files, outbox, sandbox, limiter, idempotent, familyUploads } = given;
  const {
    accounts,
    billing,
    certificates,
    content,
    liveClasses,
    messages,
    oralTests,
    placement,
    writtenTests,
  } = given;
  const { publicUrl } = config;
  return [
    sendLettersJob({ database, clock, mail, render, log }),
    ...(sandbox ? [sandbox.job] : []),
    pollPaymentsJob(billing),
    refundsJob(billing),
    tellOfUnusedLinksJob(billing),
    seatChildrenJob(liveClasses),
    makeRoomsJob(liveClasses),
    tellOfOpenSlotsJob(oralTests),
    issueCertificatesJob(certificates),
    ...messageJobs(messages),
    tellWaitingJob({ database, clock, post, publicUrl }),
    // After what tells at the same instant, so that the mail of the day has it.
    mailNoticesJob({ database, log, post, publicUrl, paidReminders }),
    remindOfTestJob(placement),
    placeLateChildrenJob(placement),
    scoreOverdueTestsJob(placement),
    finishOverdueWrittenTestsJob(writtenTests),
    deliverEventsJob(given.webhooks),
    sweepArticlePicturesJob({ database, files }),
    sweepPlacementMediaJob(placement),
    watchHealthJob(given.health),
    housekeepingJob([
      () => database.transaction((tx) => deleteExpiredSessions(tx, wallClock.now())),
      (now) => sweepAccounts({ database, isSignedIn, childrenOf: listChildrenOf(database) }, now),
      (now) => sweepLetters({ database }, now),
      (now) => sweepDeliveries({ database }, now),
      (now) => sweepAnnouncements({ database }, now),
      (now) => sweepUnpaid(database, now),
      (now) => sweepLinks(database, now),
      (now) => sweepVisits(database, now),
      (now) => sweepWaiting(database, now),
      (now) => eraseClosedFamilies({ accounts, payments: billing, content }, log, now),
      (now) => eraseChildrenGone({ accounts, payments: billing, content }, log, now),
      (now) => eraseOldPayments(database, now),
      (now) => eraseUninvited({ accounts, payments: billing, content }, log, now),
      () => noteErased(database.db, config.erasedList),
      async (now) => outbox?.forgetBefore(retainedSince('letters', now)),
      async (now) => sandbox?.sweep(now),
      () => limiter.sweep(),
      () => idempotent.sweep(),
      () => files.temporary().sweep(wallClock.now()),
      () => files.resumable().sweep(wallClock.now()),
      () => sweepFamilyUploads(familyUploads, wallClock.now()),
    ]),
  ];
};

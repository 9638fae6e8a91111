import { isOffered } from '../domain/billing/payment-methods.ts';
import type { AccountsContext } from './accounts/context.ts';
import { endTokensOf } from './api-tokens/end-token.ts';
import { knownBrowsers } from './security/known-browsers.ts';
import { sessionMemory } from './security/session-memory.ts';
import type { SecurityContext } from './security/context.ts';
import { endSessions } from './security/session-store.ts';
import { recordChange } from './audit/record-change.ts';
import { blankBrand, defaultBrand } from '../i18n/brand.ts';
import { childFacts } from './enrolment/child-facts.ts';
import type { PaymentsContext } from './payments/context.ts';
import type { CalendarContext } from './calendar/context.ts';
import type { EnrolmentContext } from './enrolment/context.ts';
import { countFamilies, enrolledBatches } from './enrolment/enrolled-batches.ts';
import { dayInJakarta } from '../domain/values/calendar-date.ts';
import { childrenOfGrade } from './enrolment/children-of-grade.ts';
import { childStates } from './enrolment/child-states.ts';
import { placesOf } from './enrolment/places-of.ts';
import { firstPaymentStatus, firstPaymentStatuses } from './payments/first-payment-status.ts';
import { moneyOfBills } from './payments/money-of-bills.ts';
import { makeRenditions } from './courses/make-renditions.ts';
import { courseCache } from './courses/course-cache.ts';
import { brandCache } from './brand/brand-cache.ts';
import { fillPriceList } from './prices/price-list.ts';
import { pollLimiter } from './payments/poll-limiter.ts';
import type { Config } from './config.ts';
import { dueWork } from './due-work.ts';
import { askShippingCosts } from './shipping/ask-shipping-costs.ts';
import type { ShippingContext } from './shipping/context.ts';
import { shippingCostCache } from './shipping/shipping-cost-cache.ts';
import { kitOrders } from './shipping/kit-orders.ts';
import { noteOrderChanges } from './shipping/note-order-changes.ts';
import { regionNames } from './shipping/region-names.ts';
import { loadRegions } from './shipping/regions.ts';
import type { ContentContext } from './content/context.ts';
import { takeDownPerformances } from './content/tied-child.ts';
import type { FamiliesContext } from './families/context.ts';
import { familyChildren } from './enrolment/family-children.ts';
import { showChild } from './families/show-child.ts';
import type { RenderLetter } from './inbox/letter-kinds.ts';
import { dropNotices, postLetter } from './inbox/post-letter.ts';
import { unreadMessages } from './inbox/list-notifications.ts';
import { endStaffMessages, forgetStaffMessages, notifyAccount, notifyStaff } from './inbox/notify.ts';
import type { PlacementContext } from './placement/context.ts';
import { placeByStaff } from './placement/place-by-staff.ts';
import type { ItemBank } from './placement/item-bank.ts';
import { shippedItems } from './placement/shipped-items.ts';
import { awaitedChildren, awaitingTest } from './placement/awaiting-test.ts';
import { placementOf } from './placement/placement-of.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { classesMovedBy } from './live-classes/classes-moved.ts';
import { followHolidays } from './live-classes/change-group.ts';
import type { LiveClassesContext } from './live-classes/context.ts';
import { healthOf } from './health-of.ts';
import { noteRuns } from './health/note-runs.ts';
import type { CoursesContext } from './courses/context.ts';
import { comingClasses } from './live-classes/coming-classes.ts';
import { classesOf } from './live-classes/expected.ts';
import { meetingsOf } from './meetings-of.ts';
import { tellGroup, tellOfClasses } from './messages/tell-of-classes.ts';
import { comingSlotsOf } from './oral-tests/oral-store.ts';
import { oralTestClasses } from './oral-tests/coming-tests.ts';
import type { MessagesContext } from './messages/context.ts';
import { paidReminders } from './messages/paid-reminders.ts';
import { standingOf } from './messages/standing-of.ts';
import { tellOfHolidays } from './messages/tell-of-holidays.ts';
import { diskGuard } from './platform/http/disk-guard.ts';
import { idempotency } from './platform/http/idempotency.ts';
import { limiterOf } from './limiter-of.ts';
import { type RunningJobs, restingJobs, startJobs } from './platform/jobs.ts';
import { makeMetrics } from './platform/metrics.ts';
import type { Log } from './platform/log.ts';
import type { Clock } from './providers/clock/clock.ts';
import { type MovableClock, offsetClock } from './providers/clock/offset.ts';
import { systemClock } from './providers/clock/system.ts';
import { findRecordingConverter } from './providers/recording-converter/ffmpeg.ts';
import { findFfmpeg } from './providers/video-converter/ffmpeg.ts';
import { isTaughtBy } from './live-classes/members-store.ts';
import { countSentFor, isTaskAskedFor } from './tasks/family-data.ts';
import { assembleFamilyUploads } from './family-uploads/assemble.ts';
import { deleteRecordings } from './family-uploads/remove-upload.ts';
import type { UploadsContext } from './uploads/context.ts';
import { Conversions } from './uploads/conversions.ts';
import { type Outbox, outboxMail } from './providers/mail/outbox.ts';
import { smtpMail } from './providers/mail/smtp.ts';
import { filesOf } from './files-of.ts';
import { gatewayOf, sandboxFor } from './gateway-of.ts';
import { eraseAgain } from './privacy/erase-again.ts';
import { komerceRates } from './providers/shipping-rates/komerce.ts';
import type { ShippingRates } from './providers/shipping-rates/shipping-rates.ts';
import { tariffTable } from './providers/shipping-rates/tariff-table.ts';
import { clipKeeper } from './clip-keeper.ts';
import { pictureKeeper } from './picture-keeper.ts';
import { programsOf } from './programs-of.ts';
import { raisedBy } from './raised-by.ts';
import { refuseOtherMode } from './refuse-other-mode.ts';
import { wording } from './wording.ts';
import type { Paper } from './paper.ts';
import { hearOtherProcesses, inTurn } from './workers.ts';
import { yearOf } from './year-of.ts';

/** What converts videos and recordings. Other programs are asked, and take their time. */
export const findConverters = ({ ffmpegPath }: Pick<Config, 'ffmpegPath'>) =>
  Promise.all([findFfmpeg(ffmpegPath), findRecordingConverter(ffmpegPath)]);

/** Everything the use cases need, assembled by hand; here it is decided which adapters are real and which are stand-ins. */
export type Parts = Awaited<ReturnType<typeof assembleParts>>;

export const assembleParts = async (given: {
  config: Config;
  database: OpenDatabase;
  log: Log;
  loadPaper: () => Promise<Paper>;
  wallClock?: Clock;
  /** what the business clock follows: the wall clock, except in tests, which move the two apart */
  businessBase?: Clock;
  /** jobs do not run and no mail is sent; the server does both */
  jobsRest?: boolean;
  /** what `findConverters` found */
  converters?: ReturnType<typeof findConverters>;
  /** what couriers take; as configured, except in tests */
  shippingRates?: ShippingRates;
  /** the questions of the placement test; those that are shipped, except in tests */
  items?: ItemBank;
}) => {
  const { config, database, log, loadPaper, wallClock = systemClock, jobsRest = false } = given;
  const { businessBase = wallClock, items = shippedItems, converters = findConverters(config) } = given;
  await refuseOtherMode(database, config.mode);
  await fillPriceList(database);
  const movableClock: MovableClock | null =
    config.mode === 'demo' ? await offsetClock({ database, system: businessBase }) : null;
  if (movableClock)
    await database.listen('clock', () => {
      movableClock
        .refresh()
        .catch((error: unknown) => log.error({ err: error }, 'the clock could not be read'));
    });
  const clock: Clock = movableClock ?? businessBase;
  const contentVersion = await raisedBy(database, 'content');
  const accountsVersion = await raisedBy(database, 'accounts');

  const asNew = config.mode === 'live' ? blankBrand : defaultBrand;
  const brandNow = brandCache(database, contentVersion, asNew);
  const files = await filesOf(config, wallClock);
  const disk = diskGuard(config.dataDir, config.diskReserveBytes, wallClock);
  const [videos, recordings] = await converters;
  const converter = jobsRest ? null : videos;
  const unlessBusy = inTurn(config.role, database, 'conversions');
  const afterwards = makeRenditions({ database, clock, wallClock, files, disk, converter, log });
  const conversions = new Conversions({ files, disk, converter, log, unlessBusy, afterwards });
  const uploads: UploadsContext = { files, disk, converter, conversions };
  const familyUploads = assembleFamilyUploads({
    database,
    clock,
    wallClock,
    files,
    disk,
    log,
    unlessBusy: inTurn(config.role, database, 'family-uploads'),
    converter,
    recordings,
    teaches: isTaughtBy,
    isAskedFor: isTaskAskedFor,
  });
  const outbox: Outbox | null = config.mail ? null : outboxMail({ database, clock });
  const mail = config.mail ? smtpMail(config.mail) : outbox;
  if (!mail) throw new Error('neither a mail server nor the outbox is there');

  const sandbox = sandboxFor(config, database, clock, () => {
    jobs.kick('payment-sandbox').catch((error: unknown) => log.error({ err: error }, 'no notification went'));
  });
  const payments = gatewayOf(config, sandbox);

  // Kept answers age by the wall clock: the demo's is moved about.
  const shippingRates =
    given.shippingRates ??
    (config.rajaongkir
      ? komerceRates(config.rajaongkir, { database, clock: wallClock, log })
      : tariffTable());
  const shipping: ShippingContext = {
    database,
    clock,
    log,
    costs: shippingCostCache(shippingRates, clock),
    notifyAccount,
  };
  const post = postLetter({ database, clock, posted: () => posted() });
  const { publicUrl } = config;
  const placement: PlacementContext = {
    database,
    clock,
    log,
    items,
    files,
    recordings,
    notifyAccount,
    post,
    publicUrl,
  };
  const meetings = meetingsOf(config, wallClock);
  const liveClasses: LiveClassesContext & { meetings: typeof meetings } = {
    database,
    clock,
    files,
    log,
    meetings,
    hasService: meetings !== null,
    tellOfClasses,
    testsOf: comingSlotsOf,
    tellGroup,
  };
  const coursesOfGrade = courseCache(database, contentVersion);
  const year = yearOf({
    database,
    clock,
    files,
    log,
    publicUrl,
    coursesOfGrade,
    addresses: familyUploads.addresses,
    loadPaper,
    brandNow,
  });
  const messages: MessagesContext = { database, log, coursesOfGrade, skipsLate: config.mode === 'live' };
  const billing: PaymentsContext = {
    database,
    clock,
    log,
    payments,
    offers: isOffered,
    pollLimiter: pollLimiter(),
    askShippingCosts: (question) => askShippingCosts(shipping, question),
    regionNames,
    ...kitOrders,
    noteOrderChanges,
    notifyAccount,
    notifyStaff,
    endStaffMessages,
    post,
    publicUrl: config.publicUrl,
  };

  // PostLetter's types have checked that the data fits the kind.
  const render: RenderLetter = async (kind, language, data) =>
    (await loadPaper()).letters[kind](language, data, { ...(await brandNow()), publicUrl });
  const idempotent = idempotency(database, wallClock);
  const limiter = limiterOf(config, database, wallClock);
  const posted = () => {
    jobs.kick('send-letters').catch((error: unknown) => log.error({ err: error }, 'the post did not go out'));
  };

  const { keepPicture, keepPhoto } = pictureKeeper(files);

  const accounts: AccountsContext = {
    database,
    clock,
    files,
    publicUrl: config.publicUrl,
    passwordKib: config.passwordKib,
    post,
    dropNotices,
    forgetStaffMessages,
    browsers: knownBrowsers(database),
    endSessions,
    endTokens: endTokensOf({ wallClock }),
    recordChange,
    brand: brandNow,
    noteOrderChanges,
    placeOf: async (provinceId, cityId) => {
      const { city, province } = (await regionNames())(provinceId, cityId);
      return `${city}, ${province}`;
    },
    knowsCity: async (provinceId, cityId) => (await loadRegions()).knowsCity(provinceId, cityId),
    keepPhoto,
  };
  const enrolment: EnrolmentContext = {
    database,
    clock,
    showChild: (scope, childId) => showChild(families, scope, childId),
    placementOf,
    awaitingTest,
    awaitedChildren,
    placeByStaff,
    notifyAccount,
    firstPaymentStatus,
    firstPaymentStatuses,
    moneyOfBills,
    wordRefusal: wording.refusal,
  };
  const families: FamiliesContext = {
    database,
    clock,
    files,
    keepPhoto,
    factsOf: (child) => childFacts(enrolment, child),
    placesOf: placesOf({ database, clock, awaitingTest }),
    ...childStates({ clock, awaitedChildren }),
    childrenOfGrade: (db, grade) => childrenOfGrade(db, grade, dayInJakarta(clock.now())),
    noteOrderChanges,
    takeDownPerformances,
    deleteRecordings: (tx, childId) => deleteRecordings(tx, files, childId),
  };
  const unreadOf = (userId: number) => unreadMessages(database, userId);
  const security: SecurityContext = {
    ...accounts,
    childrenOf: familyChildren(enrolment),
    unreadOf,
    wallClock,
    limiter,
    secondFactorRequired: config.secondFactorRequired,
    sessions: sessionMemory(database, wallClock, accountsVersion),
  };
  const programs = programsOf(config, { database, clock, wallClock, limiter, log });
  const content: ContentContext = { database, clock, files, uploads, keepPicture };
  // Before anything is served or sent: whom a restored backup has brought back.
  if (!jobsRest) await eraseAgain({ accounts, payments: billing, content }, { list: config.erasedList, log });
  const watched = { database, clock, wallClock, log, files, mail, payments, shippingRates, post };
  const health = healthOf(config, { ...watched, jobs: () => due, runs: !jobsRest });
  const kept = { files, outbox, sandbox, limiter, idempotent, familyUploads, health };
  const contexts = { accounts, billing, content, liveClasses, messages, placement, ...programs, ...year };
  const work = { config, ...watched, render, ...kept, ...contexts };
  const metrics = config.metrics && !jobsRest ? makeMetrics() : null;
  const here = config.role !== 'web';
  const due = dueWork(work);
  const jobs: RunningJobs = jobsRest
    ? restingJobs
    : startJobs(database, due, clock, log, { here, watch: metrics?.jobBegins, ended: noteRuns(health) });
  const lines = { conversions, 'family-uploads': familyUploads.preparations };
  if (!jobsRest) await hearOtherProcesses(config.role, database, jobs, lines);
  conversions.wake();
  if (!jobsRest) familyUploads.preparations.wake();
  return {
    config,
    database,
    log,
    clock,
    movableClock,
    wallClock,
    files,
    mail,
    outbox,
    payments,
    paymentSandbox: sandbox,
    shippingRates,
    /** increases with every write to a table that guests see */
    contentVersion,
    loadPaper,
    limiter,
    idempotent,
    jobs,
    metrics,
    accounts: { ...accounts, childrenOf: security.childrenOf, unreadOf },
    security,
    ...programs,
    brand: { database, clock, brandNow, asNew, files, ...clipKeeper({ files, converter }) },
    calendar: {
      database,
      clock,
      enrolledBatches,
      countFamilies,
      classesMovedBy,
      async tellOfHolidays(tx, changed) {
        await tellOfHolidays(tx, changed);
        await followHolidays(liveClasses, tx, changed);
      },
    } satisfies CalendarContext,
    liveClasses,
    ...year,
    uploads,
    familyUploads,
    courses: {
      database,
      clock,
      files,
      uploads,
      publicUrl,
      coursesOfGrade,
      sentForLesson: countSentFor,
      classesOf: (async (db, childId, academicYearId) => [
        ...(await classesOf(db, childId, academicYearId)),
        ...(await oralTestClasses(db, childId, academicYearId)),
      ]) satisfies CoursesContext['classesOf'],
      comingClasses,
    },
    families,
    enrolment,
    placement,
    billing,
    shipping,
    inbox: { database, clock, recordChange, publicUrl, render, paidReminders, standingOf },
    content,
    search: { database, clock, placesOf: families.placesOf },
    health,
  };
};

import { PassThrough, Readable, pipeline } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type Language, languageOf } from '../../i18n/language.ts';
import { heldFamilyNotes, heldOfAccount } from '../accounts/family-data.ts';
import { formerAddresses, heldEntries } from '../audit/family-data.ts';
import { heldOfCertificates } from '../certificates/family-data.ts';
import { heldPerformances } from '../content/tied-child.ts';
import { heldOfLessons } from '../courses/family-data.ts';
import { heldNotes } from '../day-close/family-data.ts';
import { heldAgreements, heldTalks } from '../desk/family-data.ts';
import { heldOfPlaces } from '../enrolment/family-data.ts';
import { heldOfChildren } from '../families/family-data.ts';
import { heldUploads } from '../family-uploads/family-data.ts';
import { addressesOf, heldMessages } from '../inbox/family-data.ts';
import { heldOfClasses } from '../live-classes/family-data.ts';
import { heldOfEndedTests, heldOfOralTests } from '../oral-tests/family-data.ts';
import { heldLinks } from '../links/family-data.ts';
import { heldCalls } from '../messages/family-data.ts';
import { heldPayments } from '../payments/family-data.ts';
import { heldTasks } from '../tasks/family-data.ts';
import { heldOfTests } from '../placement/family-data.ts';
import type { ArchiveAnswer } from '../platform/http/file-answer.ts';
import { heldReports } from '../reports/family-data.ts';
import { heldSessions } from '../security/family-data.ts';
import { heldOrders } from '../shipping/family-data.ts';
import { heldWaiting } from '../waiting-list/family-data.ts';
import { heldWords } from '../words/family-data.ts';
import { heldOfWrittenTests } from '../written-tests/family-data.ts';
import type { PrivacyContext } from './context.ts';
import { readablePage } from './readable-page.ts';

/** Everything that is held on a family, as it asks for it: a page to read, the same as JSON, and the files (rule R179). */
export const exportFamily = async (
  { accounts: { database, clock, files } }: PrivacyContext,
  familyId: number,
): Promise<ArchiveAnswer | Refused<'not_found'>> => {
  const { db } = database;
  const account = await heldOfAccount(db, familyId);
  if (!account) return refuse('not_found');
  const { children, consents } = await heldOfChildren(db, familyId);
  const childIds = children.map(({ childId }) => childId);
  const money = await heldPayments(db, familyId);
  const orderIds = money.payments.map(({ orderId }) => orderId);
  const orders = await heldOrders(db, familyId);
  const performances = await heldPerformances(db, childIds);
  const sent = await heldUploads(db, childIds);
  const tasks = await heldTasks(db, childIds);
  const oralTests = await heldOfOralTests(db, childIds);
  const reports = await heldReports(db, childIds);
  const writtenTests = await heldOfWrittenTests(db, childIds);
  const held = {
    account,
    children,
    consents,
    ...(await heldOfPlaces(db, childIds)),
    ...(await heldOfTests(db, childIds)),
    ...(await heldOfLessons(db, childIds)),
    words: await heldWords(db, childIds),
    liveClasses: await heldOfClasses(db, childIds),
    reports,
    oralTests,
    oralTestsEnded: await heldOfEndedTests(db, childIds),
    writtenTests,
    certificates: await heldOfCertificates(db, childIds),
    ...money,
    notes: await heldNotes(db, orderIds),
    talks: await heldTalks(db, childIds),
    agreements: await heldAgreements(db, childIds),
    familyNotes: await heldFamilyNotes(db, familyId),
    paymentLinks: await heldLinks(db, familyId),
    orders,
    performances,
    sent,
    tasks,
    ...(await heldMessages(db, {
      userId: familyId,
      emails: addressesOf(account, await formerAddresses(db, familyId)),
    })),
    waiting: await heldWaiting(db, account.email),
    toldOfRegistration: await heldCalls(db, childIds),
    signedIn: await heldSessions(db, familyId),
    changesByStaff: await heldEntries(db, {
      family: [familyId],
      grade: childIds,
      order: orders.map(({ orderId }) => orderId),
      payment: orderIds,
      performance: performances.map(({ newsId }) => newsId),
      task: tasks.map(({ taskId }) => taskId),
      oral_test: oralTests.map(({ slotId }) => slotId),
      written_test: writtenTests.map(({ writtenTestId }) => writtenTestId),
      written_test_opening: childIds,
      report: reports.map(({ reportId }) => reportId),
    }),
  };
  const keys = [
    account.imageKey,
    ...children.map(({ imageKey }) => imageKey),
    ...performances.flatMap((one) => one.files),
    ...sent.map(({ fileKey }) => fileKey),
    ...writtenTests.map(({ sheetKey }) => sheetKey),
  ].filter((key) => key !== null);
  const day = dayInJakarta(clock.now());
  const language: Language = languageOf(account.locale);
  return {
    fileName: `family-${day}.zip`,
    archive: zipOf(
      [
        [language === 'id' ? 'baca.html' : 'read-me.html', readablePage(language, held, day)],
        ['family.json', JSON.stringify(held, null, 2)],
      ],
      keys,
      async (key) => (await files.open(key))?.stream ?? null,
    ),
  };
};

/**
 * Packed while it is sent: a video is never in memory as a whole. When nobody reads on, or a file cannot be read, all of it ends, and
 * no file stays open.
 */
const zipOf = (
  texts: readonly (readonly [name: string, text: string])[],
  keys: readonly string[],
  open: (key: string) => Promise<Readable | null>,
): Readable => {
  const zip = new ZipFile();
  const archive = new PassThrough();
  let sent: Readable | null = null;
  pipeline(zip.outputStream, archive, () => sent?.destroy());
  const give = async (key: string, pack: (error: null, stream: Readable) => void) => {
    // A file that has gone meanwhile is empty, and the others still come.
    sent = (await open(key)) ?? Readable.from([]);
    sent.on('error', (error) => archive.destroy(error));
    if (archive.destroyed) sent.destroy();
    else pack(null, sent);
  };
  for (const [name, text] of texts) zip.addBuffer(Buffer.from(text), name);
  for (const key of keys)
    zip.addReadStreamLazy(
      `files/${key}`,
      { compress: false },
      (pack) => void give(key, pack).catch((error: Error) => archive.destroy(error)),
    );
  zip.end();
  return archive;
};

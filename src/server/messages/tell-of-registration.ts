import { payableUntil } from '../../domain/billing/bills.ts';
import { endDateOf, yearHasBegun } from '../../domain/calendar/batch-year.ts';
import { firstEnrolmentRefusal } from '../../domain/enrolment/enrolling.ts';
import { everPaid, hasYearLeft } from '../../domain/enrolment/enrolments.ts';
import { firstGrade } from '../../domain/enrolment/grade.ts';
import { nextYearFrom } from '../../domain/enrolment/next-year.ts';
import { atNine } from '../../domain/messages/notice-times.ts';
import {
  type RegistrationMoment,
  type RegistrationNoticeKind,
  hearsOf,
  registrationMoments,
} from '../../domain/messages/registration-notices.ts';
import { type CalendarDate, addDays, dayInJakarta, diffDays } from '../../domain/values/calendar-date.ts';
import { longDate } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import type { Language } from '../../i18n/language.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { batchesToRegister, openBatches } from '../calendar/open-batches.ts';
import { unpaidPeriods } from '../enrolment/bills-to-tell.ts';
import { type KnownEnrolment, enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { anyPaidSince } from '../enrolment/lately-paid.ts';
import { whyNoNextYear } from '../enrolment/next-year.ts';
import { childrenToInvite } from '../families/children-to-invite.ts';
import type { NamedChild } from '../families/named-children.ts';
import { familiesWithoutMailsOf } from '../inbox/mail-settings.ts';
import type { Notice } from '../inbox/notify.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import { insertCall, insertTold, selectCalls, selectTold } from './registration-call-store.ts';
import type { MessagesContext } from './context.ts';
import { noticeAbout } from './notice-about.ts';
import { type FamilyNotice, tellAtMoments } from './tell-at-moments.ts';

const words = { en: en.notices, id: id.notices };

/** Tells families that a batch which one of their children could join opens, and that its registration ends (rule R173). */
export const tellOfRegistrationJob = (context: MessagesContext): Job =>
  tellAtMoments(context, {
    name: 'tell-of-registration',
    async begin(tx, now) {
      for (const batch of await openBatches(tx, dayInJakarta(now))) {
        const { academicYearId } = batch;
        await insertCall(tx, { academicYearId, call: 'open', toldAt: null });
        const able = await childrenAble(tx, batch, now);
        await insertTold(
          tx,
          academicYearId,
          able.map(({ childId }) => childId),
        );
      }
    },
    moments: async (db, after) => (await momentsAfter(db, after)).map(({ at }) => at),
    async noticesAt(tx, moment) {
      const justBefore = new Date(moment.getTime() - 1);
      const told = (await momentsAfter(tx, justBefore)).filter(({ at }) => at.getTime() === moment.getTime());
      const notices: FamilyNotice[] = [];
      for (const one of told) {
        notices.push(...(await noticesOf(tx, one)));
        if (one.call === 'late') continue;
        await insertCall(tx, { academicYearId: one.batch.academicYearId, call: one.call, toldAt: moment });
      }
      return notices;
    },
  });

type CallOfBatch = RegistrationMoment & { batch: Batch; openingToldAt: Date | null };

const momentsAfter = async (db: Database, after: Date): Promise<CallOfBatch[]> => {
  const batches = await batchesToRegister(db, dayInJakarta(after));
  const firstDays = batches.length > 0 ? await firstDaysToBook(db, after) : [];
  const calls = await selectCalls(
    db,
    batches.map(({ academicYearId }) => academicYearId),
  );
  return batches.flatMap((batch) => {
    const made = calls.filter(({ academicYearId }) => academicYearId === batch.academicYearId);
    const openingToldAt = made.find(({ call }) => call === 'open')?.toldAt ?? null;
    const told = made.map(({ call }) => call);
    return registrationMoments(batch, told, after, firstDays).map((moment) => ({
      ...moment,
      batch,
      openingToldAt,
    }));
  });
};

/** A payment may be heard of days after it settled. */
const heardWithin = 3 * 24 * 3_600_000;

/**
 * The days from `after` on at which a child may book its next year for the first time: unit 9 of its year begins or the year is
 * over, a bill lapses, or one was paid just before (rule R173).
 */
const firstDaysToBook = async (db: Database, after: Date): Promise<CalendarDate[]> => {
  const today = dayInJakarta(after);
  const years = await batchesSince(db, addDays(today, -7));
  const lapses = (await unpaidPeriods(db)).map((period) => addDays(payableUntil(period), 1));
  const isPaid = await anyPaidSince(db, new Date(after.getTime() - heardWithin));
  return [
    ...years.flatMap((year) => [dayInJakarta(nextYearFrom(year)), addDays(endDateOf(year.startDate), 1)]),
    ...lapses,
    ...(isPaid ? [after < atNine(today) ? today : addDays(today, 1)] : []),
  ];
};

/** One notice a family, which names each of its children that could join and has not. */
const noticesOf = async (
  tx: Tx,
  { call, kind, at, batch, openingToldAt }: CallOfBatch,
): Promise<FamilyNotice[]> => {
  const named = await selectTold(tx, batch.academicYearId);
  const isNamed = ({ childId }: NamedChild) => named.has(childId);
  const families = Map.groupBy(await childrenToInvite(tx), ({ familyId }) => familyId);
  const asked = [...families].filter(([, ofFamily]) => call !== 'late' || !ofFamily.every(isNamed));
  const enrolments = await enrolmentsOf(
    tx,
    asked.flatMap(([, ofFamily]) => ofFamily.map(({ childId }) => childId)),
  );
  const unasked = await familiesWithoutMailsOf(tx, kind);
  const yearsOf = ({ childId }: NamedChild) => enrolments.get(childId) ?? [];
  // Who adds a child after the opening sees that the batch is open: only whose year kept them from joining hear of it later.
  const mayBeNamed = (child: NamedChild) => call !== 'late' || (!isNamed(child) && everPaid(yearsOf(child)));
  const told = asked.flatMap(([userId, ofFamily]) => {
    const learns = ofFamily.some((child) => hasYearLeft(yearsOf(child), dayInJakarta(at)));
    if (!learns && unasked.has(userId)) return [];
    const wasTold = ofFamily.some(isNamed);
    const joining = ofFamily.filter((child) => {
      const wasHere = openingToldAt !== null && child.activatedAt <= openingToldAt;
      return (
        mayBeNamed(child) &&
        couldJoin(yearsOf(child), batch, at) &&
        hearsOf(call, { learns, wasHere, wasTold })
      );
    });
    return joining.length > 0 ? [{ userId, joining }] : [];
  });
  await insertTold(
    tx,
    batch.academicYearId,
    told.flatMap(({ joining }) => joining.map(({ childId }) => childId)),
  );
  return told.map(({ userId, joining }) => ({ userId, ...registrationNotice(kind, joining, batch, at) }));
};

/** The children who could join a batch now and have not. */
const childrenAble = async (tx: Tx, batch: Batch, now: Date): Promise<NamedChild[]> => {
  const children = await childrenToInvite(tx);
  const enrolments = await enrolmentsOf(
    tx,
    children.map(({ childId }) => childId),
  );
  return children.filter(({ childId }) => couldJoin(enrolments.get(childId) ?? [], batch, now));
};

/** Whether a child with these years could join a batch now and has not. */
export const couldJoin = (enrolments: readonly KnownEnrolment[], batch: Batch, now: Date): boolean => {
  const asked = { enrolments, batch, grade: firstGrade };
  return everPaid(enrolments)
    ? whyNoNextYear(enrolments, [batch], now) === null
    : firstEnrolmentRefusal(asked, dayInJakarta(now)) === null;
};

/** What is told of the registration of a batch to the family of these children. */
export const registrationNotice = (
  kind: RegistrationNoticeKind,
  children: readonly Omit<NamedChild, 'familyId'>[],
  batch: Batch,
  now: Date,
): Notice => {
  const today = dayInJakarta(now);
  const text = (language: Language) => {
    const { title, body } = words[language][kind];
    const facts = {
      children: children.map(({ firstName }) => ({ name: firstName, lessons: [] })),
      batch: batch.batch,
      begins: longDate(language, batch.startDate),
      hasBegun: yearHasBegun(batch.startDate, today),
      lastDay: longDate(language, batch.endRegistration),
      today: longDate(language, today),
      days: diffDays(today, batch.endRegistration),
    };
    return { title: title(facts), body: body(facts) };
  };
  return noticeAbout(children, { kind, now }, text);
};

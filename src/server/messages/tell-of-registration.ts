import { firstEnrolmentRefusal } from '../../domain/enrolment/enrolling.ts';
import { everPaid, hasYearLeft } from '../../domain/enrolment/enrolments.ts';
import { firstGrade } from '../../domain/enrolment/grade.ts';
import {
  type RegistrationMoment,
  type RegistrationNoticeKind,
  hearsOf,
  registrationMoments,
} from '../../domain/messages/registration-notices.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { longDate } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import type { Language } from '../../i18n/language.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { batchesToRegister, openBatches } from '../calendar/open-batches.ts';
import { type KnownEnrolment, enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { whyNoNextYear } from '../enrolment/next-year.ts';
import { childrenToInvite } from '../families/children-to-invite.ts';
import type { NamedChild } from '../families/named-children.ts';
import { familiesWithoutMailsOf } from '../inbox/mail-settings.ts';
import type { Notice } from '../inbox/notify.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import { insertCall, selectCalls } from './registration-call-store.ts';
import type { MessagesContext } from './context.ts';
import { noticeAbout } from './notice-about.ts';
import { type FamilyNotice, tellAtMoments } from './tell-at-moments.ts';

const words = { en: en.notices, id: id.notices };

/** Tells families that a batch which one of their children could join opens, and that its registration ends (rule R173). */
export const tellOfRegistrationJob = (context: MessagesContext): Job =>
  tellAtMoments(context, {
    name: 'tell-of-registration',
    async begin(tx, now) {
      for (const batch of await openBatches(tx, dayInJakarta(now)))
        await insertCall(tx, { academicYearId: batch.academicYearId, call: 'open', toldAt: null });
    },
    async nextMoment(db, after) {
      const moments = (await momentsAfter(db, after)).map(({ at }) => at);
      return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
    },
    async noticesAt(tx, moment) {
      const justBefore = new Date(moment.getTime() - 1);
      const told = (await momentsAfter(tx, justBefore)).filter(({ at }) => at.getTime() === moment.getTime());
      const notices: FamilyNotice[] = [];
      for (const one of told) {
        notices.push(...(await noticesOf(tx, one)));
        await insertCall(tx, { academicYearId: one.batch.academicYearId, call: one.call, toldAt: moment });
      }
      return notices;
    },
  });

type CallOfBatch = RegistrationMoment & { batch: Batch; openingToldAt: Date | null };

const momentsAfter = async (db: Database, after: Date): Promise<CallOfBatch[]> => {
  const batches = await batchesToRegister(db, dayInJakarta(after));
  const calls = await selectCalls(
    db,
    batches.map(({ academicYearId }) => academicYearId),
  );
  return batches.flatMap((batch) => {
    const made = calls.filter(({ academicYearId }) => academicYearId === batch.academicYearId);
    const openingToldAt = made.find(({ call }) => call === 'open')?.toldAt ?? null;
    const told = made.map(({ call }) => call);
    return registrationMoments(batch, told, after).map((moment) => ({ ...moment, batch, openingToldAt }));
  });
};

/** One notice a family, which names each of its children that could join and has not. */
const noticesOf = async (
  tx: Tx,
  { call, kind, at, batch, openingToldAt }: CallOfBatch,
): Promise<FamilyNotice[]> => {
  const children = await childrenToInvite(tx);
  const enrolments = await enrolmentsOf(
    tx,
    children.map(({ childId }) => childId),
  );
  const unasked = await familiesWithoutMailsOf(tx, kind);
  const yearsOf = ({ childId }: NamedChild) => enrolments.get(childId) ?? [];
  return [...Map.groupBy(children, ({ familyId }) => familyId)].flatMap(([userId, ofFamily]) => {
    const learns = ofFamily.some((child) => hasYearLeft(yearsOf(child), dayInJakarta(at)));
    if (!learns && unasked.has(userId)) return [];
    const joining = ofFamily.filter(
      (child) =>
        couldJoin(yearsOf(child), batch, at) &&
        hearsOf(call, {
          learns,
          heardOfOpening: openingToldAt !== null && child.activatedAt <= openingToldAt,
        }),
    );
    return joining.length > 0 ? [{ userId, ...noticeOf(kind, joining, batch, at) }] : [];
  });
};

const couldJoin = (enrolments: readonly KnownEnrolment[], batch: Batch, now: Date): boolean => {
  const asked = { enrolments, batch, grade: firstGrade };
  return everPaid(enrolments)
    ? whyNoNextYear(enrolments, [batch], now) === null
    : firstEnrolmentRefusal(asked, dayInJakarta(now)) === null;
};

const noticeOf = (
  kind: RegistrationNoticeKind,
  children: readonly NamedChild[],
  batch: Batch,
  now: Date,
): Notice => {
  const text = (language: Language) => {
    const { title, body } = words[language][kind];
    const facts = {
      children: children.map(({ firstName }) => ({ name: firstName, lessons: [] })),
      batch: batch.batch,
      begins: longDate(language, batch.startDate),
      lastDay: longDate(language, batch.endRegistration),
    };
    return { title: title(facts), body: body(facts) };
  };
  return noticeAbout(children, { kind, now }, text);
};

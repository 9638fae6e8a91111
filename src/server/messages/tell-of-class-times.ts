import { childAccess } from '../../domain/access/child-access.ts';
import { type ClassMoment, classMoments } from '../../domain/messages/class-notices.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { classTime, clockTime } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import type { Language } from '../../i18n/language.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { type ExpectedClass, expectedAt, nextClassAfter } from '../live-classes/expected.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import { type ToldFamily, classNotice, familiesOf } from './class-notice.ts';
import type { MessagesContext } from './context.ts';
import { type FamilyNotice, tellAtMoments } from './tell-at-moments.ts';

const words = { en: en.notices, id: id.notices };
const kinds = ['live_class_tomorrow', 'live_class_soon'] as const satisfies readonly ClassMoment[];

const later = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

/** Tells families of a live class a day and an hour before it begins, wherever it was moved to meanwhile (rule R193). */
export const tellOfClassTimesJob = (context: MessagesContext): Job =>
  tellAtMoments(context, {
    name: 'tell-of-classes',
    async moments(db, after) {
      const moments = await Promise.all(kinds.map((kind) => momentAfter(db, kind, after)));
      return moments.filter((at) => at !== null);
    },
    async noticesAt(tx, moment, now) {
      const notices: FamilyNotice[] = [];
      for (const kind of kinds) {
        const startsAt = later(moment, classMoments[kind]);
        // Found late, it would be told of as to come when it has begun.
        if (context.skipsLate && startsAt <= now) continue;
        notices.push(...(await noticesOf(tx, kind, startsAt, moment)));
      }
      return notices;
    },
  });

const momentAfter = async (db: Database, kind: ClassMoment, after: Date): Promise<Date | null> => {
  const startsAt = await nextClassAfter(db, later(after, classMoments[kind]));
  return startsAt && later(startsAt, -classMoments[kind]);
};

const noticesOf = async (tx: Tx, kind: ClassMoment, startsAt: Date, now: Date): Promise<FamilyNotice[]> => {
  const classes = await expectedAt(tx, startsAt);
  const enrolments = await enrolmentsOf(
    tx,
    classes.flatMap(({ childIds }) => childIds),
  );
  const mayJoin = (childId: number) =>
    childAccess(enrolments.get(childId) ?? [], dayInJakarta(startsAt)).hasAccess;
  const open = classes.map((one) => ({ ...one, childIds: one.childIds.filter(mayJoin) }));
  const families = await familiesOf(
    tx,
    open.flatMap(({ childIds }) => childIds),
  );
  return families.map((family) =>
    classNotice(family, { kind, now }, (language) => textOf(language, kind, open, { ...family, startsAt })),
  );
};

const textOf = (
  language: Language,
  kind: ClassMoment,
  classes: readonly ExpectedClass[],
  { children, zone, startsAt }: ToldFamily & { startsAt: Date },
) => {
  const coming = classes.flatMap(({ childIds, minutes, teacher, unit, kind: ofClass }) => {
    const names = children
      .filter(({ childId }) => childIds.includes(childId))
      .map(({ firstName }) => firstName);
    const when = classTime(language, startsAt, zone);
    return names.length === 0 ? [] : [{ names, when, minutes, teacher, unit, native: ofClass === 'native' }];
  });
  const { title, body } = words[language][kind];
  const at = kind === 'live_class_soon' ? clockTime : classTime;
  return { title: title(coming, at(language, startsAt, 'WIB')), body: body(coming) };
};

import { reminderAt, remindedFrom } from '../../domain/assessment/oral-tests.ts';
import { lastUnitOf, rightToPart } from '../../domain/assessment/parts-of-year.ts';
import { isUrgentChange } from '../../domain/messages/class-notices.ts';
import { addDays, dayInJakarta, startOfDay } from '../../domain/values/calendar-date.ts';
import { classDay, classTime, longDate } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import type { Language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { type Notice, notifyAccounts } from '../inbox/notify.ts';
import { nextOralTest, oralTestsBetween } from '../oral-tests/coming-tests.ts';
import type { OralTestNews, TellOfOralTests } from '../oral-tests/context.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import { type ToldFamily, familiesOf } from './class-notice.ts';
import type { MessagesContext } from './context.ts';
import { noticeAbout } from './notice-about.ts';
import { type FamilyNotice, tellAtMoments } from './tell-at-moments.ts';

const words = { en: en.notices, id: id.notices };
const namesOf = ({ children }: ToldFamily) => children.map(({ firstName }) => firstName);

/** A notice of oral tests, also of another room (rule R226); of one child it leads to its tests. */
const testNotice = (
  { userId, children }: Pick<ToldFamily, 'userId' | 'children'>,
  { isUrgent = false, ...about }: Pick<Notice, 'kind' | 'now' | 'isUrgent'>,
  text: (language: Language) => { title: string; body: string },
): FamilyNotice => {
  const notice = noticeAbout(children, about, text);
  const link = notice.childId === null ? notice.link : paths.childTests(notice.childId);
  return { ...notice, userId, link, isUrgent };
};

/** Tells each family once that there are times to choose from, or that the one it had booked was taken away (rules R209, R210). */
export const tellOfOralTests: TellOfOralTests = async (tx, news) => {
  const families = await familiesOf(tx, news.childIds);
  const { now } = news;
  // The family has nothing to do: its page has the new room, so that no mail says it.
  const kind = news.kind === 'oral_test_room' ? 'other' : news.kind;
  const isUrgent =
    news.kind === 'oral_test_cancelled' && isUrgentChange([{ startsAt: news.startsAt, before: null }], now);
  return notifyAccounts(
    tx,
    families.map((family) =>
      testNotice(family, { kind, now, isUrgent }, (language) => textOf(language, news, family)),
    ),
  );
};

const textOf = (language: Language, news: OralTestNews, family: ToldFamily) => {
  const names = namesOf(family);
  if (news.kind === 'test_slots_open') {
    const { title, body } = words[language].test_slots_open;
    const [first, last] = [longDate(language, news.firstDay), longDate(language, news.lastDay)];
    return { title: title(names, lastUnitOf(news.part)), body: body(names, first, last) };
  }
  const { oral_test_cancelled: taken, oral_test_room: room } = words[language];
  const { title, body } = news.kind === 'oral_test_room' ? room : taken;
  return {
    title: title(names, classDay(language, news.startsAt)),
    body: body(names, classTime(language, news.startsAt, family.zone)),
  };
};

/** Reminds families at 18.00 WIB of the oral test that they have booked for the next day (rule R210). */
export const tellOfOralTestTimesJob = (context: MessagesContext): Job =>
  tellAtMoments(context, {
    name: 'tell-of-oral-tests',
    async moments(db, after) {
      const startsAt = await nextOralTest(db, remindedFrom(after));
      return startsAt ? [reminderAt({ startsAt })] : [];
    },
    noticesAt: (tx, moment, now) => remindersAt(tx, moment, context.skipsLate ? now : null),
  });

/** @param now what has begun by then is left out; null: nothing is */
const remindersAt = async (tx: Tx, moment: Date, now: Date | null): Promise<FamilyNotice[]> => {
  const tomorrow = addDays(dayInJakarta(moment), 1);
  const day = { from: startOfDay(tomorrow), to: startOfDay(addDays(tomorrow, 1)) };
  const booked = (await oralTestsBetween(tx, day)).filter(({ startsAt }) => now === null || startsAt > now);
  const known = await enrolmentsOf(
    tx,
    booked.map(({ childId }) => childId),
  );
  const open = booked.filter(({ childId, enrolmentId, part }) => {
    const year = known.get(childId)?.find((one) => one.enrolmentId === enrolmentId);
    return year !== undefined && rightToPart(year, part, tomorrow) === 'open';
  });
  const families = await familiesOf(
    tx,
    open.map(({ childId }) => childId),
  );
  return families.map((family) =>
    testNotice(family, { kind: 'oral_test_tomorrow', now: moment }, (language) => {
      const tests = open.flatMap(({ childId, startsAt, minutes, teacher }) => {
        const child = family.children.find((one) => one.childId === childId);
        const when = classTime(language, startsAt, family.zone);
        return child ? [{ name: child.firstName, when, minutes, teacher }] : [];
      });
      const { title, body } = words[language].oral_test_tomorrow;
      return { title: title(tests, classDay(language, day.from)), body: body(tests) };
    }),
  );
};

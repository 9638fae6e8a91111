import { changeOf, heardTogether, isUrgentChange, newLengthOf } from '../../domain/messages/class-notices.ts';
import type { Zone } from '../../domain/values/zones.ts';
import { classDay, classTime, clockTime, wibWeekday } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import type { Language } from '../../i18n/language.ts';
import { notifyAccounts } from '../inbox/notify.ts';
import type { ClassNews, TellGroup, TellOfClasses, ToldClass } from '../live-classes/context.ts';
import { type ToldFamily, classNotice, familiesOf } from './class-notice.ts';

const words = { en: en.notices, id: id.notices };

/** Tells each family once of the classes that its children have now, or that were moved or cancelled; children of whom not the same is to be said apart (rule R193). */
export const tellOfClasses: TellOfClasses = async (
  tx,
  { kind, classes, isLeft = false, makeUps = [], now },
) => {
  const families = await familiesOf(tx, [...new Set(classes.flatMap(({ childIds }) => childIds))]);
  const notices = families.flatMap(({ children, ...family }) =>
    heardTogether(
      children.map(({ childId }) => childId),
      classes,
      // Of one that is cancelled the excused hear the same.
      (childId, { excusedIds }) => kind === 'live_class_moved' && excusedIds.includes(childId),
    ).map((heard) => {
      const told = {
        ...family,
        children: children.filter(({ childId }) => heard.childIds.includes(childId)),
      };
      const news = { kind, isLeft, classes: heard.classes, makeUps, now };
      const isUrgent = kind !== 'live_class_set' && isUrgentChange(news.classes, now);
      return classNotice(told, { kind, now, isUrgent }, (language) => textOf(language, news, told));
    }),
  );
  return notifyAccounts(tx, notices);
};

/** Hands staff's own words to the families of a group, each once. */
export const tellGroup: TellGroup = async (tx, { childIds, text, now }) => {
  const families = await familiesOf(tx, childIds);
  return notifyAccounts(
    tx,
    families.map((family) =>
      classNotice(family, { kind: 'live_class_message', now }, (language) => ({
        title: words[language].live_class_message.title(namesOf(family)),
        body: text,
      })),
    ),
  );
};

const namesOf = ({ children }: ToldFamily) => children.map(({ firstName }) => firstName);

const textOf = (
  language: Language,
  { kind, isLeft, classes, makeUps = [] }: ClassNews,
  family: ToldFamily,
) => {
  const [first] = classes;
  if (!first) throw new Error('families were to be told of no live class');
  const { zone } = family;
  const read = classes.map((one) => ({
    when: classTime(language, one.startsAt, zone),
    change: changeOf(one),
    before: one.before && {
      when: classTime(language, one.before.startsAt, zone),
      minutes: one.before.minutes,
    },
    minutes: one.minutes,
    teacher: one.teacher,
    native: one.native,
  }));
  const news = { names: namesOf(family), at: classTime(language, first.startsAt, 'WIB'), classes: read };
  const notices = words[language];
  if (isLeft) {
    const { leftTitle, leftBody } = notices.live_class_cancelled;
    return { title: leftTitle(news), body: leftBody(news) };
  }
  if (kind === 'live_class_set') {
    const { title, body } = notices.live_class_set;
    return { title: title(news), body: body(news, weeklyOf(language, classes, zone)) };
  }
  const chosen = family.children.flatMap(({ childId, firstName }) =>
    makeUps
      .filter((one) => one.childId === childId)
      .map(({ startsAt, stands }) => ({
        name: firstName,
        when: classTime(language, startsAt, zone),
        stands,
      })),
  );
  const isExcused = classes.every(({ excusedIds }) =>
    family.children.every(({ childId }) => excusedIds.includes(childId)),
  );
  const changes = { ...news, length: newLengthOf(classes), makeUps: chosen, isExcused };
  return { title: notices[kind].title(changes), body: notices[kind].body(changes) };
};

/** Day, time and teacher of several classes, when they are the same for all. */
const weeklyOf = (language: Language, classes: readonly ToldClass[], zone: Zone) => {
  const [first, ...others] = classes;
  if (!first || others.length === 0) return null;
  const sameAs = ({ startsAt, minutes, teacher, native }: ToldClass) =>
    `${wibWeekday(language, startsAt)} ${clockTime(language, startsAt, zone)} ${minutes} ${teacher} ${native}`;
  if (others.some((one) => sameAs(one) !== sameAs(first))) return null;
  return {
    ...first,
    weekday: wibWeekday(language, first.startsAt),
    when: clockTime(language, first.startsAt, zone),
    first: classDay(language, first.startsAt),
  };
};

import type { TakenTime } from '../contract/refusals.ts';
import { timeOfDayAt } from '../domain/live-classes/meeting-times.ts';
import { dayInJakarta } from '../domain/values/calendar-date.ts';
import * as fieldsEn from '../i18n/en/fields.ts';
import * as officeEn from '../i18n/en/office-fields.ts';
import * as en from '../i18n/en/refusals.ts';
import * as fieldsId from '../i18n/id/fields.ts';
import * as officeId from '../i18n/id/office-fields.ts';
import * as id from '../i18n/id/refusals.ts';
import { formatsOf } from '../i18n/formats.ts';
import type { Language } from '../i18n/language.ts';
import type { Wording } from './platform/http/wording.ts';

const words = {
  en: {
    successes: en.successes,
    refusals: en.refusals,
    teacherHolds: en.teacherHolds,
    fields: { ...fieldsEn.fields, ...officeEn.officeFields },
    problems: {
      ...fieldsEn.problems,
      ...officeEn.batchProblems,
      ...officeEn.contentProblems,
      ...officeEn.placementProblems,
      ...officeEn.settingProblems,
    },
  },
  id: {
    successes: id.successes,
    refusals: id.refusals,
    teacherHolds: id.teacherHolds,
    fields: { ...fieldsId.fields, ...officeId.officeFields },
    problems: {
      ...fieldsId.problems,
      ...officeId.batchProblems,
      ...officeId.contentProblems,
      ...officeId.placementProblems,
      ...officeId.settingProblems,
    },
  },
};

const hour = (instant: Date) => timeOfDayAt(instant).replace(':', '.');

/** What a teacher holds at a time that was asked for: `Bayu teaches Grade 2, group 2 on Friday 15-01, 15.30–16.15`. */
const takenIn = (language: Language, { teacher, group, startsAt, minutes }: TakenTime): string => {
  const [, month, day] = dayInJakarta(startsAt).split('-');
  const end = new Date(startsAt.getTime() + minutes * 60_000);
  return words[language].teacherHolds({
    teacher,
    group,
    when: `${formatsOf(language).weekdayName(startsAt)} ${day}-${month}, ${hour(startsAt)}–${hour(end)}`,
  });
};

/** The answers' words, from the dictionaries; a field without a label of its own is called by its wire name. */
export const wording: Wording = {
  success: (language, key) => words[language].successes[key],
  refusal: (language, name, taken) => (taken ? takenIn(language, taken) : words[language].refusals[name]),
  field: (language, field, problem) => {
    const { fields, problems } = words[language];
    // Of `questions.2.choices.1.text` the last part says what it is.
    const own = field.slice(field.lastIndexOf('.') + 1);
    const label = Object.hasOwn(fields, own) ? fields[own as keyof typeof fields] : own;
    return problems[problem](label);
  },
};

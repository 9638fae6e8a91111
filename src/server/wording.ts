import * as fieldsEn from '../i18n/en/fields.ts';
import * as officeEn from '../i18n/en/office-fields.ts';
import * as en from '../i18n/en/refusals.ts';
import * as fieldsId from '../i18n/id/fields.ts';
import * as officeId from '../i18n/id/office-fields.ts';
import * as id from '../i18n/id/refusals.ts';
import type { Wording } from './platform/http/wording.ts';

const words = {
  en: {
    successes: en.successes,
    refusals: en.refusals,
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

/** The answers' words, from the dictionaries; a field without a label of its own is called by its wire name. */
export const wording: Wording = {
  success: (language, key) => words[language].successes[key],
  refusal: (language, name) => words[language].refusals[name],
  field: (language, field, problem) => {
    const { fields, problems } = words[language];
    // Of `questions.2.choices.1.text` the last part says what it is.
    const own = field.slice(field.lastIndexOf('.') + 1);
    const label = Object.hasOwn(fields, own) ? fields[own as keyof typeof fields] : own;
    return problems[problem](label);
  },
};

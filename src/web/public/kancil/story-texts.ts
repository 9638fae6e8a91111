import * as en from '../../../i18n/en/story.ts';
import * as id from '../../../i18n/id/story.ts';
import type { SchoolRules } from '../../../i18n/questions.ts';
import type { Language, Translated } from '../../../i18n/language.ts';

export type StoryTexts = Translated<typeof en.story>;
export type HistoryTexts = Translated<ReturnType<typeof en.history>>;

/** Both languages at once: the pages are made on the server alone, so no browser loads them. */
export const storyTexts: Record<Language, StoryTexts> = { en: en.story, id: id.story };
export const historyTexts: Record<Language, (rules: SchoolRules) => HistoryTexts> = {
  en: en.history,
  id: id.history,
};

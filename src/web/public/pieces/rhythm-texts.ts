import { rhythm as en } from '../../../i18n/en/rhythm.ts';
import { rhythm as id } from '../../../i18n/id/rhythm.ts';
import type { Language, Translated } from '../../../i18n/language.ts';
import { schoolRules } from './school-rules.ts';

type RhythmTexts = Translated<ReturnType<typeof en>>;

/** Both languages at once: the pages are made on the server alone, so no browser loads them. */
export const rhythmTexts: Record<Language, RhythmTexts> = { en: en(schoolRules), id: id(schoolRules) };

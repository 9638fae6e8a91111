import type { texts } from './en/index.ts';
import type { Language, Translated } from './language.ts';

/** The dictionary that pages get with `useTexts()`, in any language. */
export type Texts = Translated<typeof texts>;

const dictionaries: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('./en/index.ts'),
  id: () => import('./id/index.ts'),
};

/** Where the dictionary of a language lies in the sources: its built file is preloaded. */
export const sourceOfTexts = (language: Language) => `src/i18n/${language}/index.ts`;

export const loadTexts = async (language: Language): Promise<Texts> => (await dictionaries[language]()).texts;

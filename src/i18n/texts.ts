import type { texts as adminTexts } from './en/admin-area.ts';
import type { texts as parentTexts } from './en/parent-area.ts';
import type { texts as publicTexts } from './en/public-area.ts';
import type { Language, Translated } from './language.ts';

/** The dictionary of each area: a document belongs to one, and loads the texts of no other. */
export interface AreaTexts {
  public: Translated<typeof publicTexts>;
  parent: Translated<typeof parentTexts>;
  admin: Translated<typeof adminTexts>;
}

/** What a piece gets that stands in every area. */
export type Texts = AreaTexts[keyof AreaTexts];

/** Browsers load texts of these; the texts of public pages stay on the server. */
type Hydrated = 'parent' | 'admin';

const dictionaries: {
  [Area in Hydrated]: Record<Language, () => Promise<{ texts: AreaTexts[Area] }>>;
} = {
  parent: { en: () => import('./en/parent-area.ts'), id: () => import('./id/parent-area.ts') },
  admin: { en: () => import('./en/admin-area.ts'), id: () => import('./id/admin-area.ts') },
};

/** Where the dictionary lies in the sources: its built files are preloaded. */
export const sourceOfTexts = (area: Hydrated, language: Language) => `src/i18n/${language}/${area}-area.ts`;

export const loadTexts = async (area: Hydrated, language: Language): Promise<Texts> =>
  (await dictionaries[area][language]()).texts;

import type { Language } from '../../i18n/language.ts';
import { type Texts, loadTexts } from '../../i18n/texts.ts';

/** Both dictionaries, for the server; the browser loads its own language alone. */
export const allTexts: Record<Language, Texts> = { en: await loadTexts('en'), id: await loadTexts('id') };

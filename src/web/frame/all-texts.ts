import { texts as adminEn } from '../../i18n/en/admin-area.ts';
import { texts as parentEn } from '../../i18n/en/parent-area.ts';
import { texts as publicEn } from '../../i18n/en/public-area.ts';
import { texts as adminId } from '../../i18n/id/admin-area.ts';
import { texts as parentId } from '../../i18n/id/parent-area.ts';
import { texts as publicId } from '../../i18n/id/public-area.ts';
import type { Language } from '../../i18n/language.ts';
import type { AreaTexts } from '../../i18n/texts.ts';

/** All dictionaries, for the server; a browser loads that of its area and language alone. */
export const allTexts: Record<Language, AreaTexts> = {
  en: { public: publicEn, parent: parentEn, admin: adminEn },
  id: { public: publicId, parent: parentId, admin: adminId },
};

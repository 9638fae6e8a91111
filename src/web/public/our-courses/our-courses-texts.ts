import { ourCourses as en } from '../../../i18n/en/our-courses.ts';
import { purchase as purchaseEn } from '../../../i18n/en/purchase.ts';
import { ourCourses as id } from '../../../i18n/id/our-courses.ts';
import { purchase as purchaseId } from '../../../i18n/id/purchase.ts';
import type { Language, Translated } from '../../../i18n/language.ts';
import { schoolRules } from '../pieces/school-rules.ts';

export type OurCoursesTexts = Translated<ReturnType<typeof en>>;
export type PurchaseTexts = Translated<typeof purchaseEn>;

/** Both languages at once: the page is made on the server alone, so no browser loads them. */
export const ourCoursesTexts: Record<Language, OurCoursesTexts> = {
  en: en(schoolRules),
  id: id(schoolRules),
};

/** The checkout's words, so that a package is called the same on both sides of the counter. */
export const purchaseTexts: Record<Language, PurchaseTexts> = { en: purchaseEn, id: purchaseId };

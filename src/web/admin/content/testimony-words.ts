import type { Testimony } from '../../../contract/content-objects.ts';
import { isTestimonyCategory } from '../../../domain/content/categories.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../list/texts.ts';

/** A testimony's words, sender and category in the language of the page. */
export const useTestimonyWords = () => {
  const { categories } = useTexts().admin.testimonies;
  const isIndonesian = useLanguage() === 'id';
  return {
    textOf: (row: Testimony) => (isIndonesian ? row.testimony_title_indo : row.testimony),
    senderOf: (row: Testimony) => (isIndonesian ? row.sender_indo : row.sender),
    categoryOf: (category: number) =>
      isTestimonyCategory(category) ? categories[category] : String(category),
  };
};

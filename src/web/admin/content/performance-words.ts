import type { News } from '../../../contract/content-objects.ts';
import { isPerformanceCategory } from '../../../domain/content/categories.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../list/texts.ts';

/** A performance's title, description and category in the language of the page. */
export const usePerformanceWords = () => {
  const { categories } = useTexts().admin.performances;
  const isIndonesian = useLanguage() === 'id';
  return {
    titleOf: (row: News) => (isIndonesian ? row.title_indo : row.title),
    descriptionOf: (row: News) => (isIndonesian ? row.content_detail_indo : row.content_detail),
    categoryOf: (category: number) =>
      isPerformanceCategory(category) ? categories[category] : String(category),
  };
};

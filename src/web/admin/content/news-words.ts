import type { News } from '../../../contract/content-objects.ts';
import { useLanguage } from '../../frame/page-info.tsx';

/** The title of a story in the language of the page. */
export const useNewsTitle = () => {
  const language = useLanguage();
  return ({ title, title_indo }: Pick<News, 'title' | 'title_indo'>) =>
    language === 'id' ? title_indo : title;
};

import type { AreaTexts } from '../../i18n/texts.ts';
import { usePageInfo } from '../frame/page-info.tsx';

/** The dictionary of a page with the site's header: of a public one, or of the parents' area. */
export const useSiteTexts = (): AreaTexts['public' | 'parent'] => {
  const { texts } = usePageInfo();
  if (!('site' in texts)) throw new Error("The site's header stands in the back office");
  return texts;
};

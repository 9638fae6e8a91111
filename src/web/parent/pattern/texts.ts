import type { AreaTexts } from '../../../i18n/texts.ts';
import { usePageInfo } from '../../frame/page-info.tsx';

/** The dictionary of the parents' area. */
export const useTexts = (): AreaTexts['parent'] => {
  const { texts } = usePageInfo();
  if (!('purchase' in texts)) throw new Error("A screen of the parents' area stands in another area");
  return texts;
};

import type { AreaTexts } from '../../../i18n/texts.ts';
import { usePageInfo } from '../../frame/page-info.tsx';

/** The dictionary of public pages, besides the texts of each. */
export const useTexts = (): AreaTexts['public'] => {
  const { texts } = usePageInfo();
  if (!('publicPages' in texts)) throw new Error('A public page stands in another area');
  return texts;
};

import type { AreaTexts } from '../../i18n/texts.ts';
import { usePageInfo } from '../frame/page-info.tsx';

export type HydratedTexts = AreaTexts['parent' | 'admin'];

/** What the dictionaries of the parents' area and of the back office share. */
export const useTexts = (): HydratedTexts => {
  const { texts } = usePageInfo();
  if (!('sessions' in texts)) throw new Error('A hydrated piece stands in the public area');
  return texts;
};

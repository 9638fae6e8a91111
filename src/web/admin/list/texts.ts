import type { AreaTexts, Texts } from '../../../i18n/texts.ts';
import { usePageInfo } from '../../frame/page-info.tsx';

export type OfficeTexts = AreaTexts['admin'];

const officeTexts = (texts: Texts): OfficeTexts => {
  if (!('admin' in texts)) throw new Error('A screen of the back office stands in another area');
  return texts;
};

/** The dictionary of the back office. */
export const useTexts = () => officeTexts(usePageInfo().texts);

/** A message for the notification bar, which may change its language while it is shown. */
export const inOffice = (message: (texts: OfficeTexts) => string) => (texts: Texts) =>
  message(officeTexts(texts));

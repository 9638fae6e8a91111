import type { Price } from '../../../contract/price-objects.ts';
import { useLanguage } from '../../frame/page-info.tsx';

/** A price's name and description in the language of the page. */
export const usePriceWords = () => {
  const isIndonesian = useLanguage() === 'id';
  return {
    nameOf: (row: Price) => (isIndonesian ? row.setting_name_indo : row.setting_name),
    descriptionOf: (row: Price) => (isIndonesian ? row.setting_desc_indo : row.setting_desc),
  };
};

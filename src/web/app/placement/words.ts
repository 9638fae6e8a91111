import { placementTest as en } from '../../../i18n/en/placement-test.ts';
import { placementTest as id } from '../../../i18n/id/placement-test.ts';
import { useLanguage } from '../../frame/page-info.tsx';

/**
 * The texts of the test's own pages. They stand beside the area's dictionary, which every page of a parent loads: few
 * open the test, and each once.
 */
export const useWords = () => (useLanguage() === 'id' ? id : en);

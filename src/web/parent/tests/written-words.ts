import { writtenTests as en } from '../../../i18n/en/written-tests.ts';
import { writtenTests as id } from '../../../i18n/id/written-tests.ts';
import { useChoice } from '../../frame/page-info.tsx';

const words = { en, id };

/** The words of a child's written tests, which come with their pages. */
export const useWrittenWords = () => useChoice(words);

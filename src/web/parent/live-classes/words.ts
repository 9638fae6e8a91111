import { liveClasses as en } from '../../../i18n/en/live-classes.ts';
import { liveClasses as id } from '../../../i18n/id/live-classes.ts';
import { useChoice } from '../../frame/page-info.tsx';

const words = { en, id };

/** The words of the page of live classes, which come with it. */
export const useWords = () => useChoice(words);

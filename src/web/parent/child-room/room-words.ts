import { river as en } from '../../../i18n/en/river.ts';
import { river as id } from '../../../i18n/id/river.ts';
import { useChoice } from '../../frame/page-info.tsx';

const words = { en, id };

/** The words of the child's room, which come with it. */
export const useRoomWords = () => useChoice(words);

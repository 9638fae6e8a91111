import { certificates as en } from '../../../i18n/en/certificates.ts';
import { certificates as id } from '../../../i18n/id/certificates.ts';
import { useChoice } from '../../frame/page-info.tsx';

const words = { en, id };

/** The words of a child's certificate, which come with its card. */
export const useCertificateWords = () => useChoice(words);

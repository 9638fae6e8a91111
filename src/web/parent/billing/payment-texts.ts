import { payments as en } from '../../../i18n/en/payments.ts';
import { payments as id } from '../../../i18n/id/payments.ts';
import { useChoice } from '../../frame/page-info.tsx';

/** Loaded with the payments in both languages: the dictionary that every page brings stays as light as it is. */
export const usePaymentTexts = () => useChoice<typeof id>({ en, id });

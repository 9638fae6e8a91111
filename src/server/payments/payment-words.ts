import * as en from '../../i18n/en/billing.ts';
import * as id from '../../i18n/id/billing.ts';

/** The texts about payments in both languages, because they are stored and read later in either. */
export const words = { en: en.billing, id: id.billing };

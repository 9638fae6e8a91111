import * as en from '../../i18n/en/billing.ts';
import * as id from '../../i18n/id/billing.ts';

/** The words about payments, in both languages: what is stored or told must suit whoever reads it later. */
export const words = { en: en.billing, id: id.billing };

import * as z from 'zod/mini';
import { settingKeys } from '../domain/billing/price-items.ts';

/** How often it was changed, from 1 (rule R78). */
const version = z.int();

/** An entry of the price list as staff edit it. Amounts in whole rupiah, for one bill; the discount is taken off. */
export const Price = z
  .object({
    setting_id: z.int(),
    setting_key: z.enum(settingKeys),
    setting_name: z.string(),
    setting_name_indo: z.string(),
    setting_desc: z.string(),
    setting_desc_indo: z.string(),
    normal_price: z.int(),
    discount: z.int(),
    version,
  })
  .check(z.meta({ id: 'Price' }));
export type Price = z.output<typeof Price>;

/** The fee that cards bear. */
export const CardFee = z
  .object({
    /** added to the net bill: 0.03 is three percent */
    fee_share: z.number(),
    /** the regulation that restricts such a fee, for the owner's decision */
    regulation: z.string(),
    version,
  })
  .check(z.meta({ id: 'CardFee' }));
export type CardFee = z.output<typeof CardFee>;

/** What identifies the school, as its pages, mails and structured data show it. '' where the school has none. */
export const Brand = z
  .object({
    name: z.string(),
    /** E.164, such as +6281200200200 */
    whatsapp: z.string(),
    email: z.string(),
    street: z.string(),
    /** the town, as texts name it too */
    place: z.string(),
    region: z.string(),
    region_indo: z.string(),
    postal_code: z.string(),
    instagram: z.string(),
    facebook: z.string(),
    youtube: z.string(),
    tiktok: z.string(),
    /** the sentence of the banner */
    banner: z.string(),
    banner_indo: z.string(),
    /** the card of a teacher on the page of the school's history; without a name there is none */
    teacher_name: z.string(),
    teacher_about: z.string(),
    teacher_about_indo: z.string(),
    version,
  })
  .check(z.meta({ id: 'Brand' }));
export type Brand = z.output<typeof Brand>;

/** The account of a family as staff see it. Instants are ISO 8601. */
export const FamilyAccount = z
  .object({
    user_id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    created_at: z.string(),
    /** null: not activated yet */
    activated_at: z.nullable(z.string()),
    /** null: not closed */
    closed_at: z.nullable(z.string()),
    version,
  })
  .check(z.meta({ id: 'FamilyAccount' }));
export type FamilyAccount = z.output<typeof FamilyAccount>;

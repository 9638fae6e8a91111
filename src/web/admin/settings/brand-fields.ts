/** The fields of what identifies the school, in the order of its form. */
export const brandFields = {
  contact: ['name', 'whatsapp', 'email'],
  address: ['street', 'postal_code', 'place', 'region', 'region_indo'],
  social: ['instagram', 'facebook', 'youtube', 'tiktok'],
  banner: ['banner', 'banner_indo'],
  teacher: ['teacher_name', 'teacher_about', 'teacher_about_indo'],
} as const;

export type BrandPart = keyof typeof brandFields;
export type BrandField = (typeof brandFields)[BrandPart][number];

export const brandParts = Object.keys(brandFields) as BrandPart[];

/** How many letters the contract takes. */
export const brandLimits: Readonly<Record<BrandField, number>> = {
  name: 30,
  whatsapp: 24,
  email: 254,
  street: 120,
  postal_code: 5,
  place: 60,
  region: 60,
  region_indo: 60,
  instagram: 200,
  facebook: 200,
  youtube: 200,
  tiktok: 200,
  banner: 120,
  banner_indo: 120,
  teacher_name: 80,
  teacher_about: 400,
  teacher_about_indo: 400,
};

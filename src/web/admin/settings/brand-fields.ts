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

/** How many letters the contract takes, where a text may come near that. */
export const brandLimits: Readonly<Partial<Record<BrandField, number>>> = {
  name: 30,
  email: 254,
  street: 120,
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

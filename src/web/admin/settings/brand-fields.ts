/** The fields of what identifies the school, in the order of its form. */
export const brandFields = {
  contact: ['name', 'whatsapp', 'email'],
  address: ['street', 'postal_code', 'place', 'region', 'region_indo'],
  social: ['instagram', 'facebook', 'youtube', 'tiktok'],
  banner: ['banner', 'banner_indo'],
  classTimes: ['class_times', 'class_times_indo'],
  teacher: ['teacher_name', 'teacher_about', 'teacher_about_indo'],
} as const;

export type BrandPart = keyof typeof brandFields;
export type BrandField = (typeof brandFields)[BrandPart][number];

export const brandParts = Object.keys(brandFields) as BrandPart[];

import type { Brand } from '../contract/settings-objects.ts';

/** What identifies the school and staff may change; kept in the database, without how often it was changed. */
export type BrandFacts = Omit<Brand, 'version'>;

/** What a new school starts with, until its staff enter their own (rule R82). */
export const defaultBrand: BrandFacts = {
  name: 'Kancil English',
  whatsapp: '+6281200200200',
  email: 'halo@kancil-english.example',
  street: 'Jalan Ciledug 88',
  place: 'Garut',
  region: 'West Java',
  region_indo: 'Jawa Barat',
  postal_code: '44112',
  instagram: 'https://www.instagram.com/kancil.english',
  facebook: 'https://www.facebook.com/kancil.english',
  youtube: 'https://www.youtube.com/@kancil.english',
  tiktok: '',
  banner: 'New online classes open every August and January.',
  banner_indo: 'Kelas online baru buka tiap Agustus dan Januari.',
  teacher_name: '',
  teacher_about: '',
  teacher_about_indo: '',
};

/** What identifies this school in texts. */
export const brand = {
  name: 'Kancil English',
  /** the name as the logo sets it */
  words: ['Kancil', 'English'],
  whatsapp: '6281200200200',
  whatsappShown: '+62 812 0020 0200',
  email: 'halo@kancil-english.example',
  address: {
    en: ['Jalan Ciledug 88', 'Garut, West Java 44112'],
    id: ['Jalan Ciledug 88', 'Garut, Jawa Barat 44112'],
  },
  place: 'Garut',
  region: { en: 'West Java', id: 'Jawa Barat' },
  postalCode: '44112',
  founded: 2021,
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/kancil.english' },
    { name: 'Facebook', url: 'https://www.facebook.com/kancil.english' },
    { name: 'YouTube', url: 'https://www.youtube.com/@kancil.english' },
  ],
} as const;
export const whatsappLink = (text?: string) =>
  `https://wa.me/${brand.whatsapp}${text ? `?${new URLSearchParams({ text }).toString()}` : ''}`;
export const whatsappShare = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;
export const emailLink = `mailto:${brand.email}`;

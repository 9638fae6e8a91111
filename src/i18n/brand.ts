import type { Brand } from '../contract/brand-objects.ts';
import type { Language } from './language.ts';

/** What identifies the school and staff may change; kept in the database. */
export type BrandFacts = Omit<Brand, 'version' | 'lesson_clip' | 'lesson_clip_still'>;

/** What the demo school is, and whoever has it may change. */
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
  class_times: 'Monday to Friday, between 15.30 and 18.30 WIB, 45 minutes',
  class_times_indo: 'Senin sampai Jumat, antara pukul 15.30 dan 18.30 WIB, 45 menit',
};

/** The teacher of the demo, whose face is drawn. */
export const demoTeacher = {
  teacher_name: 'Bayu Prasetyo',
  teacher_about:
    'Teaches our live classes: with him even the shy ones end up asking questions. He began with five children at his mother’s kitchen table.',
  teacher_about_indo:
    'Guru kelas langsung kami. Bersamanya, anak yang pemalu pun berani bertanya. Ia mulai dari lima anak di meja dapur ibunya.',
} as const satisfies Partial<BrandFacts>;

/** What a live school starts with: nothing that nobody has said of it. Its pages open once staff have (rule R82). */
export const blankBrand: BrandFacts = {
  name: defaultBrand.name,
  whatsapp: '',
  email: '',
  street: '',
  place: '',
  region: '',
  region_indo: '',
  postal_code: '',
  instagram: '',
  facebook: '',
  youtube: '',
  tiktok: '',
  banner: '',
  banner_indo: '',
  teacher_name: '',
  teacher_about: '',
  teacher_about_indo: '',
  class_times: '',
  class_times_indo: '',
};

/** The year that footers name, of the program and not of the school that runs it. */
export const founded = 2021;

/** The name as the logo sets it: its first word, and the others. */
export const nameInTwo = ({ name }: Pick<BrandFacts, 'name'>): readonly [string, string] => {
  const [first = '', ...others] = name.split(' ');
  return [first, others.join(' ')];
};

/** `+6281200200200` as people read it: +62 812 0020 0200. */
export const shownPhone = (e164: string): string =>
  e164.replace(/^(\+62)(\d{3})(\d+)$/, (_all, country: string, first: string, rest: string) =>
    [country, first, ...(rest.match(/\d{1,4}/g) ?? [])].join(' '),
  );

/** The lines of an address in Indonesia, without the country. */
export const addressLines = (brand: BrandFacts, language: Language): readonly string[] => [
  brand.street,
  `${brand.place}, ${language === 'id' ? brand.region_indo : brand.region} ${brand.postal_code}`,
];

/** Where the school is on social networks, as far as it is. */
export const socialLinks = (brand: BrandFacts): readonly { name: string; url: string }[] =>
  [
    { name: 'Instagram', url: brand.instagram },
    { name: 'Facebook', url: brand.facebook },
    { name: 'YouTube', url: brand.youtube },
    { name: 'TikTok', url: brand.tiktok },
  ].filter(({ url }) => url !== '');

/** Opens WhatsApp with the school, and with a text when one is given. */
export const whatsappLink = ({ whatsapp }: Pick<BrandFacts, 'whatsapp'>, text?: string): string =>
  `https://wa.me/${whatsapp.slice(1)}${text ? `?${new URLSearchParams({ text }).toString()}` : ''}`;
/** Opens WhatsApp with a text that the visitor sends to whom they like. */
export const whatsappShare = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;
export const emailLink = ({ email }: Pick<BrandFacts, 'email'>) => `mailto:${email}`;

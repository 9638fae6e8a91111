/** What identifies this school everywhere: a provider changes it here. */
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
  /** the town the school is in, as texts name it */
  place: 'Garut',
  /** the rest of the address in its parts, for search engines */
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
/** Opens WhatsApp with a text that the visitor sends to whom they like. */
export const whatsappShare = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;
export const emailLink = `mailto:${brand.email}`;

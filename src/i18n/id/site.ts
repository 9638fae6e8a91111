import type { site as en } from '../en/site.ts';
import type { Translated } from '../language.ts';

export const site: Translated<typeof en> = {
  menu: 'Menu',
  mainNavigation: 'Navigasi utama',
  home: 'Beranda',
  courses: 'Kursus Kami',
  performance: 'Karya Murid',
  stories: 'Berita',
  faq: 'Tanya Jawab',
  story: 'Kisah Kancil',
  history: 'Sejarah Kami',
  teensAdults: 'Kelas Remaja & Dewasa',
  signIn: 'Masuk',
  signUp: 'Daftar',
  greeting: (name) => `Halo, ${name}`,
  myAccount: 'akun saya',
  backOffice: 'ruang admin',
  banner: {
    link: 'Lihat cara bergabung',
    close: 'Tutup pengumuman ini',
  },
};

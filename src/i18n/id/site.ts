import type { site as en } from '../en/site.ts';
import type { Translated } from '../language.ts';

export const site: Translated<typeof en> = {
  menu: 'Menu',
  mainNavigation: 'Navigasi utama',
  familyNavigation: 'Keluarga saya',
  family: { children: 'Anak Saya', payments: 'Pembayaran', inbox: 'Kotak Masuk' },
  unread: (messages) => `${messages} pesan belum dibaca`,
  home: 'Beranda',
  courses: 'Kursus Kami',
  learning: 'Belajar',
  cost: 'Biaya',
  calendar: 'Kalender',
  performance: 'Karya Murid',
  stories: 'Berita',
  faq: 'Tanya Jawab',
  story: 'Tentang Kami',
  history: 'Sejarah Kami',
  privacy: 'Privasi',
  terms: 'Ketentuan',
  teensAdults: 'Kelas Remaja & Dewasa',
  signIn: 'Masuk',
  signUp: 'Daftar',
  signOut: 'Keluar',
  greeting: (name) => `Halo, ${name}`,
  myAccount: 'akun saya',
  backOffice: 'ruang admin',
  banner: {
    link: 'Lihat cara bergabung',
    close: 'Tutup pengumuman ini',
  },
};

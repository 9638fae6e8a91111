import type * as en from '../en/fallback-pages.ts';
import type { Translated } from '../language.ts';

export const fallbackPages: Translated<typeof en.fallbackPages> = {
  busy: {
    title: 'Pengunjung sedang sangat ramai',
    text: 'Yang datang lebih banyak daripada yang bisa kami layani sekaligus. Coba lagi beberapa detik lagi, ya; tidak ada yang hilang.',
  },
  opening: {
    title: 'Sebentar lagi kami buka',
    text: 'Sekolah ini masih disiapkan. Mampir lagi nanti, ya.',
  },
  foreign: {
    title: 'Kiriman ini tidak bisa kami terima',
    text: 'Kiriman ini datang dari situs lain. Demi keamanan keluarga, kami hanya menerima kiriman dari halaman kami sendiri. Buka halamannya di sini, lalu kirim sekali lagi.',
  },
  tooLarge: {
    title: 'Kirimannya terlalu besar',
    text: 'Isinya lebih besar daripada yang muat di formulir ini. Kembali dulu, persingkat isinya, lalu kirim sekali lagi.',
  },
  unread: {
    title: 'Kiriman ini tidak bisa kami baca',
    text: 'Isinya tidak lengkap, atau bukan dari formulir kami. Buka lagi halamannya, lalu isi dari awal.',
  },
  noForm: {
    title: 'Di sini tidak ada yang bisa dikirim',
    text: 'Alamat ini bisa dibaca, tapi tidak menerima kiriman. Buka halamannya, lalu lanjutkan dari sana.',
  },
};

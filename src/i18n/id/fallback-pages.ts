import type * as en from '../en/fallback-pages.ts';
import type { Translated } from '../language.ts';

export const fallbackPages: Translated<typeof en.fallbackPages> = {
  busy: {
    title: 'Pengunjung sedang sangat ramai',
    text: 'Saat ini lebih banyak keluarga yang datang daripada yang bisa kami layani. Silakan coba lagi beberapa detik lagi; tidak ada yang hilang.',
  },
  opening: {
    title: 'Sebentar lagi kami buka',
    text: 'Sekolah ini masih disiapkan. Silakan kembali lagi sebentar nanti.',
  },
  foreign: {
    title: 'Kiriman ini tidak bisa kami terima',
    text: 'Kiriman ini datang dari situs lain. Demi keamanan keluarga, kami hanya menerima kiriman dari halaman kami sendiri. Silakan buka halamannya di sini, lalu kirim sekali lagi.',
  },
  tooLarge: {
    title: 'Kirimannya terlalu besar',
    text: 'Isi yang dikirim lebih besar daripada yang bisa diterima formulir ini. Silakan kembali, persingkat isinya, lalu kirim sekali lagi.',
  },
  unread: {
    title: 'Kiriman ini tidak bisa kami baca',
    text: 'Isinya tidak lengkap, atau bukan dari formulir kami. Silakan buka lagi halamannya, lalu isi dari awal.',
  },
  noForm: {
    title: 'Di sini tidak ada yang bisa dikirim',
    text: 'Alamat ini bisa dibaca, tetapi tidak menerima kiriman apa pun. Silakan buka halamannya, lalu lanjutkan dari sana.',
  },
};

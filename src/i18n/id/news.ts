import { brand } from '../brand-in-texts.ts';
import type { news as english } from '../en/news.ts';
import type { Translated } from '../language.ts';

export const news: Translated<typeof english> = {
  list: {
    title: 'Berita dari sekolah kami',
    description: `Kabar dari ${brand.name}: kapan pendaftaran dibuka, karya terbaru anak-anak kami, dan ide kecil untuk berbahasa Inggris di rumah.`,
    lead: 'Kapan pendaftaran dibuka, apa kabar anak-anak di kelas, dan ide kecil untuk berbahasa Inggris di rumah Anda.',
    allDescription: (page) =>
      `Semua berita kursus bahasa Inggris anak kami, dari yang terbaru: kabar kelas, karya anak, dan ide untuk di rumah${page === 1 ? '' : `, halaman ${page}`}.`,
    seeAll: 'Lihat semua berita',
    all: 'Semua berita',
    allLead: (count) => `${count} berita, dari yang terbaru.`,
    fewer: 'Hanya yang terbaru',
    pages: {
      label: 'Halaman berita lainnya',
      newer: 'Berita yang lebih baru',
      older: 'Berita yang lebih lama',
      here: (page, pages) => `Halaman ${page} dari ${pages}`,
    },
    feed: 'Ikuti lewat RSS',
    teens: {
      title: 'Anda remaja atau sudah dewasa?',
      text: 'Ada juga kelas untuk Anda. Cerita saja, bahasa Inggrisnya untuk apa.',
      more: 'Kelas Remaja & Dewasa',
    },
    empty: {
      title: 'Belum ada berita',
      text: 'Kancil masih meraut pensilnya. Sambil menunggu, lihat dulu cara belajar di kursus kami.',
      action: 'Lihat kursus kami',
    },
  },
  article: {
    back: 'Semua berita',
    newTab: 'terbuka di tab baru',
    share: 'Bagikan lewat WhatsApp',
    further: 'Berita lainnya',
    seeAll: 'Lihat semua berita',
  },
};

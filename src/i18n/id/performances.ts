import type { performances as english } from '../en/performances.ts';
import type { Translated } from '../language.ts';

export const performances: Translated<typeof english> = {
  title: 'Karya Murid',
  description:
    'Tonton karya anak-anak di kursus bahasa Inggris kami: gambar buatan mereka, aksi bersama orang tua, dan tugas dari setiap unit.',
  lead: 'Awalnya banyak yang hanya berbisik. Sekarang lihat, dan dengarkan.',
  consent: 'Semua video tayang dengan izin orang tuanya.',
  jump: 'Langsung ke',
  categories: {
    art: {
      title: '#WFHArt',
      text: 'Digambar, dilukis, dan digunting di rumah, lalu diceritakan dalam bahasa Inggris.',
    },
    parents: {
      title: 'My Parents & Me',
      text: 'Murid paling berani: ayah dan ibu yang ikut tampil.',
    },
    assignments: { title: 'Tugas', text: 'Tugas di akhir unit, dikerjakan dengan cara anak-anak sendiri.' },
  },
  carousel: (category) => `Video: ${category}`,
  video: (title) => `Video: ${title}`,
  play: (title) => `Putar: ${title}`,
  seeAll: (count) => `Lihat semua ${count} karya`,
  back: 'Semua kategori',
  noVideo: 'Video ini sudah tidak ada.',
  empty: {
    title: 'Panggungnya masih kosong',
    text: 'Video pertama muncul setelah anak-anak menyelesaikan unit pertama. Sambil menunggu, lihat cara mereka belajar.',
    action: 'Lihat kursus kami',
  },
  closing: {
    title: 'Berikutnya mungkin anak Anda',
    text: 'Di akhir setiap unit selalu ada yang dibuat, ditunjukkan, dan diceritakan. Langkah kecil, senyum lebar.',
    action: 'Daftarkan anak Anda',
    more: 'Lihat kursus kami',
  },
};

import { brand } from '../brand-in-texts.ts';
import type { teensAdults as english } from '../en/teens-adults.ts';
import type { Translated } from '../language.ts';

export const teensAdults: Translated<typeof english> = {
  title: 'Kelas Remaja & Dewasa',
  description: `Bahasa Inggris untuk remaja dan dewasa bersama ${brand.name} dari ${brand.place}: ceritakan lewat WhatsApp untuk apa, dan kami carikan kelasnya bersama Anda.`,
  lead: 'Tidak pernah terlambat, tidak pernah terlalu dini. Kursus kami memang untuk anak-anak, tetapi bagi kakak dan orang tua mereka ada juga kelasnya.',
  ask: 'Tanya kelas lewat WhatsApp',
  asking: `Halo ${brand.name}, saya ingin tahu tentang Kelas Remaja & Dewasa.`,
  who: {
    title: 'Untuk siapa',
    people: {
      teens: {
        title: 'Remaja yang masih sekolah',
        text: 'Isi bukunya paham, tetapi berbicara itu lain cerita. Ceritakan di mana kamu biasanya macet.',
      },
      work: {
        title: 'Mahasiswa dan karyawan',
        text: 'Wawancara kerja, tamu di meja hotel, email yang harus benar: ceritakan apa yang Anda perlukan.',
      },
      parents: {
        title: 'Orang tua',
        text: 'Anak membawa bahasa Inggris ke rumah. Pelajari kata yang sama di malam hari, lalu jawab saat sarapan.',
      },
    },
  },
  way: {
    title: 'Cara memulainya',
    steps: [
      {
        title: 'Anda menghubungi kami',
        text: 'Ceritakan lewat WhatsApp untuk apa Anda belajar bahasa Inggris, dan kapan ada waktu.',
      },
      {
        title: 'Kita mengobrol',
        text: 'Kami mendengarkan cara Anda berbicara hari ini, lalu mengatakan dengan jujur apakah ada kelas yang cocok.',
      },
      {
        title: 'Anda memutuskan',
        text: 'Tanyakan dulu hari, jam, dan biayanya. Anda menjawab ya setelah semuanya jelas.',
      },
    ],
  },
  children: {
    title: (from, to) => `Untuk anak usia ${from} sampai ${to} tahun?`,
    text: 'Itulah kursus utama kami: video mingguan, kelas langsung di setiap unit, dan paket belajar yang dikirim ke rumah.',
    action: 'Lihat kursus kami',
  },
};

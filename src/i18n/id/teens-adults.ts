import { brand } from '../brand-in-texts.ts';
import type { teensAdults as english } from '../en/teens-adults.ts';
import type { Translated } from '../language.ts';

export const teensAdults: Translated<typeof english> = {
  title: 'Kelas Remaja & Dewasa',
  description: `Bahasa Inggris untuk remaja dan dewasa bersama ${brand.name} dari ${brand.place}: ceritakan lewat WhatsApp untuk apa, lalu kita cari kelasnya bersama.`,
  lead: 'Tidak ada kata terlambat, tidak ada kata terlalu dini. Kursus kami memang untuk anak-anak, tapi kakak dan orang tuanya juga punya kelas.',
  ask: 'Tanya kelas lewat WhatsApp',
  asking: `Halo ${brand.name}, saya ingin tahu tentang Kelas Remaja & Dewasa.`,
  who: {
    title: 'Untuk siapa',
    people: {
      teens: {
        title: 'Remaja yang masih sekolah',
        text: 'Isi bukunya paham, tapi berbicara itu lain cerita. Ceritakan di mana biasanya macet.',
      },
      work: {
        title: 'Mahasiswa dan karyawan',
        text: 'Wawancara kerja, tamu di meja hotel, email yang harus benar: ceritakan apa yang Anda perlukan.',
      },
      parents: {
        title: 'Orang tua',
        text: 'Anak membawa bahasa Inggris ke rumah. Malamnya pelajari kata yang sama, paginya jawab saat sarapan.',
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
        text: 'Kami dengarkan dulu cara Anda berbicara, lalu dengan jujur kami bilang ada kelas yang cocok atau tidak.',
      },
      {
        title: 'Anda memutuskan',
        text: 'Tanya dulu hari, jam, dan biayanya. Jawab ya kalau semuanya sudah jelas.',
      },
    ],
  },
  children: {
    title: (from, to) => `Untuk anak usia ${from} sampai ${to} tahun?`,
    text: 'Itulah kursus utama kami: video mingguan, kelas langsung di setiap unit, dan paket belajar yang diantar ke rumah.',
    action: 'Lihat kursus kami',
  },
};

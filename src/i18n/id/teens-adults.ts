import type { teensAdults as english } from '../en/teens-adults.ts';
import type { Translated } from '../language.ts';

export const teensAdults: Translated<typeof english> = {
  title: 'Kelas Remaja & Dewasa',
  description:
    'Kursus bahasa Inggris untuk remaja dan dewasa bersama Kancil English di Garut: kelompok kecil, obrolan awal untuk menentukan tingkat, dan jadwal di sela sekolah atau kerja.',
  lead: 'Tidak pernah terlambat, tidak pernah terlalu dini. Kursus kami memang untuk anak-anak, tetapi kakak dan orang tua mereka terus bertanya. Jadi, ada juga kelas untuk mereka.',
  ask: 'Tanya kelas lewat WhatsApp',
  asking: 'Halo Kancil English, saya ingin tahu tentang Kelas Remaja & Dewasa.',
  who: {
    title: 'Siapa teman sekelasnya',
    people: [
      {
        mark: 'backpack',
        title: 'Remaja yang masih sekolah',
        text: 'Isi bukunya paham, tetapi berbicara itu lain cerita. Di sini kamu berbicara sejak menit pertama.',
      },
      {
        mark: 'briefcase',
        title: 'Mahasiswa dan karyawan',
        text: 'Wawancara kerja, tamu di meja hotel, email yang harus benar: kita latih apa yang Anda perlukan minggu ini.',
      },
      {
        mark: 'rice',
        title: 'Orang tua',
        text: 'Anak membawa bahasa Inggris ke rumah. Pelajari kata yang sama di malam hari, lalu jawab saat sarapan.',
      },
    ],
  },
  way: {
    title: 'Cara memulainya',
    steps: [
      {
        title: 'Anda menghubungi kami',
        text: 'Ceritakan lewat WhatsApp untuk apa Anda belajar bahasa Inggris, dan kapan ada waktu.',
      },
      {
        title: 'Kita mengobrol seperempat jam',
        text: 'Tanpa lembar soal. Kami mendengarkan cara Anda berbicara hari ini, lalu mengatakan dengan jujur kelompok mana yang cocok.',
      },
      {
        title: 'Semua jelas sebelum Anda memutuskan',
        text: 'Hari, jam, dan biaya kami kirim tertulis. Setelah itu baru Anda menjawab ya.',
      },
    ],
  },
  children: {
    title: 'Untuk anak 6–13 tahun?',
    text: 'Itulah kursus utama kami: video setiap pekan, kelas langsung setiap bulan, dan paket belajar yang dikirim ke rumah.',
    action: 'Lihat kursus kami',
  },
};

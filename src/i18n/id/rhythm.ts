import type { rhythm as english } from '../en/rhythm.ts';
import type { Translated } from '../language.ts';
import type { SchoolRules } from '../questions.ts';

export const rhythm = ({ feedbackDays }: SchoolRules): Translated<ReturnType<typeof english>> => ({
  week: {
    monday: {
      day: 'Senin',
      title: 'Video baru',
      text: 'Tonton bersama. Kali pertama, nikmati saja dulu.',
    },
    tuesday: { day: 'Selasa', title: 'Buku kursus', text: 'Cari kata yang sama di halamannya.' },
    wednesday: {
      day: 'Rabu',
      title: 'Ucapkan',
      text: 'Saat sarapan, di jalan ke sekolah, ke si kucing juga boleh.',
    },
    thursday: { day: 'Kamis', title: 'Tulis dan gambar', text: 'Satu halaman buku latihan.' },
    friday: { day: 'Jumat', title: 'Tonton lagi', text: 'Kali kedua, kata-katanya mulai nempel.' },
    saturday: { day: 'Sabtu', title: 'Tugas', text: `Umpan balik datang dalam ${feedbackDays} hari kerja.` },
    sunday: { day: 'Minggu', title: 'Libur', text: 'Kancil juga bangun siang.' },
  },
  liveClass: 'Kelas langsung di layar tablet: seorang guru dan lima anak, salah satunya melambaikan tangan',
});

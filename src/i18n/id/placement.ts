import type { placement as english } from '../en/placement.ts';
import type { Translated } from '../language.ts';

export const placement: Translated<typeof english> = {
  byTest: {
    title: (child, grade) => `${child} mulai di Tingkat ${grade}`,
    body: (child) =>
      `Tes penempatan sudah selesai dan ${child} sudah punya tingkatnya. Lihat apa yang sudah ${child} kuasai, dan apa yang akan dipelajari.`,
  },
  reminder: {
    title: (child) => `Tes penempatan ${child} masih menunggu`,
    lastTitle: (child) => `Tes penempatan ${child}: waktunya hampir habis`,
    body: (child, until) =>
      `Tesnya 20 menit, dan ${child} bisa memulainya sampai ${until}. Kalau sampai saat itu tesnya belum dimulai, ${child} mulai di Tingkat 2.`,
  },
  byTime: {
    title: (child) => `${child} mulai di Tingkat 2`,
    body: (child) =>
      `Tes penempatan belum dimulai sampai tiga hari setelah pembayaran, jadi ${child} belajar di Tingkat 2. Pelajarannya ada di halaman ${child}. Bila menurut Anda tingkat lain lebih cocok, silakan hubungi kami.`,
  },
};

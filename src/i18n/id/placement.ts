import type { placement as english } from '../en/placement.ts';
import type { Translated } from '../language.ts';

export const placement: Translated<typeof english> = {
  byTest: {
    title: (child, grade) => `${child} mulai di Tingkat ${grade}`,
    body: (child) =>
      `Tes penempatan sudah selesai, dan tingkat ${child} sudah ketemu. Lihat apa yang sudah ${child} kuasai, dan apa yang akan dipelajari.`,
  },
  reminder: {
    title: (child) => `Tes penempatan ${child} masih menunggu`,
    lastTitle: (child) => `Tes penempatan ${child}: waktunya hampir habis`,
    body: (child, until, minutes, grade) =>
      `Tesnya ${minutes} menit, dan ${child} bisa memulainya sampai ${until}. Kalau sampai saat itu belum dimulai, ${child} mulai di Tingkat ${grade}.`,
  },
  byTime: {
    body: (child) =>
      `Tes penempatan tidak dimulai sampai batas waktunya, jadi ${child} mulai tanpa tes. Pelajarannya ada di halaman ${child}. Kalau menurut Anda tingkat lain lebih cocok, kabari kami.`,
  },
};

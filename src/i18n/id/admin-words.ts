import type * as en from '../en/admin-words.ts';
import type { Translated } from '../language.ts';

export const lessonWords: Translated<typeof en.lessonWords> = {
  title: 'Kata-kata materi',
  part: 'Kata-kata',
  lead: (most) =>
    `Paling banyak ${most} kata dari videonya. Setelah menonton, anak bermain dengan kata-kata ini, lalu melatihnya di minggu-minggu berikutnya.`,
  none: 'Materi ini belum punya kata.',
  edit: 'Ubah kata-katanya',
  back: 'Kembali ke materi',
  submit: 'Simpan kata-kata',
  saved: (title) => `${title}: kata-kata tersimpan`,
  problems: 'Periksa semua kata:',
  word: (place) => `Kata ${place}`,
  english: 'Bahasa Inggris',
  indonesian: 'Bahasa Indonesia',
  choosePicture: 'Pilih dari gambar kami',
  removePicture: 'Lepas gambarnya',
  removeRecording: 'Lepas rekamannya',
  noRecording: 'Tanpa rekaman, perangkat yang mengucapkan katanya, kalau punya suara bahasa Inggris.',
  up: 'Naik',
  down: 'Turun',
  remove: 'Hapus',
  removeNote: 'Hafalan anak untuk sebuah kata ikut terhapus kalau katanya dihapus.',
  add: 'Tambah kata',
  tooFew: (asked, wanted) =>
    `Sesudah video kami menanyakan ${wanted} kata, tetapi ${asked === 0 ? 'belum ada' : `baru ${asked}`} yang bisa ditanyakan: setiap kata perlu pembanding dengan bahasa Inggris, arti, dan gambar yang berbeda.`,
  drawn: {
    title: 'Gambar kami',
    search: 'Cari dengan nama bahasa Inggrisnya',
    found: (count) => `${count} gambar`,
    none: 'Tidak ada gambar dengan nama itu. Coba kata lain, atau unggah gambar sendiri.',
  },
};

import type * as en from '../en/admin-performances.ts';
import type { Translated } from '../language.ts';

export const performances: Translated<typeof en.performances> = {
  title: 'Daftar Karya Murid',
  create: 'BUAT KARYA MURID BARU',
  createTitle: 'Buat Karya Murid',
  updateTitle: 'Ubah Karya Murid',
  submitCreate: 'Buat Karya Murid',
  submitUpdate: 'Simpan Karya Murid',
  category: 'Kategori Karya Murid',
  categories: { 2: '#WFHArt', 3: 'My Parents & Me', 4: 'Tugas' },
  choose: 'Silakan pilih',
  pleaseSelect: 'Silakan pilih salah satu kategori karya murid',
  searchHint: 'Kata dari judulnya',
  found: (count) => `${count} karya murid`,
  emptyTitle: 'Belum ada karya murid di kategori ini',
  emptyText: 'Pilih kategori lain atau buat karya pertama: pengunjung langsung melihatnya.',
  noneTitle: 'Karya murid tidak ditemukan',
  noneText: (q) =>
    `Tidak ada karya murid di kategori ini yang cocok dengan “${q}”. Coba sebagian judulnya saja.`,
  name: 'Judul',
  description: 'Deskripsi',
  edit: 'Ubah',
  delete: 'Hapus',
  askDelete: (title) => `Anda yakin ingin menghapus karya murid berjudul ${title}?`,
  deleteNote: 'Pengunjung tidak melihatnya lagi, dan videonya dihapus.',
  publishNote: 'Begitu disimpan, karya ini tampil paling atas di kategorinya di halaman karya murid.',
  withdrawNote:
    'Pengunjung tidak menemukannya lagi. Kalau diterbitkan lagi, karya ini tampil paling atas di kategorinya.',
  child: 'Anak',
  findChild: 'Cari anak dengan nama',
  chosenChild: 'Siapa yang tampil',
  noChild: 'Tidak disebutkan',
  childNote:
    'Pengunjung tidak melihat ini. Kalau anaknya dipilih, karya hanya terbit selama diizinkan orang tuanya.',
  notAllowed: (child) => `${child}: belum diizinkan orang tuanya`,
  downFor: (name) =>
    `Karya ini tidak terbit: orang tua ${name} tidak mengizinkannya ditampilkan. Izin bisa diberikan di halaman anak itu; setelah itu terbitkan di sini.`,
  noConsent: 'Tanpa izin',
  texts: 'Teks',
  video: 'Video',
  quoted: (title) => `“${title}”`,
  titlePlaceholder: 'Judulnya di sini...',
  descriptionPlaceholder: 'Deskripsinya di sini...',
  videoPlaceholder: 'Videonya tampil di sini begitu Anda memilihnya.',
};

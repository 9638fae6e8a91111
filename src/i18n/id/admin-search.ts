import type * as en from '../en/admin-search.ts';
import type { Translated } from '../language.ts';

export const search: Translated<typeof en.search> = {
  title: 'Cari',
  open: 'Cari di mana saja',
  field: 'Nama, telepon, resi, kuitansi, materi, halaman',
  hint: 'Anak, orang tua, paket, materi, pembayaran, dan halaman, dengan kata apa saja: “bint hand”, “0857 1122”, nomor resi, “tingkat 4 unit 5”, kuitansi “KW-000042”, atau nomor pesanan pembayaran.',
  tooShort: 'Ketik paling sedikit tiga huruf atau angka dari satu kata.',
  searching: 'Mencari …',
  found: (count) => `${count} hasil`,
  none: (q) => `Tidak ada hasil untuk “${q}”.`,
  noneHint: 'Ketik lebih sedikit huruf agar lebih banyak yang ditemukan.',
  failed: 'Pencarian belum berhasil.',
  groups: {
    childs: 'Anak',
    parents: 'Orang Tua',
    orders: 'Pesanan',
    courses: 'Materi',
    payments: 'Pembayaran',
    screens: 'Halaman',
  },
  more: {
    childs: 'Selengkapnya di daftar anak',
    parents: 'Selengkapnya di daftar anak',
    orders: 'Selengkapnya di daftar pesanan',
    courses: 'Selengkapnya di daftar materi',
    payments: 'Selengkapnya di daftar pembayaran',
  },
  batch: (batch) => `Angkatan ${batch}`,
  noBatch: 'belum punya angkatan',
  noReceipt: 'tanpa kuitansi',
  parent: (name) => `Orang tua: ${name}`,
  keys: 'Tombol panah memilih, Enter membuka, Esc menutup.',
};

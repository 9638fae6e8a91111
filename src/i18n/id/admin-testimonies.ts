import type * as en from '../en/admin-testimonies.ts';
import type { Translated } from '../language.ts';

export const testimonies: Translated<typeof en.testimonies> = {
  title: 'Daftar Testimoni',
  create: 'BUAT TESTIMONI BARU',
  createTitle: 'Buat Testimoni',
  updateTitle: 'Ubah Testimoni',
  submitCreate: 'Buat Testimoni',
  submitUpdate: 'Simpan Testimoni',
  searchHint: 'Nama atau isi',
  found: (count) => `${count} testimoni`,
  emptyTitle: 'Belum ada testimoni',
  emptyText: 'Buat testimoni pertama: pengunjung langsung melihatnya di beranda.',
  noneTitle: 'Testimoni tidak ditemukan',
  noneText: (q) => `Tidak ada testimoni yang cocok dengan “${q}”. Coba sebagian nama atau isinya saja.`,
  filteredTitle: 'Belum ada testimoni di kategori ini',
  filteredText: 'Pilih kategori lain atau buat testimoni baru.',
  category: 'Kategori',
  allCategories: 'Semua kategori',
  categories: { 1: 'Testimoni Orang Tua', 2: 'Lulusan Kami', 3: 'Murid Kami' },
  sender: 'Nama Orang',
  testimony: 'Testimoni',
  edit: 'Ubah',
  delete: 'Hapus',
  askDelete: (sender) => `Anda yakin ingin menghapus testimoni dari ${sender}?`,
  deleteNote: 'Testimoni ini langsung hilang dari beranda, beserta fotonya.',
  words: 'Isi dan pengirimnya',
  choose: 'Silakan pilih',
  photo: {
    choose: 'Pilih foto',
    change: 'Ganti foto',
    take: 'Ambil foto',
    remove: 'Batalkan foto ini',
    hint: (limit) =>
      `JPEG, PNG, WebP, AVIF, atau GIF, paling besar ${limit} MB. Foto tampil kecil dan bulat.`,
    stays: 'Foto yang sekarang tetap dipakai kecuali Anda memilih yang lain.',
    tooBig: (megabytes, limit) =>
      `Foto ini ${megabytes} MB, padahal batasnya ${limit} MB. Pilih foto yang lebih kecil, ya.`,
    notAPhoto: 'Berkas ini tidak terbaca sebagai foto. Pilih JPEG, PNG, WebP, AVIF, atau GIF.',
    sending: (percent) => `Mengirim foto: ${percent} %`,
  },
  photoSince: 'Foto yang diunggah sesudahnya',
};

import type * as en from '../en/admin-news.ts';
import type { Translated } from '../language.ts';

export const news: Translated<typeof en.news> = {
  title: 'Daftar Berita',
  create: 'BUAT BERITA BARU',
  searchHint: 'Kata dari judulnya',
  found: (count) => `${count} berita`,
  emptyTitle: 'Belum ada berita',
  emptyText: 'Buat berita pertama. Selama belum selesai, simpan saja sebagai draf.',
  noneTitle: 'Berita tidak ditemukan',
  noneText: (q) => `Tidak ada berita yang cocok dengan “${q}”. Coba sebagian judulnya saja.`,
  newsTitle: 'Judul',
  published: 'Terbit',
  draft: 'Draf',
  actions: 'Tindakan',
  edit: 'Ubah',
  delete: 'Hapus',
  askDelete: (title) => `Anda yakin ingin menghapus berita dengan judul ${title}?`,
  deleteNote:
    'Gambarnya ikut terhapus, dan tautan ke berita ini tidak menuju ke mana pun lagi. Berita ini tidak bisa dikembalikan.',
};

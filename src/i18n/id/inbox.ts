import type * as en from '../en/inbox.ts';
import type { Translated } from '../language.ts';

export const inbox: Translated<typeof en.inbox> = {
  list: 'Pesan',
  unread: 'Belum dibaca',
  count: (unread) => (unread === 0 ? 'Semua pesan sudah dibaca.' : `${unread} pesan belum dibaca`),
  loading: 'Pesan sedang dimuat.',
  emptyTitle: 'Masih tenang di sini',
  emptyParent: 'Kabar tentang pembayaran dan paket untuk Anda akan muncul di sini.',
  emptyStaff: 'Pembayaran yang harus dikembalikan atau ditarik kembali akan muncul di sini.',
  back: 'Semua pesan',
  open: 'Lihat selengkapnya',
  goneTitle: 'Pesan ini tidak ada',
  goneText: 'Mungkin pesannya sudah sangat lama, atau dikirim ke akun lain.',
  failedTitle: 'Pesan belum bisa dimuat',
  failedText: 'Mungkin koneksi sempat terputus. Tidak ada pesan yang hilang.',
  retry: 'Coba lagi',
  title: 'Kotak Masuk',
  bell: (unread) => (unread === 0 ? 'Kotak Masuk' : `Kotak Masuk, ${unread} belum dibaca`),
};

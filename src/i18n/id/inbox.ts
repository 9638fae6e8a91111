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
  mails: {
    title: 'Yang juga kami kirim lewat email',
    text: 'Semua pesan ada di sini. Pesan tentang pembayaran dan akun Anda selalu kami kirim lewat email.',
    video_new: 'Pelajaran baru setiap Senin',
    parcel_shipped: 'Paket belajar yang sedang dikirim',
    grade_set: 'Tingkat yang ditentukan sekolah',
    year_ending: 'Akhir tahun, dan apa sesudahnya',
    holidays_changed: 'Minggu libur yang berubah, dan pelajaran yang bergeser',
    registration_open: 'Angkatan yang bisa diikuti anak Anda',
    registration_closing: 'Hari-hari terakhir pendaftaran',
    failed: 'Belum bisa disimpan. Silakan coba lagi.',
    loadFailed: 'Pilihan Anda belum bisa dimuat.',
  },
  bell: (unread) => (unread === 0 ? 'Kotak Masuk' : `Kotak Masuk, ${unread} belum dibaca`),
};

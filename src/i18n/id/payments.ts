import type * as en from '../en/payments.ts';
import type { Translated } from '../language.ts';

export const payments: Translated<typeof en.payments> = {
  lead: 'Semua pembayaran untuk putra-putri Anda, dari yang terbaru.',
  list: 'Pembayaran',
  loading: 'Daftar pembayaran sedang dimuat.',
  emptyTitle: 'Belum ada pembayaran',
  emptyText: 'Setelah Anda membeli kursus atau membayar tagihan, catatannya ada di sini.',
  emptyAction: 'Ke daftar anak',
  state: {
    SUCCESS: 'Lunas',
    PENDING: 'Menunggu pembayaran',
    TO_REFUND: 'Akan dikembalikan',
    replaced: 'Diganti',
    expired: 'Lewat waktu',
    refused: 'Ditolak',
    cancelled: 'Dibatalkan',
    reversed: 'Ditarik kembali',
  },
  stateText: {
    SUCCESS: 'Pembayaran Anda sudah kami terima. Terima kasih!',
    PENDING: 'Pembayaran ini belum kami terima. Begitu diterima, halaman ini memberi tahu.',
    TO_REFUND: 'Uangnya masuk padahal sudah tidak ada tagihan. Jumlah ini akan kami kembalikan kepada Anda.',
    replaced: 'Anda memilih cara bayar lain sesudahnya. Yang ini tidak perlu dibayar.',
    expired:
      'Waktunya habis sebelum uangnya masuk. Tidak ada yang ditagih; silakan mulai lagi dari halaman anak.',
    refused:
      'Layanan pembayaran menolaknya. Tidak ada yang ditagih; silakan coba lagi dari halaman anak, bila perlu dengan cara lain.',
    cancelled:
      'Pembayaran ini dibatalkan di layanan pembayaran. Tidak ada yang ditagih; silakan mulai lagi dari halaman anak.',
    reversed:
      'Pembayaran ini sempat lunas, lalu ditarik kembali oleh layanan pembayaran. Tagihannya di halaman anak terbuka lagi.',
  },
  paidSince: 'Tagihan ini sudah lunas dengan pembayaran lain sesudahnya. Tidak ada lagi yang perlu dibayar.',
  help: 'Tanya lewat WhatsApp',
  helpMessage: (state, orderId) => `Halo, saya ingin bertanya tentang pembayaran ${orderId} (${state}).`,
  open: {
    title: 'Menunggu pembayaran',
    how: (amount, method) => `${amount} lewat ${method}`,
    until: (moment) => `Mohon dibayar sebelum ${moment}.`,
    notice: (count) => `${count} pembayaran menunggu`,
  },
  receipt: {
    title: 'Kuitansi',
    number: 'Nomor kuitansi',
    paidAt: 'Dibayar pada',
    period: 'Untuk masa',
    parcel: 'Pengiriman',
    nextBill: 'Tagihan berikutnya',
    due: (amount, date) => `${amount}, jatuh tempo ${date}`,
    print: 'Cetak atau simpan PDF',
    share: 'Bagikan lewat WhatsApp',
    shareText: (school, number, amount, child, date) =>
      `Kuitansi ${number} dari ${school}: ${amount} untuk ${child}, dibayar ${date}.`,
    mailed: 'Kuitansi ini juga kami kirim lewat email.',
    open: 'Buka kuitansi',
  },
  goOn: 'Lanjutkan pembayaran',
  goOnOf: (what) => `Lanjutkan pembayaran: ${what}`,
  toChild: (name) => `Ke halaman ${name}`,
  back: 'Semua pembayaran',
  noBill: 'Pembayaran',
  child: 'Anak',
  method: 'Metode pembayaran',
  methods: {
    gopay: 'QRIS',
    echannel: 'Mandiri Virtual Account',
    credit_card: 'Kartu Kredit',
    other: 'Cara lain',
  },
  begun: 'Dibuat pada',
  order: 'Nomor pesanan',
  amount: 'Jumlah',
  lines: 'Rinciannya',
  total: 'Total',
  goneTitle: 'Pembayaran ini tidak ada',
  goneText: 'Mungkin pembayaran ini milik akun lain.',
};

import type * as en from '../en/payments.ts';
import type { Translated } from '../language.ts';

export const payments: Translated<typeof en.payments> = {
  lead: 'Semua pembayaran untuk putra-putri Bapak/Ibu, dari yang terbaru.',
  list: 'Pembayaran',
  loading: 'Daftar pembayaran sedang dimuat.',
  emptyTitle: 'Belum ada pembayaran',
  emptyText: 'Setelah Bapak/Ibu membeli kursus atau membayar tagihan, catatannya ada di sini.',
  emptyAction: 'Ke daftar anak',
  state: { SUCCESS: 'Lunas', PENDING: 'Menunggu pembayaran', FAILED: 'Tidak terbayar' },
  stateText: {
    SUCCESS: 'Pembayaran Anda sudah kami terima. Terima kasih!',
    PENDING: 'Pembayaran ini belum kami terima. Begitu diterima, halaman ini memberi tahu.',
    FAILED:
      'Tidak ada lagi yang ditunggu di sini: pembayaran lewat batas waktu, dibatalkan, atau ditarik kembali.',
  },
  toRefund: 'Akan dikembalikan',
  toRefundText:
    'Uangnya masuk padahal sudah tidak ada tagihan. Jumlah ini akan kami kembalikan kepada Bapak/Ibu.',
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

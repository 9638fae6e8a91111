import type * as en from '../en/money.ts';
import type { Translated } from '../language.ts';

export const money: Translated<typeof en.money> = {
  title: 'Status pembayaran',
  steps: {
    asked: 'Permintaan dibuat',
    waiting: 'Menunggu pembayaran',
    under_review: 'Masuk dengan jumlah berbeda',
    bank: 'Di bank',
    not_paid: 'Tidak dibayar',
    here: 'Sudah diterima sekolah',
    to_refund: 'Akan dikembalikan',
    going_back: 'Dalam proses pengembalian',
    part_back: 'Sebagian sudah dikembalikan',
    gone_back: 'Sudah dikembalikan',
  },
  until: (moment) => `sampai ${moment}`,
  byTransfer: 'melalui transfer bank',
  byGateway: 'ke rekening atau dompet asalnya',
  left: (amount) => `${amount} tetap terbayar.`,
  lateOnCards: 'Dengan kartu kredit bisa sampai 14 hari.',
  heldByBank: 'Uang yang ditahan bank akan bebas lagi dengan sendirinya.',
  afterwards: 'Lalu:',
  coming: {
    here: 'Diterima sekolah',
    opens: 'Tagihan lunas dan pelajarannya terbuka',
    receipt: 'Kuitansi lewat email',
    part_back: 'Bagian ini sudah dikembalikan',
    gone_back: 'Sudah dikembalikan',
  },
  next: {
    asked: '',
    waiting: 'Halaman ini diperbarui sendiri begitu uangnya masuk.',
    under_review: 'Sekolah sedang memeriksanya. Untuk saat ini tidak perlu membayar lagi.',
    bank: 'Bank masih memeriksanya. Biasanya beberapa menit, jarang sampai sehari.',
    not_paid: 'Tidak ada uang yang terpotong.',
    here: '',
    to_refund: 'Sekolah akan mengembalikannya. Begitu selesai, ada pesan di kotak masuk.',
    going_back: 'Uangnya menuju rekening atau dompet asalnya. Begitu selesai, ada pesan di kotak masuk.',
    part_back: 'Di bank dapat memakan beberapa hari sampai terlihat.',
    gone_back: 'Sampai terlihat di bank dapat memakan beberapa hari.',
  },
};

import type * as en from '../en/money-trail.ts';
import type { Translated } from '../language.ts';

export const moneyTrail: Translated<typeof en.moneyTrail> = {
  steps: {
    asked: 'Permintaan dibuat',
    waiting: 'Menunggu pembayaran',
    bank: 'Di bank',
    not_paid: 'Tidak dibayar',
    here: 'Sudah kami terima',
    undone: 'Catatan dibatalkan',
  },
  until: (moment) => `sampai ${moment}`,
  byTransfer: 'lewat transfer bank',
  byGateway: 'ke rekening atau dompet asalnya',
  left: (amount) => `${amount} tetap terbayar.`,
  lateOnCards: 'Dengan kartu kredit bisa sampai 14 hari.',
  heldByBank: 'Uang yang ditahan bank nanti lepas sendiri.',
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
    waiting: 'Begitu uangnya masuk, halaman ini berubah sendiri.',
    under_review: 'Sekolah sedang memeriksanya. Jangan bayar lagi dulu.',
    bank: 'Bank masih memeriksanya. Biasanya beberapa menit, jarang sampai sehari.',
    not_paid: 'Tidak ada uang yang terpotong.',
    here: '',
    part_back: 'Di rekening kadang baru terlihat beberapa hari kemudian.',
    gone_back: 'Di rekening kadang baru terlihat beberapa hari kemudian.',
    undone: 'Tadinya salah dicatat.',
  },
};

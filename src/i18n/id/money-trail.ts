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
    part_back: 'Bisa perlu beberapa hari sampai terlihat di rekening.',
    gone_back: 'Bisa perlu beberapa hari sampai terlihat di rekening.',
    undone: 'Sebelumnya keliru dicatat.',
  },
};

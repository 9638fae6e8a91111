import type * as en from '../en/money.ts';
import type { Translated } from '../language.ts';
import { moneyTrail } from './money-trail.ts';

export const money: Translated<typeof en.money> = {
  ...moneyTrail,
  title: 'Status pembayaran',
  steps: {
    ...moneyTrail.steps,
    under_review: 'Masuk dengan jumlah berbeda',
    to_refund: 'Akan dikembalikan',
    going_back: 'Sedang dikembalikan',
    part_back: 'Sebagian sudah dikembalikan',
    gone_back: 'Sudah dikembalikan',
  },
  next: {
    ...moneyTrail.next,
    to_refund: 'Sekolah akan mengembalikannya. Begitu selesai, Anda dapat pesan di kotak masuk.',
    going_back:
      'Uangnya sedang menuju rekening atau dompet asalnya. Begitu selesai, Anda dapat pesan di kotak masuk.',
  },
};

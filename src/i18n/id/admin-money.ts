import type * as en from '../en/admin-money.ts';
import type { Translated } from '../language.ts';
import { moneyTrail } from './money-trail.ts';

export const money: Translated<typeof en.money> = {
  ...moneyTrail,
  title: 'Riwayat dana',
  steps: {
    ...moneyTrail.steps,
    under_review: 'Jumlah tidak cocok',
    to_refund: 'Perlu dikembalikan',
    going_back: 'Sedang dikembalikan',
    part_back: 'Sebagian dikembalikan',
    gone_back: 'Sudah dikembalikan',
  },
  next: {
    ...moneyTrail.next,
    to_refund: 'Begitu dikembalikan, keluarganya dapat pesan di kotak masuk.',
    going_back:
      'Uangnya sedang menuju rekening atau dompet asalnya. Begitu selesai, keluarganya dapat pesan di kotak masuk.',
  },
};

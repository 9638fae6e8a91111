import type * as en from '../en/staff-notices.ts';
import type { Translated } from '../language.ts';

export const staffWebhook: Translated<typeof en.staffWebhook> = {
  failing: {
    title: (host) => `${host} tidak menerima apa pun selama sehari`,
    body: 'Kejadian yang pertama tidak dicoba lagi. Yang baru masih dicoba; kalau program itu tidak menerima apa pun selama tiga hari, webhook-nya dimatikan. Jawabannya ada di catatan pengirimannya.',
  },
  off: {
    title: (host) => `Webhook ${host} dimatikan`,
    body: 'Program itu tidak menerima apa pun selama tiga hari. Mulai sekarang tidak ada yang dikirim ke sana. Setelah programnya berjalan lagi, nyalakan webhook-nya, lalu kirim ulang yang terlewat dari catatan pengirimannya.',
  },
};

export const staffReport: Translated<typeof en.staffReport> = {
  title: (child) => `Rapor ${child} dikembalikan setelah diperiksa`,
  body: (reader) => `${reader} meminta perubahan dan menuliskan apa saja. Serahkan lagi kalau sudah selesai.`,
};

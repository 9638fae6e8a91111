import type * as en from '../en/staff-notices.ts';
import type { Translated } from '../language.ts';

export const staffWebhook: Translated<typeof en.staffWebhook> = {
  made: {
    title: (host) => `Webhook baru mengabari ${host}`,
    body: 'Kalau tidak ada pemilik yang merasa membuatnya, hapus webhook ini, ganti password, lalu lihat di log aktivitas siapa yang membuatnya.',
  },
  failing: {
    title: (host) => `${host} tidak menerima apa pun selama sehari`,
    body: 'Kejadian yang pertama tidak dicoba lagi. Yang baru masih dicoba; kalau program itu tidak menerima apa pun selama tiga hari, webhook-nya dimatikan. Jawabannya ada di catatan pengirimannya.',
  },
  off: {
    title: (host) => `Webhook ${host} dimatikan`,
    body: 'Program itu tidak menerima apa pun selama tiga hari. Mulai sekarang tidak ada yang dikirim ke sana. Setelah programnya berjalan lagi, nyalakan webhook-nya, lalu kirim ulang yang terlewat dari catatan pengirimannya.',
  },
};

export const staffToken: Translated<typeof en.staffToken> = {
  title: (program) => `${program} mendapat token API baru`,
  body: 'Kalau tidak ada pemilik yang merasa membuatnya, akhiri token ini, ganti password, lalu lihat di log aktivitas siapa yang membuatnya.',
};

export const staffReport: Translated<typeof en.staffReport> = {
  title: (child) => `Rapor ${child} dikembalikan setelah diperiksa`,
  body: (reader) => `${reader} meminta perubahan dan menuliskan apa saja. Serahkan lagi kalau sudah selesai.`,
};

import type * as en from '../en/staff-notices.ts';
import type { Translated } from '../language.ts';

export const staffWebhook: Translated<typeof en.staffWebhook> = {
  made: {
    title: (host) => `Webhook baru mengabari ${host}`,
    body: 'Kalau tidak ada pemilik yang merasa membuatnya, hapus webhook ini, ganti password, lalu lihat di log aktivitas siapa yang membuatnya.',
  },
  failing: {
    title: (host) => `${host} tidak menerima apa-apa selama sehari`,
    body: 'Kejadian pertama tidak dicoba lagi. Yang baru masih; kalau tiga hari tidak ada yang diterima, webhook-nya dimatikan. Jawaban program itu ada di catatan pengiriman.',
  },
  off: {
    title: (host) => `Webhook ${host} dimatikan`,
    body: 'Tiga hari tidak ada yang diterima, jadi tidak ada lagi yang dikirim ke sana. Setelah programnya jalan lagi, nyalakan webhook-nya, lalu kirim ulang yang terlewat dari catatan pengiriman.',
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

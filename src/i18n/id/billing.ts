import type { billing as english } from '../en/billing.ts';
import type { Translated } from '../language.ts';

export const billing: Translated<typeof english> = {
  bill: (number, of, from, to) => `Tagihan ${number} dari ${of} · ${from} – ${to}`,
  delivery: 'Ongkos kirim',
  fee: 'Biaya kartu',
  paid: {
    title: 'Pembayaran Anda sudah kami terima',
    body: (child, bill, amount) =>
      `Terima kasih! Pembayaran ${amount} untuk ${child} sudah kami terima. ${bill} sudah lunas.`,
  },
  enrolled: {
    title: (child) => `${child} sudah terdaftar`,
    body: (child, bill, amount) =>
      `Terima kasih! Pembayaran ${amount} sudah kami terima, dan ${child} sudah mendapat tempat di kelas. ${bill} sudah lunas.`,
  },
  reversed: {
    title: 'Sebuah pembayaran dibatalkan',
    body: (child, bill, amount) =>
      `Layanan pembayaran menarik kembali ${amount} untuk ${child}. ${bill} kembali terbuka, dan pelajaran menunggu sampai tagihan ini dibayar. Bila Anda tidak merasa membatalkannya, silakan hubungi kami.`,
  },
  staffReversed: {
    title: 'Sebuah pembayaran dibatalkan',
    body: (child, bill, amount, orderId) =>
      `${amount} untuk ${child} (${bill}, pembayaran ${orderId}) ditarik kembali oleh layanan pembayaran. Tagihan kembali terbuka; paket yang belum dikirim ditahan.`,
  },
  staffToRefund: {
    title: 'Ada pembayaran yang perlu dikembalikan',
    body: (child, bill, amount, orderId) =>
      `${amount} untuk ${child} (${bill}) masuk padahal sudah tidak ada yang perlu dibayar. Mohon kembalikan pembayaran ${orderId} melalui layanan pembayaran.`,
  },
};

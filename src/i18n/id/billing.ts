import type { billing as english } from '../en/billing.ts';
import type { Translated } from '../language.ts';

export const billing: Translated<typeof english> = {
  bill: (number, of, from, to) => `Tagihan ${number} dari ${of} · ${from} – ${to}`,
  fee: 'Biaya kartu',
  laterBills: 'Tagihan berikutnya dalam setahun',
  difference: 'Selisih dengan jumlah yang masuk',
  refundedByGateway: {
    title: 'Uang Anda kami kembalikan',
    body: (child, bill, amount) =>
      `${amount} untuk ${child} (${bill}) sudah kami kembalikan. Uangnya kembali ke rekening atau dompet asalnya; kadang baru terlihat beberapa hari kemudian, dengan kartu kredit sampai 14 hari.`,
  },
  refundedByTransfer: {
    title: 'Uang Anda kami kembalikan',
    body: (child, bill, amount) =>
      `${amount} untuk ${child} (${bill}) sudah kami transfer kembali. Uangnya sampai di rekening Anda dalam beberapa hari kerja.`,
  },
  reopened: {
    waits: (bill) => `${bill} terbuka lagi, dan pelajarannya menunggu sampai tagihan ini lunas.`,
    goesOn: (bill) => `${bill} terbuka lagi. Pelajaran tetap berjalan, karena bulan-bulan ini sudah lunas.`,
    closed: (bill) =>
      `Sayang sekali, pendaftaran kelas ini sudah ditutup, jadi ${bill} tidak bisa dibayar lagi. Kalau ada kelas lain yang buka, pilih di halaman anak; atau tanya kami.`,
  },
  staffRefundRefused: {
    title: 'Ada pengembalian yang ditolak',
    body: (child, bill, amount, orderId) =>
      `Layanan pembayaran tidak mengembalikan ${amount} untuk ${child} (${bill}, pembayaran ${orderId}). Transfer uangnya, lalu catat di halaman Pembayaran.`,
  },
  staffRefundNotNeeded: {
    title: 'Ada pengembalian yang tidak perlu lagi',
    body: (child, bill, amount, orderId) =>
      `Sebelum ${amount} untuk ${child} (${bill}, pembayaran ${orderId}) sempat dikembalikan, seluruh pembayarannya sudah kembali dengan cara lain. Pengembalian ini selesai; jangan transfer apa-apa lagi.`,
  },
  staffBackTwice: {
    title: 'Uang kembali dua kali',
    body: (child, bill, amount, orderId) =>
      `Layanan pembayaran menarik kembali pembayaran ${orderId} untuk ${child} (${bill}), padahal ${amount} sudah ditransfer kembali. Keluarganya menerima uang itu dua kali: hubungi mereka, atau ajukan keberatan ke layanan pembayaran.`,
  },
  staffGivenThere: {
    title: 'Layanan pembayaran mengembalikan dana',
    body: (child, bill, amount, orderId) =>
      `${amount} dari pembayaran ${orderId} untuk ${child} (${bill}) dikembalikan langsung di layanan pembayaran, bukan dari sini. Jumlahnya sudah dicatat, dan keluarganya sudah dikabari.`,
  },
  paid: {
    title: 'Pembayaran Anda sudah kami terima',
    body: (child, bill, amount) =>
      `Terima kasih! Pembayaran ${amount} untuk ${child} sudah masuk. ${bill} lunas.`,
  },
  paidByLink: {
    title: 'Sudah dibayar lewat tautan Anda',
    body: (child: string, bill: string, amount: string) =>
      `Orang yang Anda kirimi tautan sudah membayar: ${amount} untuk ${child} sudah masuk, dan ${bill} lunas.`,
  },
  linkUnused: {
    title: 'Tautan pembayaran Anda sudah kedaluwarsa',
    body: (child, bill, moment) =>
      `Tautan untuk ${bill} (${child}) berlaku sampai ${moment}, dan belum ada yang mulai membayar lewat tautan itu. Bayar sendiri saja, atau buat tautan baru.`,
  },
  linkRanOut: {
    title: 'Pembayaran lewat tautan Anda belum selesai',
    body: (child, amount) =>
      `Orang yang Anda kirimi tautan sudah mulai membayar ${amount} untuk ${child}, tapi waktunya habis sebelum uangnya masuk. Tidak ada uang yang terpotong.`,
    open: (bill) => `${bill} masih terbuka.`,
    closed: (bill) =>
      `Sayang sekali, pendaftaran kelas ini sudah ditutup, jadi ${bill} tidak bisa dibayar lagi. Kalau ada kelas lain yang buka, pilih di halaman anak; atau tanya kami.`,
  },
  enrolled: {
    title: (child) => `${child} sudah terdaftar`,
    body: (child, bill, amount) =>
      `Terima kasih! Pembayaran ${amount} sudah masuk, dan ${child} sudah dapat tempat di kelas. ${bill} lunas.`,
  },
  reversed: {
    title: 'Ada pembayaran yang ditarik kembali',
    body: (child, bill, amount) =>
      `Layanan pembayaran menarik kembali ${amount} untuk ${child}. ${bill} terbuka lagi, dan pelajarannya menunggu sampai tagihan ini lunas. Kalau Anda merasa tidak membatalkannya, kabari kami, ya.`,
    ahead: (child, bill, amount) =>
      `Layanan pembayaran menarik kembali ${amount} untuk ${child}. ${bill} terbuka lagi. Pelajaran tetap berjalan, karena bulan-bulan ini sudah lunas. Kalau Anda merasa tidak membatalkannya, kabari kami, ya.`,
    closed: (child, bill, amount) =>
      `Layanan pembayaran menarik kembali ${amount} untuk ${child}. Sayang sekali, pendaftaran kelas ini sudah ditutup, jadi ${bill} tidak bisa dibayar lagi, dan tempat ${child} di kelas itu kami lepas. Kalau Anda merasa tidak membatalkannya, kabari kami, ya.`,
  },
  undone: {
    title: 'Ada pembayaran yang salah dicatat',
    body: (child, bill, amount) =>
      `Maaf, kami salah mencatat ${amount} untuk ${child}. Catatannya sudah kami batalkan. ${bill} terbuka lagi, dan pelajarannya menunggu sampai tagihan ini lunas. Kalau Anda memang sudah membayar, kabari kami, ya.`,
    ahead: (child, bill, amount) =>
      `Maaf, kami salah mencatat ${amount} untuk ${child}. Catatannya sudah kami batalkan. ${bill} terbuka lagi; pelajaran tetap berjalan. Kalau Anda memang sudah membayar, kabari kami, ya.`,
    closed: (child, bill, amount) =>
      `Maaf, kami salah mencatat ${amount} untuk ${child}. Catatannya sudah kami batalkan. Pendaftaran kelas ini sudah ditutup, jadi ${bill} tidak bisa dibayar lagi. Kalau Anda memang sudah membayar, kabari kami, ya.`,
  },
  staffReversed: {
    title: 'Ada pembayaran yang ditarik kembali',
    body: (child, bill, amount, orderId) =>
      `${amount} untuk ${child} (${bill}, pembayaran ${orderId}) ditarik kembali oleh layanan pembayaran.`,
    open: 'Tagihannya terbuka lagi; paket yang belum dikirim ditahan.',
    closed:
      'Pendaftaran kelas ini sudah ditutup, jadi tagihannya tidak bisa dibayar lagi dan tempat di kelas itu dilepas; paket yang belum dikirim tidak perlu dikirim.',
  },
  toRefund: {
    title: 'Ada pembayaran yang akan kami kembalikan',
    body: (child, bill, amount) =>
      `${amount} untuk ${child} (${bill}) masuk padahal sudah tidak ada yang perlu dibayar. Uangnya kami kembalikan ke rekening atau dompet asalnya. Anda tidak perlu apa-apa; kalau kelamaan, kabari kami.`,
  },
  notCounted: {
    title: 'Ada pembayaran yang akan kami kembalikan',
    body: (child, bill, amount) =>
      `${amount} untuk ${child} (${bill}) sudah masuk, tapi jumlahnya beda dari tagihan. Jadi tidak dihitung, dan uangnya kami kembalikan ke rekening atau dompet asalnya.`,
    open: (bill) => `${bill} masih terbuka: bayar sesuai jumlah yang tertera, ya.`,
    paid: (bill) => `Untuk ${bill}, tidak ada lagi yang perlu dibayar.`,
    closed: (bill) =>
      `Sayang sekali, pendaftaran kelas ini sudah ditutup, jadi ${bill} tidak bisa dibayar lagi. Kalau ada kelas lain yang buka, pilih di halaman anak; atau tanya kami.`,
  },
  paidByOther: {
    title: 'Pembayaran Anda yang lain sekarang berlaku',
    body: (child, bill, amount) =>
      `Satu dari dua pembayaran Anda untuk ${child} sudah kembali. Yang satu lagi, ${amount}, tadinya mau kami kembalikan, sekarang melunasi ${bill}. Untuk ${child} tidak ada yang berubah.`,
  },
  staffPaidByOther: {
    title: 'Ada pembayaran yang tidak perlu dikembalikan lagi',
    body: (child, bill, amount, orderId) =>
      `Uang yang melunasi ${bill} untuk ${child} sudah kembali. Pembayaran ${orderId} sebesar ${amount}, yang tadinya perlu dikembalikan, sekarang melunasinya. Jangan dikembalikan, ya.`,
  },
  staffOtherAmount: {
    title: 'Ada pembayaran yang jumlahnya beda',
    body: (child, bill, amount, orderId) =>
      `Layanan pembayaran menyebut jumlah selain ${amount} untuk pembayaran ${orderId} dari ${child} (${bill}). Uang itu belum melunasi apa pun. Putuskan di halaman Pembayaran.`,
  },
  staffToRefund: {
    title: 'Ada pembayaran yang perlu dikembalikan',
    body: (child, bill, amount, orderId) =>
      `${amount} untuk ${child} (${bill}) masuk padahal sudah tidak ada yang perlu dibayar. Kembalikan pembayaran ${orderId} di halaman Pembayaran.`,
  },
  staffNotCounted: {
    title: 'Ada pembayaran yang perlu dikembalikan',
    body: (child, bill, amount, orderId) =>
      `${amount} untuk ${child} (${bill}) masuk dengan jumlah yang beda dari tagihan, jadi tidak dihitung. Kembalikan pembayaran ${orderId} di halaman Pembayaran.`,
  },
  staffRefunded: {
    title: 'Satu pembayaran sudah dikembalikan',
    body: (child, bill, amount, orderId) =>
      `Pembayaran ${orderId} sebesar ${amount} untuk ${child} (${bill}) sudah dikembalikan. Urusan ini selesai.`,
  },
};

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
      `Kami telah mengembalikan ${amount} untuk ${child} (${bill}). Uangnya kembali ke rekening atau dompet asalnya; bisa perlu beberapa hari sampai terlihat, dengan kartu kredit sampai 14 hari.`,
  },
  refundedByTransfer: {
    title: 'Uang Anda kami kembalikan',
    body: (child, bill, amount) =>
      `Kami telah mentransfer kembali ${amount} untuk ${child} (${bill}). Uangnya sampai di rekening Anda dalam dua hari kerja.`,
  },
  reopened: {
    waits: (bill) => `${bill} kembali terbuka, dan pelajaran menunggu sampai tagihan ini dibayar.`,
    goesOn: (bill) =>
      `${bill} kembali terbuka. Pelajaran hari ini tetap berjalan karena bulan-bulan sekarang sudah lunas.`,
    closed: (bill) =>
      `Sayangnya pendaftaran kelas ini sudah ditutup, jadi ${bill} tidak dapat dibayar lagi. Bila ada kelas lain yang buka, Anda dapat memilihnya di halaman anak; atau hubungi kami.`,
  },
  staffRefundRefused: {
    title: 'Sebuah pengembalian ditolak',
    body: (child, bill, amount, orderId) =>
      `Layanan pembayaran tidak mengembalikan ${amount} untuk ${child} (${bill}, pembayaran ${orderId}). Mohon transfer uangnya, lalu catat di halaman Pembayaran.`,
  },
  staffRefundNotNeeded: {
    title: 'Sebuah pengembalian tidak perlu lagi',
    body: (child, bill, amount, orderId) =>
      `Sebelum ${amount} untuk ${child} (${bill}, pembayaran ${orderId}) dapat dikembalikan, seluruh pembayarannya sudah kembali dengan cara lain, jadi pengembalian ini diakhiri. Mohon jangan mentransfer apa pun.`,
  },
  staffBackTwice: {
    title: 'Uang kembali dua kali',
    body: (child, bill, amount, orderId) =>
      `Layanan pembayaran menarik kembali pembayaran ${orderId} untuk ${child} (${bill}), padahal ${amount} sudah ditransfer kembali. Keluarga menerima uang itu dua kali: mohon hubungi mereka, atau ajukan keberatan ke layanan pembayaran.`,
  },
  staffGivenThere: {
    title: 'Layanan pembayaran mengembalikan dana',
    body: (child, bill, amount, orderId) =>
      `${amount} dari pembayaran ${orderId} untuk ${child} (${bill}) dikembalikan langsung di layanan pembayaran, bukan dari sini. Jumlahnya sudah dicatat, dan keluarganya sudah diberi tahu.`,
  },
  paid: {
    title: 'Pembayaran Anda sudah kami terima',
    body: (child, bill, amount) =>
      `Terima kasih! Pembayaran ${amount} untuk ${child} sudah kami terima. ${bill} sudah lunas.`,
  },
  paidByLink: {
    title: 'Terbayar lewat tautan Anda',
    body: (child: string, bill: string, amount: string) =>
      `Dibayar oleh orang yang Anda kirimi tautan: ${amount} untuk ${child} sudah kami terima, dan ${bill} lunas.`,
  },
  linkUnused: {
    title: 'Tautan pembayaran Anda sudah kedaluwarsa',
    body: (child, bill, moment) =>
      `Tautan untuk ${bill} (${child}) berlaku sampai ${moment}, dan belum ada yang mulai membayar lewat tautan itu. Anda dapat membayar sendiri atau membuat tautan baru.`,
  },
  linkRanOut: {
    title: 'Pembayaran lewat tautan Anda belum selesai',
    body: (child, amount) =>
      `Orang yang Anda kirimi tautan sudah mulai membayar ${amount} untuk ${child}, tetapi waktunya habis sebelum uangnya masuk. Tidak ada uang yang terpotong.`,
    open: (bill) => `${bill} masih terbuka.`,
    closed: (bill) =>
      `Sayangnya pendaftaran kelas ini sudah ditutup, jadi ${bill} tidak dapat dibayar lagi. Bila ada kelas lain yang buka, Anda dapat memilihnya di halaman anak; atau hubungi kami.`,
  },
  enrolled: {
    title: (child) => `${child} sudah terdaftar`,
    body: (child, bill, amount) =>
      `Terima kasih! Pembayaran ${amount} sudah kami terima, dan ${child} sudah mendapat tempat di kelas. ${bill} sudah lunas.`,
  },
  reversed: {
    title: 'Ada pembayaran yang ditarik kembali',
    body: (child, bill, amount) =>
      `Layanan pembayaran menarik kembali ${amount} untuk ${child}. ${bill} kembali terbuka, dan pelajaran menunggu sampai tagihan ini dibayar. Bila Anda tidak merasa membatalkannya, silakan hubungi kami.`,
    ahead: (child, bill, amount) =>
      `Layanan pembayaran menarik kembali ${amount} untuk ${child}. ${bill} kembali terbuka. Pelajaran hari ini tetap berjalan karena bulan-bulan sekarang sudah lunas. Bila Anda tidak merasa membatalkannya, silakan hubungi kami.`,
    closed: (child, bill, amount) =>
      `Layanan pembayaran menarik kembali ${amount} untuk ${child}. Sayangnya pendaftaran kelas ini sudah ditutup, jadi ${bill} tidak dapat dibayar lagi, dan tempat ${child} di kelas itu berakhir. Bila Anda tidak merasa membatalkannya, silakan hubungi kami.`,
  },
  undone: {
    title: 'Ada pembayaran yang keliru dicatat',
    body: (child, bill, amount) =>
      `Kami keliru mencatat ${amount} untuk ${child}, dan catatannya sudah kami batalkan. ${bill} kembali terbuka, dan pelajaran menunggu sampai tagihan ini dibayar. Bila Anda memang sudah membayar, silakan hubungi kami.`,
    ahead: (child, bill, amount) =>
      `Kami keliru mencatat ${amount} untuk ${child}, dan catatannya sudah kami batalkan. ${bill} kembali terbuka; pelajaran hari ini tetap berjalan. Bila Anda memang sudah membayar, silakan hubungi kami.`,
    closed: (child, bill, amount) =>
      `Kami keliru mencatat ${amount} untuk ${child}, dan catatannya sudah kami batalkan. Pendaftaran kelas ini sudah ditutup, jadi ${bill} tidak dapat dibayar lagi. Bila Anda memang sudah membayar, silakan hubungi kami.`,
  },
  staffReversed: {
    title: 'Ada pembayaran yang ditarik kembali',
    body: (child, bill, amount, orderId) =>
      `${amount} untuk ${child} (${bill}, pembayaran ${orderId}) ditarik kembali oleh layanan pembayaran.`,
    open: 'Tagihan kembali terbuka; paket yang belum dikirim ditahan.',
    closed:
      'Pendaftaran kelas ini sudah ditutup, jadi tagihannya tidak bisa dibayar lagi dan tempat di kelas itu dilepas; paket yang belum dikirim tidak perlu dikirim.',
  },
  toRefund: {
    title: 'Ada pembayaran yang akan kami kembalikan',
    body: (child, bill, amount) =>
      `Pembayaran ${amount} untuk ${child} (${bill}) sudah masuk, tetapi tidak ada lagi yang perlu dibayar. Uangnya akan kami kembalikan ke rekening atau dompet asalnya. Anda tidak perlu melakukan apa-apa; bila terlalu lama, silakan hubungi kami.`,
  },
  notCounted: {
    title: 'Ada pembayaran yang akan kami kembalikan',
    body: (child, bill, amount) =>
      `Uang ${amount} untuk ${child} (${bill}) sudah masuk, tetapi jumlahnya berbeda dari yang perlu dibayar. Karena itu uang ini tidak dihitung, dan akan kami kembalikan ke rekening atau dompet asalnya.`,
    open: (bill) => `${bill} masih terbuka: mohon dibayar sesuai jumlah yang tertera.`,
    paid: (bill) => `Untuk ${bill}, tidak ada lagi yang perlu dibayar.`,
    closed: (bill) =>
      `Sayangnya pendaftaran kelas ini sudah ditutup, jadi ${bill} tidak dapat dibayar lagi. Bila ada kelas lain yang buka, Anda dapat memilihnya di halaman anak; atau hubungi kami.`,
  },
  paidByOther: {
    title: 'Pembayaran Anda yang lain kini berlaku',
    body: (child, bill, amount) =>
      `Salah satu dari dua pembayaran Anda untuk ${child} sudah dikembalikan. Pembayaran lainnya, ${amount}, yang tadinya akan kami kembalikan, kini melunasi ${bill}. Bagi ${child} tidak ada yang berubah.`,
  },
  staffPaidByOther: {
    title: 'Sebuah pembayaran tidak perlu dikembalikan lagi',
    body: (child, bill, amount, orderId) =>
      `Uang yang melunasi ${bill} untuk ${child} sudah kembali. Pembayaran ${orderId} sebesar ${amount}, yang tadinya perlu dikembalikan, kini melunasinya. Mohon jangan dikembalikan.`,
  },
  staffOtherAmount: {
    title: 'Jumlah sebuah pembayaran berbeda',
    body: (child, bill, amount, orderId) =>
      `Layanan pembayaran menyebut jumlah selain ${amount} untuk pembayaran ${orderId} dari ${child} (${bill}). Uang seperti itu tidak melunasi apa pun di sini. Mohon putuskan di halaman Pembayaran.`,
  },
  staffToRefund: {
    title: 'Ada pembayaran yang perlu dikembalikan',
    body: (child, bill, amount, orderId) =>
      `${amount} untuk ${child} (${bill}) masuk padahal sudah tidak ada yang perlu dibayar. Mohon kembalikan pembayaran ${orderId} di halaman Pembayaran.`,
  },
  staffNotCounted: {
    title: 'Ada pembayaran yang perlu dikembalikan',
    body: (child, bill, amount, orderId) =>
      `${amount} untuk ${child} (${bill}) masuk dengan jumlah yang berbeda dari tagihan dan tidak dihitung. Mohon kembalikan pembayaran ${orderId} di halaman Pembayaran.`,
  },
  staffRefunded: {
    title: 'Sebuah pembayaran sudah dikembalikan',
    body: (child, bill, amount, orderId) =>
      `Pembayaran ${orderId} sebesar ${amount} untuk ${child} (${bill}), yang tadinya perlu dikembalikan, sudah dikembalikan. Tidak ada lagi yang perlu dilakukan.`,
  },
};

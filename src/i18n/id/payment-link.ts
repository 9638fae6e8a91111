import type { paymentLink as en } from '../en/payment-link.ts';
import type { Translated } from '../language.ts';

/** Tagihan yang dibayar orang lain: bagian keluarga, dan halaman yang dilihat pembayar. */
export const paymentLink: Translated<typeof en> = {
  title: 'Tautan untuk yang mau membayar',
  close: 'Tutup',
  loading: 'Tautannya sedang kami cari',
  what: (name) =>
    `Yang membuka tautan ini hanya melihat nama “${name}”, tagihan ini, dan jumlahnya. Nama lengkap dan data lain tidak terlihat.`,
  lasts: (days) => `Berlaku ${days} hari, dibayar lewat QRIS atau Mandiri, dan bisa Anda matikan kapan saja.`,
  lastsUntil: (date) =>
    `Berlaku sampai akhir hari ${date}, dibayar lewat QRIS atau Mandiri, dan bisa Anda matikan kapan saja.`,
  make: 'Buat tautan',
  once: 'Ini tautannya. Tampilnya hanya sekali, jadi kirim atau salin sekarang.',
  until: (moment) => `Berlaku sampai ${moment}.`,
  since: (moment) => `Tautan untuk tagihan ini aktif sejak ${moment}.`,
  used: (moment) => `Ada yang mulai membayar lewat tautan ini ${moment}.`,
  unused: 'Belum ada yang mulai membayar lewat tautan ini.',
  hidden: 'Tautannya tidak bisa kami tampilkan lagi. Kalau hilang, buat yang baru; yang lama langsung mati.',
  copy: 'Salin tautan',
  copied: 'Tersalin',
  byHand: 'Tautan sudah ditandai: tekan lama, lalu salin.',
  share: 'Bagikan',
  whatsapp: 'Kirim lewat WhatsApp',
  message: (school, url) =>
    `Halo! Boleh minta tolong bayarkan tagihan kursus di ${school}? Jumlah dan metode pembayarannya ada di sini, tanpa perlu masuk akun: ${url}`,
  renew: 'Buat tautan baru',
  renewAsk: {
    title: 'Buat tautan baru?',
    text: 'Tautan lama langsung mati, dan pembayaran lewat tautan itu yang belum lunas ikut batal.',
    yes: 'Ya, buat yang baru',
    no: 'Pakai yang lama',
  },
  payer: {
    page: 'Bayar tagihan',
    shared:
      'Ada keluarga yang minta tolong dibayarkan tagihan kursusnya. Jumlah dan metode pembayarannya ada di sini, tanpa perlu masuk akun.',
    title: (name) => `Tagihan kursus untuk ${name}`,
    lead: (school, name) =>
      `Keluarga ${name} minta tolong Anda membayarkan tagihan ini di ${school}, kursus bahasa Inggris online untuk anak. Terima kasih sudah membantu!`,
    loading: 'Tagihan sedang dimuat',
    amount: 'Yang dibayar',
    opens: (date) => `Bayar sekarang, pelajaran langsung terbuka sampai ${date}.`,
    how: 'Mau bayar pakai apa?',
    familyPays: (time) => `Keluarganya sedang membayar tagihan ini, sejak pukul ${time} WIB.`,
    familyPaysText:
      'Tanya mereka dulu, ya. Kalau Anda memilih metode pembayaran di sini, kode yang mereka pegang tidak berlaku lagi.',
    safe: 'Uangnya sampai ke sekolah lewat Midtrans, layanan pembayaran berizin. Anda tidak perlu akun, dan kami tidak menanyakan siapa Anda.',
    next: 'Begitu uangnya masuk, tagihan lunas, keluarganya kami kabari, dan Anda bisa melihatnya di sini.',
    until: (moment) => `Tautan ini berlaku sampai ${moment}.`,
    other: 'Bayar dengan cara lain',
    check: 'Cek sekarang',
    waiting: 'Kami cek otomatis. Halaman ini boleh dibiarkan terbuka.',
    waitingNumbers: 'Boleh ditutup: tagihannya tetap lunas begitu uangnya masuk.',
    ended: 'Kode itu tidak bisa dibayar lagi. Tidak ada uang yang terpotong; pilih lagi mau bayar pakai apa.',
    paid: 'Terima kasih!',
    paidText: 'Tagihan ini sudah lunas dan keluarganya sudah kami kabari. Sudah beres semua.',
    proof: {
      title: 'Bukti pembayaran',
      child: 'Untuk',
      bill: (name) => `Tagihan kursus ${name}`,
      at: 'Dibayar pada',
      method: 'Metode pembayaran',
      order: 'Nomor pesanan',
      share: 'Bagikan atau simpan',
      print: 'Cetak atau simpan PDF',
      copy: 'Salin tulisannya',
      copied: 'Tersalin',
      text: (proof) =>
        `Sudah dibayar di ${proof.school}: ${proof.amount}, tagihan kursus ${proof.name}, pada ${proof.moment} lewat ${proof.method}. Nomor pesanan ${proof.order}.`,
    },
    takenBack: 'Uang Anda sudah kembali',
    takenBackText: (paidAt, backAt) =>
      `Pembayaran Anda pada ${paidAt} sudah kami terima. Pada ${backAt} uangnya kembali ke rekening atau dompet asalnya; di bank kadang baru terlihat beberapa hari kemudian.`,
    transferredText: (paidAt, backAt) =>
      `Pembayaran Anda pada ${paidAt} sudah kami terima. Pada ${backAt} sekolah mentransfer uangnya kembali ke keluarganya; tanyakan ke mereka, ya.`,
    partlyTransferredText: (parts) =>
      `Pembayaran Anda pada ${parts.paidAt} sudah kami terima. Sampai ${parts.backAt} semuanya sudah dikembalikan: ${parts.returned} ke rekening atau dompet asalnya, dan ${parts.transferred} lewat transfer sekolah ke keluarganya; yang ini tanyakan ke mereka, ya.`,
    takenBackAsk:
      'Sebelum bayar lagi, tanya keluarganya dulu, ya. Tautan ini sudah ditutup; untuk pembayaran baru, mereka perlu mengirim tautan baru.',
    takenBackPaid: 'Tagihannya sudah lunas dengan cara lain, jadi Anda tidak perlu apa-apa lagi.',
    refund: 'Uang Anda akan kembali',
    refundText: (school) =>
      `Pembayaran Anda masuk saat tagihan sudah lunas. ${school} mengembalikannya ke rekening atau dompet asalnya; simpan dulu nomor di bawah sampai uangnya kembali.`,
    refundOther: (school) =>
      `Pembayaran Anda masuk, tapi jumlahnya beda dari tagihan, jadi tidak dihitung. ${school} mengembalikannya ke rekening atau dompet asalnya; simpan dulu nomor di bawah sampai uangnya kembali.`,
    refundOtherAsk: 'Tagihannya masih terbuka. Sebelum bayar lagi, tanya keluarganya dulu, ya.',
    review: 'Pembayaran Anda sedang diperiksa',
    reviewText: (school) =>
      `Pembayaran Anda sudah masuk, tapi jumlahnya beda dari tagihan. ${school} sudah tahu dan sedang memeriksanya; jangan bayar lagi dulu, ya. Hasilnya tampil di halaman ini.`,
    expired: 'Tautan ini sudah kedaluwarsa',
    expiredText: 'Tagihannya tidak bisa dibayar lagi lewat tautan ini. Minta tautan baru ke keluarganya, ya.',
    unknown: 'Tautan ini tidak berlaku',
    unknownText: 'Mungkin sudah dimatikan, atau alamatnya terpotong. Minta tautan baru ke keluarganya, ya.',
    order: (number) => `Pembayaran ${number}`,
    failed: 'Tagihannya belum bisa dimuat',
    failedText: 'Cek koneksi Anda, lalu coba lagi.',
    retry: 'Coba lagi',
    limitedText:
      'Mungkin sudah tidak berlaku, atau alamatnya terpotong. Minta tautan baru ke keluarganya, atau coba lagi nanti.',
  },
};

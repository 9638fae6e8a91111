import type { paymentLink as en } from '../en/payment-link.ts';
import type { Translated } from '../language.ts';

/** Tagihan yang dibayar orang lain: bagian keluarga, dan halaman yang dilihat pembayar. */
export const paymentLink: Translated<typeof en> = {
  title: 'Tautan untuk yang membayar',
  close: 'Tutup',
  loading: 'Kami sedang memeriksa apakah ada tautan',
  what: (name) =>
    `Yang membuka tautan hanya melihat nama “${name}”, tagihan ini, dan jumlahnya. Nama lengkap dan data lain tidak terlihat.`,
  lasts: (days) =>
    `Berlaku ${days} hari, dibayar lewat QRIS atau Mandiri, dan dapat Anda matikan kapan saja.`,
  lastsUntil: (date) =>
    `Berlaku sampai akhir hari ${date}, dibayar lewat QRIS atau Mandiri, dan dapat Anda matikan kapan saja.`,
  make: 'Buat tautan',
  once: 'Ini tautan Anda. Hanya tampil sekali, jadi kirim atau salin sekarang.',
  until: (moment) => `Berlaku sampai ${moment}.`,
  since: (moment) => `Tautan untuk tagihan ini aktif sejak ${moment}.`,
  used: (moment) => `Pembayaran lewat tautan ini dimulai pada ${moment}.`,
  unused: 'Belum ada yang mulai membayar lewat tautan ini.',
  hidden:
    'Tautannya tidak dapat kami tampilkan lagi. Kalau hilang, buat yang baru; yang lama langsung tidak berlaku.',
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
    text: 'Tautan lama langsung tidak berlaku, dan pembayaran yang dimulai lewat tautan itu tetapi belum lunas dibatalkan.',
    yes: 'Ya, buat yang baru',
    no: 'Pakai yang lama',
  },
  payer: {
    page: 'Bayar tagihan',
    shared:
      'Ada keluarga yang minta tolong Anda membayar tagihan kursus. Jumlah dan metode pembayarannya ada di sini, tanpa perlu masuk akun.',
    title: (name) => `Tagihan kursus untuk ${name}`,
    lead: (school, name) =>
      `Keluarga ${name} minta tolong Anda membayar tagihan ini di ${school}, kursus bahasa Inggris online untuk anak. Terima kasih sudah membantu!`,
    loading: 'Tagihan sedang dimuat',
    amount: 'Yang dibayar',
    opens: (date) => `Bayar sekarang, pelajaran langsung terbuka sampai ${date}.`,
    how: 'Anda ingin membayar dengan apa?',
    familyPays: (time) => `Keluarganya sedang membayar tagihan ini, sejak pukul ${time} WIB.`,
    familyPaysText:
      'Mohon tanyakan dulu kepada mereka. Kalau Anda memilih metode pembayaran di sini, kode yang mereka pegang tidak berlaku lagi.',
    safe: 'Uangnya sampai ke sekolah lewat Midtrans, layanan pembayaran berizin. Anda tidak perlu akun, dan kami tidak menanyakan siapa Anda.',
    next: 'Begitu uangnya masuk, halaman ini memberi tahu, tagihan lunas, dan keluarganya kami kabari.',
    until: (moment) => `Tautan ini berlaku sampai ${moment}.`,
    other: 'Bayar dengan cara lain',
    check: 'Periksa sekarang',
    waiting: 'Kami cek otomatis. Halaman ini boleh dibiarkan terbuka.',
    waitingNumbers: 'Boleh ditutup: tagihannya tetap lunas begitu uangnya masuk.',
    ended:
      'Kode itu tidak dapat dibayar lagi. Tidak ada uang yang terpotong lewat kode itu; silakan pilih lagi cara membayar.',
    paid: 'Terima kasih!',
    paidText:
      'Tagihan ini sudah lunas dan keluarganya sudah kami kabari. Anda tidak perlu melakukan apa-apa lagi.',
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
      `Pembayaran Anda pada ${paidAt} sudah kami terima. Pada ${backAt} uangnya kembali ke rekening atau dompet asalnya; di bank bisa perlu beberapa hari sampai terlihat.`,
    transferredText: (paidAt, backAt) =>
      `Pembayaran Anda pada ${paidAt} sudah kami terima. Pada ${backAt} sekolah mentransfer uangnya kembali kepada keluarga; mohon tanyakan kepada mereka.`,
    partlyTransferredText: (parts) =>
      `Pembayaran Anda pada ${parts.paidAt} sudah kami terima. Sampai ${parts.backAt} semuanya sudah dikembalikan: ${parts.returned} ke rekening atau dompet asalnya, dan ${parts.transferred} lewat transfer sekolah kepada keluarga; yang ini mohon tanyakan kepada mereka.`,
    takenBackAsk:
      'Mohon tanyakan dulu kepada keluarganya sebelum membayar lagi. Tautan ini sudah ditutup; untuk pembayaran baru, mereka mengirimkan tautan baru.',
    takenBackPaid: 'Tagihannya sudah lunas dengan cara lain, jadi Anda tidak perlu melakukan apa-apa lagi.',
    refund: 'Uang Anda akan kembali',
    refundText: (school) =>
      `Pembayaran Anda masuk saat tagihan sudah lunas. ${school} mengembalikannya ke rekening atau dompet asalnya; mohon simpan nomor di bawah sampai uangnya kembali.`,
    refundOther: (school) =>
      `Pembayaran Anda masuk dengan jumlah yang berbeda dari tagihan, jadi tidak dihitung. ${school} mengembalikannya ke rekening atau dompet asalnya; mohon simpan nomor di bawah sampai uangnya kembali.`,
    refundOtherAsk: 'Tagihannya masih terbuka. Mohon tanyakan dulu kepada keluarganya sebelum membayar lagi.',
    review: 'Pembayaran Anda sedang diperiksa',
    reviewText: (school) =>
      `Pembayaran Anda sudah masuk dengan jumlah yang berbeda dari tagihan. ${school} sudah mendapat pemberitahuan dan sedang memeriksanya; mohon jangan membayar lagi dulu. Hasilnya akan tampil di halaman ini.`,
    expired: 'Tautan ini sudah kedaluwarsa',
    expiredText:
      'Tagihan tidak dapat dibayar lagi lewat tautan ini. Mohon minta tautan baru kepada keluarganya.',
    unknown: 'Tautan ini tidak berlaku',
    unknownText:
      'Mungkin sudah dimatikan, atau ada bagian yang hilang. Mohon minta tautan baru kepada keluarganya.',
    order: (number) => `Pembayaran ${number}`,
    failed: 'Tagihan tidak dapat dimuat',
    failedText: 'Mohon periksa koneksi Anda, lalu coba lagi.',
    retry: 'Coba lagi',
    limitedText:
      'Mungkin sudah tidak berlaku, atau ada bagian yang hilang. Mohon minta tautan baru kepada keluarganya, atau coba lagi nanti.',
  },
};

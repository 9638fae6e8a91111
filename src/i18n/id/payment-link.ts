import type { paymentLink as en } from '../en/payment-link.ts';
import type { Translated } from '../language.ts';

/** Tagihan yang dibayar orang lain: bagian keluarga, dan halaman yang dilihat pembayar. */
export const paymentLink: Translated<typeof en> = {
  title: 'Tautan untuk yang membayar',
  loading: 'Kami sedang memeriksa apakah ada tautan',
  what: (name) =>
    `Pemegang tautan melihat “${name}”, tagihan ini dan jumlahnya, lalu membayar lewat QRIS atau Mandiri. Tidak ada yang lain: tanpa nama keluarga, tagihan lain, atau pelajaran.`,
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
    `Halo! Boleh minta tolong bayarkan tagihan kursus di ${school}? Jumlah dan cara bayarnya ada di sini, tanpa perlu masuk akun: ${url}`,
  renew: 'Buat tautan baru',
  revoke: 'Cabut tautan',
  revokeAsk: {
    title: 'Cabut tautan ini?',
    text: 'Tautan langsung tidak berlaku, dan pembayaran yang dimulai lewat tautan ini tetapi belum lunas dibatalkan. Anda dapat membuat yang baru kapan saja.',
    yes: 'Ya, cabut',
    no: 'Biarkan',
  },
  revoked: 'Tautan sudah dicabut.',
  payer: {
    page: 'Bayar tagihan',
    title: (name) => `Tagihan kursus untuk ${name}`,
    lead: (school) =>
      `Keluarganya meminta Anda membayar tagihan ini di ${school}, kursus bahasa Inggris online untuk anak. Terima kasih sudah membantu!`,
    loading: 'Tagihan sedang dimuat',
    amount: 'Yang dibayar',
    how: 'Anda ingin membayar dengan apa?',
    safe: 'Uangnya sampai ke sekolah lewat Midtrans, layanan pembayaran berizin. Anda tidak perlu akun, dan kami tidak menanyakan siapa Anda.',
    next: 'Begitu uangnya masuk, halaman ini memberi tahu, tagihan lunas, dan keluarganya kami kabari.',
    until: (moment) => `Tautan ini berlaku sampai ${moment}.`,
    other: 'Bayar dengan cara lain',
    check: 'Periksa sekarang',
    waiting: 'Pembayaran Anda kami periksa sendiri. Halaman ini boleh dibiarkan terbuka.',
    ended:
      'Kode itu tidak dapat dibayar lagi. Tidak ada uang yang terpotong lewat kode itu; silakan pilih lagi cara membayar.',
    paid: 'Terima kasih!',
    paidText:
      'Tagihan ini sudah lunas dan keluarganya sudah kami kabari. Anda tidak perlu melakukan apa-apa lagi.',
    refund: 'Uang Anda akan kembali',
    refundText: (school) =>
      `Pembayaran Anda masuk saat tagihan sudah lunas. ${school} mengembalikannya kepada Anda; mohon simpan nomor di bawah sampai uangnya kembali.`,
    expired: 'Tautan ini sudah kedaluwarsa',
    expiredText:
      'Tagihan tidak dapat dibayar lagi lewat tautan ini. Mohon minta tautan baru kepada keluarganya.',
    unknown: 'Tautan ini tidak berlaku',
    unknownText:
      'Mungkin sudah dicabut, atau ada bagian yang hilang. Mohon minta tautan baru kepada keluarganya.',
    order: (number) => `Pembayaran ${number}`,
    failed: 'Tagihan tidak dapat dimuat',
    failedText: 'Mohon periksa koneksi Anda, lalu coba lagi.',
    retry: 'Coba lagi',
  },
};

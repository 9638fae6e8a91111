import { brand } from '../brand-in-texts.ts';
import type * as en from '../en/pay-methods.ts';
import type { Translated } from '../language.ts';

const mandiri: Translated<typeof en.payMethods.mandiri> = {
  title: 'Bayar tagihan ini di Bank Mandiri',
  lead: 'Dari rekening Mandiri mana saja: lewat aplikasi, ATM, atau komputer.',
  billerCode: 'Kode perusahaan',
  billKey: 'Nomor pembayaran (Nomor Virtual Account)',
  amount: 'Jumlah',
  copy: 'Salin',
  copied: 'Tersalin',
  copyOf: (label) => `Salin: ${label}`,
  copiedOf: (label) => `Tersalin: ${label}`,
  byHand: 'Sudah terpilih. Tekan lama, lalu pilih “Salin”.',
  missing:
    'Nomornya belum bisa dimuat. Kalau masih begitu, pilih “Ganti Metode Pembayaran” di bawah, lalu bayar sekali lagi: nanti nomornya baru.',
  how: 'Cara membayar',
  ways: [
    {
      name: 'Livin’ by Mandiri (aplikasi)',
      steps: [
        'Buka Livin’ by Mandiri, lalu pilih “Bayar”.',
        'Ketik kode perusahaan {code} di pencarian, lalu pilih perusahaan yang muncul.',
        'Ketik atau tempel nomor pembayaran, lalu lanjutkan.',
        `Periksa nama ${brand.name} dan jumlahnya, lalu konfirmasi dengan PIN.`,
      ],
    },
    {
      name: 'ATM Mandiri',
      steps: [
        'Masukkan kartu dan PIN, lalu pilih “Bayar/Beli”.',
        'Pilih “Lainnya”, lalu “Multi Payment”.',
        'Ketik kode perusahaan {code}, lalu tekan “Benar”.',
        'Ketik nomor pembayaran, lalu tekan “Benar”.',
        'Periksa jumlahnya, pilih tagihan dengan mengetik 1, lalu tekan “Ya”. Simpan struknya.',
      ],
    },
    {
      name: 'Internet banking',
      steps: [
        'Masuk ke Livin’ by Mandiri atau Mandiri Internet Banking di komputer.',
        'Pilih “Bayar”, lalu “Multi Payment”.',
        'Di “Penyedia Jasa”, pilih yang berkode {code}.',
        'Tempel nomor pembayaran, lanjutkan, lalu pilih tagihannya.',
        'Periksa jumlahnya, lalu konfirmasi dengan token atau PIN.',
      ],
    },
  ],
  after:
    'Setelah itu kembali ke sini. Begitu pembayaran masuk, halaman ini berubah sendiri. Ditutup juga boleh: kursusnya tetap terdaftar.',
};

const card: Translated<typeof en.payMethods.card> = {
  number: 'Nomor Kartu',
  holder: 'Nama di Kartu',
  expiry: 'Masa Berlaku',
  expiryForm: 'MM/YY',
  code: 'Kode Keamanan',
  codeHint: 'Tiga angka di belakang kartu',
  brands: { visa: 'Visa', mastercard: 'Mastercard', jcb: 'JCB' },
  taken: 'Visa, Mastercard, atau JCB',
  unrecognised: 'Ini bukan Visa, Mastercard, atau JCB. Cek nomornya, atau pakai kartu lain',
  invalid: 'Kartu kredit tidak valid',
  past: 'Kartu ini sudah tidak berlaku',
  declined: 'Kartu ditolak bank',
  failed: 'Pembayaran kartu kredit gagal, silakan coba lagi nanti',
  failedWith: (status) => `Pembayaran kartu kredit gagal, ${status}`,
  advice:
    'Coba kartu lain, atau cek kode (OTP) yang dikirim bank. Tidak ada uang yang terpotong; kalau di bank terlihat lain, kabari kami.',
  scriptMissing: 'Layanan pembayaran belum tersambung. Tidak ada uang yang terpotong; coba cek koneksinya.',
  retry: 'Coba lagi',
  private:
    'Data kartu langsung ke layanan pembayaran. Kami tidak pernah melihat atau menyimpan nomor dan kodenya.',
  demo: 'Demo: tidak ada uang sungguhan. Pakai kartu 4811 1111 1111 1114, sembarang tanggal mendatang, dan kode 123.',
  question: 'Bank ingin memastikan ini memang Anda',
  questionLead: (amount) =>
    `Ketik kode (OTP) dari SMS atau aplikasi bank Anda, untuk ${amount}. Setelah itu halaman ini lanjut sendiri.`,
  frame: 'Halaman bank Anda',
  leave: 'Buka halaman bank di jendela ini',
  leaveHint: 'Tidak ada yang tampil?',
  waiting: {
    check: 'Kode sudah saya isi: cek pembayaran',
    pending: 'Bank belum menjawab. Kami tanya terus.',
    waiting: 'Menunggu kode OTP dari Anda',
  },
  answered: {
    check: 'Periksa pembayaran',
    pending: 'Kami sedang menunggu jawaban bank. Jarang lebih dari satu menit, lalu hasilnya tampil di sini.',
    waiting: 'Menunggu jawaban bank',
  },
};

export const payMethods: Translated<typeof en.payMethods> = { mandiri, card };

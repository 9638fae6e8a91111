import { brand } from '../brand-in-texts.ts';
import type * as en from '../en/pay-methods.ts';
import type { Translated } from '../language.ts';

const mandiri: Translated<typeof en.payMethods.mandiri> = {
  title: 'Bayar tagihan ini di Bank Mandiri',
  lead: 'Dari rekening Mandiri mana pun: lewat aplikasi, ATM, atau komputer.',
  billerCode: 'Kode perusahaan',
  billKey: 'Nomor pembayaran',
  amount: 'Jumlah',
  copy: 'Salin',
  copied: 'Tersalin',
  copyOf: (label) => `Salin: ${label}`,
  copiedOf: (label) => `Tersalin: ${label}`,
  byHand: 'Sudah terpilih. Tekan lama, lalu pilih “Salin”.',
  missing:
    'Nomornya belum bisa dimuat. Bila terjadi lagi, pilih “Ganti Metode Pembayaran” di bawah, lalu bayar sekali lagi: nomornya akan diganti baru.',
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
        'Sebagai penyedia jasa, pilih yang berkode {code}.',
        'Tempel nomor pembayaran, lanjutkan, lalu pilih tagihannya.',
        'Periksa jumlahnya, lalu konfirmasi dengan token atau PIN.',
      ],
    },
  ],
  after:
    'Setelah itu kembali ke sini. Halaman ini akan tahu sendiri bila pembayaran masuk, dan boleh ditutup: pelajaran tetap terbuka.',
};

export const payMethods: Translated<typeof en.payMethods> = { mandiri };

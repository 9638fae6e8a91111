import type * as en from '../en/admin-settings.ts';
import type { Translated } from '../language.ts';

export const settings: Translated<typeof en.settings> = {
  title: 'Pengaturan',
  back: 'Kembali ke pengaturan',
  edit: 'Ubah',
  prices: 'Harga',
  pricesNote:
    'Harga baru berlaku untuk tagihan yang dibuka mulai sekarang. Tagihan yang sudah terbuka atau sudah dibuat untuk keluarga tetap seperti semula.',
  priceName: 'Nama',
  normal: 'Harga Normal',
  discount: 'Diskon',
  pays: 'Yang Dibayar',
  noDiscount: 'tidak ada',
  priceTitle: 'Ubah Harga',
  submitPrice: 'Simpan Harga',
  missingTitle: 'Harga ini tidak ada',
  missingText: 'Mungkin nomor di alamat halaman salah. Semua harga ada di daftar.',
  amount: (amount) => `Artinya ${amount}.`,
  amountHint: 'Rupiah bulat, misalnya 1.300.000.',
  paysOnce: (amount) => `Orang tua membayar ${amount}, satu kali.`,
  paysBills: (amount, bills, year) =>
    bills === 1
      ? `Orang tua membayar ${amount} untuk setahun.`
      : `Orang tua membayar ${amount} tiap tagihan, ${year} untuk ${bills} tagihan setahun.`,
  askPrice: (name, after, before) =>
    `Anda yakin orang tua membayar ${after} untuk ${name}, bukan lagi ${before}?`,
  yearBrings: (months, after, before) =>
    `Setahun dengan pembayaran tiap ${months} bulan menjadi ${after} per anak, sebelumnya ${before}.`,
  feeBrings: (after, before) =>
    `Setahun yang dibayar sekaligus dengan kartu menambah biaya ${after}, sebelumnya ${before}.`,
  paysNothingYet: 'Begitu kedua jumlahnya benar, di sini terlihat berapa yang dibayar orang tua.',
  family: 'Yang dibayar satu keluarga',
  familyNote: 'Belum termasuk ongkos kirim, dan biaya kartu kalau membayar dengan kartu.',
  interval: (months) => `Tiap ${months} bulan`,
  yearly: 'Setahun sekali',
  perBill: 'Tiap tagihan',
  bills: 'Tagihan setahun',
  firstBill: 'Tagihan pertama, dengan pendaftaran, paket, dan buku',
  firstYear: 'Seluruh tahun pertama',
  cardFee: 'Biaya Kartu',
  cardFeeTitle: 'Ubah Biaya Kartu',
  submitCardFee: 'Simpan Biaya Kartu',
  percent: (share) => `${share} %`,
  noFee: 'Tidak ada',
  cardFeeHint:
    'Persen dari tagihan beserta ongkos kirimnya: 3 berarti tiga persen, 2,75 juga bisa; 0 kalau tidak ada.',
  askCardFee: (share) => `Anda yakin biaya kartu ${share} persen?`,
  percentOutside: 'Biaya kartu harus persentase dari 0 sampai 100, paling banyak dua desimal, misalnya 2,75',
  cardFeeNote: (regulation) =>
    `Bank Indonesia membatasi biaya tambahan untuk pembayaran dengan kartu (${regulation}). Dipungut atau tidak, pemilik sekolah yang memutuskan. Tagihan yang sudah terbuka tetap seperti semula.`,
  cardFeeExample: (net, gross, fee) =>
    `Tagihan ${net} menjadi ${gross} dengan kartu, ${fee} di antaranya biaya kartu.`,
  brand: 'Sekolah',
  brandTitle: 'Ubah Data Sekolah',
  submitBrand: 'Simpan Data Sekolah',
  brandNote:
    'Yang dibaca pengunjung dan orang tua tentang sekolah. Perubahan tampil mulai halaman dan email berikutnya.',
  contact: 'Nama dan kontak',
  address: 'Alamat',
  social: 'Media sosial',
  socialNote: 'Alamat web lengkap, diawali https://. Yang kosong tidak ditampilkan.',
  banner: 'Banner',
  bannerNote: 'Satu kalimat di atas setiap halaman.',
  classTimes: 'Jadwal kelas yang biasa',
  classTimesNote:
    'Hari, jam, dan lamanya kelas langsung, singkat saja. Ditampilkan selama kelompok anak belum punya hari sendiri.',
  teacher: 'Kartu guru',
  teacherNote: 'Tampil di beranda dan di halaman sejarah sekolah. Tanpa nama, kartunya tidak ada.',
  clip: 'Video di beranda',
  clipThere: 'ada video',
  clipNew: 'video baru',
  clipNote:
    'Setengah menit sudah cukup. Video ini bisa ditonton siapa saja di beranda; tanpa video, beranda menampilkan gambar.',
  clipLimit: 'MP4, M4V, atau video lain, paling besar 30 MB.',
  clipTooBig: (megabytes) => `Video ini ${megabytes} MB; batasnya 30 MB.`,
  withoutClip: 'Turunkan videonya',
  none: 'tidak ada',
};

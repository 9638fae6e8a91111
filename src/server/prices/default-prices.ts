import type { NewSetting } from './price-store.ts';

/** The price list of a new school, which staff change afterwards (rule R45). Amounts in rupiah, for one bill. */
export const defaultPrices: readonly NewSetting[] = [
  {
    key: 'registration',
    name: 'Lifetime Registration',
    nameIndo: 'Pendaftaran Seumur Hidup',
    description: 'Paid once for each child, and never again in later years',
    descriptionIndo: 'Dibayar satu kali untuk setiap anak, tidak lagi di tahun-tahun berikutnya',
    normalPrice: 250_000,
    discount: 0,
  },
  {
    key: 'kit',
    name: 'Study Kit',
    nameIndo: 'Paket Belajar',
    description: 'The material for a year of lessons, sent to your home',
    descriptionIndo: 'Perlengkapan belajar untuk satu tahun, dikirim ke rumah',
    normalPrice: 350_000,
    discount: 0,
  },
  {
    key: 'book',
    name: 'English Course Book',
    nameIndo: 'Buku Kursus Bahasa Inggris',
    description: 'The book that the lessons follow',
    descriptionIndo: 'Buku yang dipakai sepanjang pelajaran',
    normalPrice: 200_000,
    discount: 0,
  },
  {
    key: 'interval_2',
    name: '2 months',
    nameIndo: '2 bulan',
    description: '6 payments a year',
    descriptionIndo: '6 kali pembayaran dalam setahun',
    normalPrice: 700_000,
    discount: 0,
  },
  {
    key: 'interval_4',
    name: '4 months',
    nameIndo: '4 bulan',
    description: '3 payments a year',
    descriptionIndo: '3 kali pembayaran dalam setahun',
    normalPrice: 1_400_000,
    discount: 100_000,
  },
  {
    key: 'interval_12',
    name: '12 months',
    nameIndo: '12 bulan',
    description: 'One payment for the whole year',
    descriptionIndo: 'Satu kali pembayaran untuk setahun penuh',
    normalPrice: 4_200_000,
    discount: 1_000_000,
  },
];

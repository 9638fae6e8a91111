import type * as en from '../en/money.ts';
import type { Translated } from '../language.ts';

export const money: Translated<typeof en.money> = {
  title: 'Posisi uang',
  steps: {
    asked: 'Ditagihkan',
    waiting: 'Menunggu pembayaran',
    bank: 'Di bank',
    not_paid: 'Tidak dibayar',
    here: 'Sudah diterima sekolah',
    going_back: 'Dalam proses pengembalian',
    part_back: 'Sebagian sudah dikembalikan',
    gone_back: 'Sudah dikembalikan',
  },
  until: (moment) => `sampai ${moment}`,
  byTransfer: 'melalui transfer bank',
  byGateway: 'ke asal uangnya',
  next: {
    asked: '',
    waiting: 'Begitu dibayar, di sini langsung terlihat.',
    bank: 'Bank masih memeriksanya. Biasanya beberapa menit, jarang sampai sehari.',
    not_paid: 'Tidak ada uang yang diambil. Uang yang ditahan bank akan bebas lagi dengan sendirinya.',
    here: 'Tidak ada lagi yang perlu dilakukan.',
    going_back: 'Sekolah mengembalikannya. Begitu selesai, ada pesan yang memberi tahu.',
    part_back: 'Di bank dapat memakan beberapa hari sampai terlihat.',
    gone_back: 'Sampai terlihat di bank dapat memakan beberapa hari, untuk kartu kredit hingga 14 hari.',
  },
};

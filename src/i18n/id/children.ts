import { brand } from '../brand-in-texts.ts';
import type * as en from '../en/children.ts';
import type { Translated } from '../language.ts';

export const children: Translated<typeof en.children> = {
  add: {
    title: 'Tambah anak',
    lead: 'Siapa yang mau belajar bersama Kancil? Semuanya masih bisa diubah nanti.',
    back: 'Kembali ke anak saya',
    full: (count) =>
      `Di akun ini sudah ada ${count} anak, jadi sudah penuh. Mau menambah lagi? Kami bantu lewat WhatsApp.`,
    more: 'Hubungi kami lewat WhatsApp',
    moreMessage: 'Halo, saya mau mendaftarkan satu anak lagi di akun saya.',
    photoHint: (kinds) => `Boleh dikosongkan. ${kinds}`,
    photoChoice: 'Foto tadi tidak bisa dipakai. Pilih foto lain atau “Tanpa foto”, lalu daftarkan lagi.',
    lastNameHint: 'Kosongkan kalau namanya hanya satu kata.',
    save: 'Daftarkan anak ini',
  },
  advice: {
    young: (from, to) =>
      `Kelas kami dibuat untuk anak usia ${from} sampai ${to} tahun. Yang lebih kecil boleh didaftarkan sekarang, mulainya nanti.`,
    old: (from, to) =>
      `Kelas kami dibuat untuk anak usia ${from} sampai ${to} tahun. Untuk remaja dan dewasa ada kelas tersendiri.`,
    oldLink: 'Lihat kelas remaja dan dewasa',
  },
  finish: {
    title: 'Terima kasih!',
    welcome: (name) => `Selamat datang, ${name}!`,
    text: (name) => `Sekarang ${name} bagian dari keluarga ${brand.name}.`,
    next: 'Yang bisa Anda lakukan sekarang',
    choose: (name) => `Pilih kelas untuk ${name}.`,
    starts: (date) => `Pendaftaran sedang dibuka, kelasnya mulai ${date}.`,
    started: (date) => `Kelas yang mulai ${date} masih menerima murid.`,
    noClass: 'Belum ada kelas yang bisa didaftari hari ini; pendaftaran dibuka di bulan Desember dan Juli.',
    toClass: (name) => `Pilih kelas untuk ${name}`,
    page: (name) => `Buka halaman ${name}: cek datanya, ganti fotonya.`,
    another: 'Ada anak lain? Daftarkan juga, caranya sama.',
    toPage: (name) => `Buka halaman ${name}`,
    toAnother: 'Tambah anak lagi',
    toChildren: 'Kembali ke anak saya',
  },
  page: {
    back: 'Anak Saya',
    siblings: 'Anak Anda yang lain',
    details: 'Data Pribadi',
    edit: 'Ubah',
    cancel: 'Batal',
    save: 'Simpan data',
    name: 'Nama',
    gender: 'Jenis Kelamin',
    birthdate: 'Tanggal Lahir',
    test: 'Tes Penempatan',
    testResult: (grade) => `Tingkat ${grade}: lihat hasilnya`,
    byTime: 'Tidak dimulai sampai batas waktunya',
  },
};

import type * as en from '../en/shell.ts';
import type { Translated } from '../language.ts';

export const shell: Translated<typeof en.shell> = {
  skip: 'Langsung ke isi',
  language: 'Bahasa',
  english: 'English',
  indonesian: 'Bahasa Indonesia',
  notFound: {
    title: 'Error Not Found',
    text: 'Kancil sudah mencari ke balik semua semak: halaman ini tidak ada di sini. Mungkin sudah pindah, atau alamatnya salah ketik.',
    home: 'Kembali ke beranda',
    help: 'Tanya kami lewat WhatsApp',
  },
  failure: {
    title: 'Halaman belum bisa dibuka',
    text: 'Bukan salah siapa-siapa: koneksinya putus, atau ada gangguan di tempat kami. Coba lagi sebentar lagi, ya.',
    number: 'Nomor rujukan',
    tell: 'Kabari kami di WhatsApp',
    telling: (number) => `Halo, ada halaman yang tidak bisa saya buka. Nomor rujukan: ${number}`,
    retry: 'Coba lagi',
    home: 'Beranda',
  },
  signInAgain: 'Masuk; isian di sini tetap tersimpan',
  notification: { close: 'Tutup pesan ini' },
  dates: {
    separator: '-',
    placeholder: 'tgl-bln-tahun',
    hint: (year) => `Tanggal, bulan, tahun: 25-12-${year}`,
    calendar: 'Buka kalender',
  },
  unexpected: 'Ups.. Terjadi kesalahan, silakan coba lagi nanti.',
  offline: 'Belum tersambung. Cek dulu internetnya, lalu coba lagi.',
  reconnecting: 'Belum tersambung. Kami coba lagi …',
  newVersion: {
    text: 'Situs ini sudah diperbarui. Simpan dulu isiannya, lalu buka versi barunya.',
    load: 'Buka versi baru',
  },
  loading: 'Memuat …',
  newTab: 'terbuka di tab baru',
  signOut: {
    title: 'Mau keluar sekarang?',
    text: 'Kapan saja bisa masuk lagi dengan alamat email dan password.',
    yes: 'Ya, keluar',
    no: 'Tidak, tetap di sini',
  },
};

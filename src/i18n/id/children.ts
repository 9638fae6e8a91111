import { brand } from '../brand-in-texts.ts';
import type * as en from '../en/children.ts';
import type { Translated } from '../language.ts';

export const children: Translated<typeof en.children> = {
  add: {
    title: 'Tambah anak',
    lead: 'Ceritakan siapa yang akan belajar bersama Kancil. Semuanya bisa diubah nanti.',
    back: 'Kembali ke anak saya',
    full: (count) =>
      `Di akun ini sudah ada ${count} anak, dan itu batasnya. Mau menambah lagi? Kami bantu lewat WhatsApp.`,
    more: 'Hubungi kami lewat WhatsApp',
    moreMessage: 'Halo, saya ingin mendaftarkan satu anak lagi di akun saya.',
    photoHint: (kinds) => `Boleh dikosongkan. ${kinds}`,
    photoChoice: 'Foto tadi tidak dapat dipakai. Pilih foto lain atau “Tanpa foto”, lalu daftarkan anak ini.',
    lastNameHint: 'Kosongkan bila nama anak hanya satu kata.',
    save: 'Daftarkan anak ini',
  },
  advice: {
    young:
      'Kelas kami dibuat untuk anak usia 6 sampai 13 tahun. Anak yang lebih kecil boleh didaftarkan sekarang dan mulai belajar nanti.',
    old: 'Kelas kami dibuat untuk anak usia 6 sampai 13 tahun. Untuk remaja dan dewasa ada kelas tersendiri.',
    oldLink: 'Lihat kelas remaja dan dewasa',
  },
  finish: {
    title: 'Terima kasih!',
    welcome: (name) => `Selamat datang, ${name}!`,
    text: (name) => `${name} sekarang menjadi bagian dari keluarga ${brand.name}.`,
    next: 'Yang bisa Anda lakukan sekarang',
    choose: (name) => `Pilih kelas untuk ${name}.`,
    starts: (date) => `Kelas yang sedang membuka pendaftaran mulai ${date}.`,
    started: (date) => `Kelas yang sudah mulai ${date} masih membuka pendaftaran.`,
    noClass:
      'Hari ini belum ada kelas yang membuka pendaftaran; pendaftaran dibuka di bulan Desember dan Juli.',
    toClass: (name) => `Pilih kelas untuk ${name}`,
    page: (name) => `Buka halaman ${name}: periksa datanya atau ganti fotonya.`,
    another: 'Masih ada anak yang lain? Daftarkan dengan cara yang sama.',
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
    byTime: 'Tingkat 2: tes penempatan belum dimulai sampai tiga hari setelah pembayaran.',
  },
};

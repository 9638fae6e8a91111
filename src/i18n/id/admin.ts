import type * as en from '../en/admin.ts';
import type { Translated } from '../language.ts';

export const admin: Translated<typeof en.admin> = {
  login: {
    title: 'Login',
    email: 'Alamat Email',
    password: 'Password',
    signIn: 'Masuk',
    lead: 'Untuk staf sekolah.',
  },
  children: {
    title: 'Daftar Anak',
    search: 'Cari',
    searchHint: 'Nama anak atau orang tua',
    name: 'Nama Anak',
    parent: 'Nama Orang Tua',
    found: (count) => `${count} anak`,
    emptyTitle: 'Belum ada anak',
    emptyText: 'Begitu ada orang tua yang mendaftarkan anak, namanya muncul di sini.',
    noneTitle: 'Nama itu tidak ditemukan',
    noneText: (sought) => `Tidak ada anak atau orang tua bernama “${sought}”. Coba sebagian namanya saja.`,
    clear: 'Hapus pencarian',
    previous: 'Halaman sebelumnya',
    next: 'Halaman berikutnya',
    pageNumber: (page) => `Halaman ${page}`,
    failedTitle: 'Daftar belum bisa dimuat',
    failedText: 'Mungkin koneksi sempat terputus.',
    retry: 'Coba lagi',
  },
  profile: {
    title: 'Profil',
    account: 'Akun Anda',
    name: 'Nama',
    email: 'Email',
    password: 'Ubah Password',
    passwordLead: 'Minimal 8 karakter. Sesi Anda yang lain akan diakhiri.',
    save: 'Ubah password saya',
  },
};

import type { accounts as en } from '../en/sign-up.ts';
import type { Translated } from '../language.ts';

export const accounts: Translated<typeof en> = {
  signUp: {
    title: 'Buat akun Anda',
    lead: 'Cuma beberapa menit. Setelah itu, tambahkan anak dan pilih kelasnya.',
    asked: (place, months) =>
      `Dari hitungan biaya Anda: ${place === null ? '' : `${place}, `}${months === 12 ? 'bayar sekali setahun' : `bayar tiap ${months} bulan`}.`,
    step: (now, of) => `Langkah ${now} dari ${of}`,
    next: 'Lanjut',
    change: 'Ubah',
    about: 'Tentang Anda',
    reach: 'Cara Anda masuk',
    kit: 'Alamat kirim paket belajar',
    kitLead: 'Buku dan bahan belajar kami kirim ke alamat ini. Nanti masih bisa diubah.',
    lastNameHint: 'Nama hanya satu kata? Kosongkan saja.',
    male: 'Laki-laki',
    female: 'Perempuan',
    emailHint: 'Untuk masuk nanti. Kami kirim tautan ke sana, untuk memastikan email ini milik Anda.',
    phoneHint: 'Sebaiknya nomor WhatsApp, misalnya 0812\u00a03456\u00a07890',
    addressHint: 'Jalan dan nomor rumah, RT/RW, desa/kelurahan, kecamatan',
    zipHint: 'Lima angka',
    notesHint: 'Untuk kurir: patokan, warna pagar …',
    passwordHint: 'Minimal 8 karakter',
    action: 'Buat akun saya',
    agreed: 'Dengan membuat akun, Anda setuju dengan:',
    terms: 'Ketentuan',
    privacy: 'Privasi',
    haveOne: 'Sudah punya akun?',
    signIn: 'Masuk',
    signInInstead: 'Masuk dengan email ini',
  },
  region: {
    chooseProvince: 'Pilih provinsi',
    chooseCity: 'Pilih kota atau kabupaten',
    provinceFirst: 'Provinsi dulu',
    loading: 'Memuat …',
    failed: 'Ups.. Terjadi kesalahan, silakan coba lagi nanti.',
    retry: 'Coba lagi',
  },
};

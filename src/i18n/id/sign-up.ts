import { brand } from '../brand-in-texts.ts';
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
  resend: {
    title: 'Email belum masuk?',
    text: 'Cek dulu folder spam. Kalau di sana juga tidak ada, kami kirim lagi.',
    action: 'Kirim ulang email',
    sent: 'Email sedang dikirim',
    sentText: (email) =>
      `Kalau ada akun dengan ${email} yang belum diverifikasi, emailnya sampai di sana beberapa menit lagi.`,
  },
  wrongAddress: {
    title: 'Alamat emailnya salah?',
    text: 'Tulis yang benar, emailnya langsung kami kirim ke sana. Tautan di alamat yang salah tidak berlaku lagi.',
    right: 'Alamat email yang benar',
    passwordHint: 'Password yang baru saja Anda buat',
    action: 'Perbaiki dan kirim',
  },
  welcome: {
    checkMail: {
      title: 'Cek email Anda, ya',
      text: (email, hours) =>
        `Terima kasih sudah mendaftar! Kami sudah mengirim email ke ${email ?? 'alamat Anda'}. Buka tautan di dalamnya untuk verifikasi, lalu masuk. Tautannya berlaku ${hours} jam.`,
    },
    expired: {
      title: 'Tautan ini sudah kedaluwarsa',
      text: (hours) =>
        `Demi keamanan akun Anda, tautan di email hanya berlaku ${hours} jam. Tidak apa-apa: tulis alamat email Anda, nanti kami kirim tautan baru.`,
    },
    unusable: {
      title: 'Tautan ini tidak bisa dipakai',
      text: 'Mungkin ada bagian yang terpotong. Buka langsung dari emailnya, atau tulis alamat email Anda, nanti kami kirim tautan baru.',
    },
    general: {
      title: `Selamat datang di ${brand.name}`,
      text: 'Bahasa Inggris dari rumah untuk anak-anak, dengan video mingguan dan kelas langsung di setiap unit.',
      steps: [
        'Buat akun dan verifikasi alamat email Anda.',
        'Tambahkan anak: nama, tanggal lahir dan, kalau mau, foto.',
        'Pilih kelas dan cara membayar yang cocok.',
      ],
      signUp: 'Buat akun',
      signIn: 'Masuk',
      addChild: 'Tambah anak',
      profile: 'Ke akun saya',
    },
  },
};

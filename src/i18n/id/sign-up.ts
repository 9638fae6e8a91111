import { brand } from '../brand-in-texts.ts';
import type { accounts as en } from '../en/sign-up.ts';
import type { Translated } from '../language.ts';

export const accounts: Translated<typeof en> = {
  signUp: {
    title: 'Buat akun Anda',
    lead: 'Cuma tiga menit. Setelah itu, tambahkan anak dan pilih kelasnya.',
    step: (now, of) => `Langkah ${now} dari ${of}`,
    next: 'Lanjut',
    change: 'Ubah',
    about: 'Tentang Anda',
    reach: 'Cara Anda masuk',
    kit: 'Alamat kirim paket belajar',
    kitLead: 'Buku dan bahan belajar dikirim ke alamat ini. Alamat dapat diubah nanti.',
    lastNameHint: 'Nama hanya satu kata? Kosongkan saja.',
    male: 'Laki-laki',
    female: 'Perempuan',
    emailHint: 'Dipakai untuk masuk. Kami mengirim tautan ke sana untuk memastikan email ini milik Anda.',
    phoneHint: 'Sebaiknya nomor WhatsApp, misalnya 0812\u00a03456\u00a07890',
    addressHint: 'Jalan dan nomor rumah, RT/RW, desa/kelurahan, kecamatan',
    zipHint: 'Lima angka',
    notesHint: 'Untuk kurir: patokan, warna pagar …',
    passwordHint: 'Minimal 8 karakter',
    action: 'Buat akun saya',
    agreed: 'Dengan membuat akun, Anda menyetujui:',
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
    text: 'Mohon periksa folder spam dahulu. Jika di sana pun tidak ada, kami kirimkan lagi.',
    action: 'Kirim ulang email',
    sent: 'Email sedang dikirim',
    sentText: (email) =>
      `Jika ada akun dengan ${email} yang menunggu verifikasi, email akan tiba di sana dalam beberapa menit.`,
  },
  wrongAddress: {
    title: 'Alamat emailnya salah?',
    text: 'Tuliskan yang benar, email langsung kami kirim ke sana. Tautan yang terkirim ke alamat salah tidak berlaku lagi.',
    right: 'Alamat email yang benar',
    passwordHint: 'Password yang baru saja Anda buat',
    action: 'Perbaiki dan kirim',
  },
  welcome: {
    checkMail: {
      title: 'Silakan periksa email Anda',
      text: (email, hours) =>
        `Terima kasih sudah mendaftar! Kami telah mengirim email ke ${email ?? 'alamat Anda'}. Ikuti tautan di dalamnya untuk verifikasi, lalu silakan masuk. Tautan berlaku selama ${hours} jam.`,
    },
    expired: {
      title: 'Tautan ini sudah kedaluwarsa',
      text: (hours) =>
        `Demi keamanan akun, tautan dalam email hanya berlaku ${hours} jam. Tidak apa-apa: tuliskan alamat email Anda dan kami kirimkan tautan baru.`,
    },
    unusable: {
      title: 'Tautan ini tidak dapat dipakai',
      text: 'Mungkin ada bagian yang terpotong. Silakan buka langsung dari emailnya, atau tuliskan alamat email Anda dan kami kirimkan tautan baru.',
    },
    general: {
      title: `Selamat datang di ${brand.name}`,
      text: 'Bahasa Inggris untuk anak usia 6 sampai 13 tahun, dari rumah, dengan video mingguan dan kelas langsung di setiap unit.',
      steps: [
        'Buat akun dan verifikasi alamat email Anda.',
        'Tambahkan anak: nama, tanggal lahir dan, bila berkenan, foto.',
        'Pilih kelas dan cara pembayaran yang cocok.',
      ],
      signUp: 'Buat akun',
      signIn: 'Masuk',
      addChild: 'Tambah anak',
      profile: 'Ke akun saya',
    },
  },
};

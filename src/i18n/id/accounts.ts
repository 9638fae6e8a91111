import { brand } from '../brand-in-texts.ts';
import type { accounts as en } from '../en/accounts.ts';
import type { Translated } from '../language.ts';

const forHours = (hours: number) => (hours === 1 ? 'satu jam' : `${hours} jam`);

export const accounts: Translated<typeof en> = {
  login: {
    title: 'Selamat datang kembali',
    lead: 'Silakan masuk untuk melihat kabar terbaru dan langkah berikutnya untuk anak Anda.',
    action: 'Masuk',
    forgot: 'Lupa password?',
    newHere: `Baru di ${brand.name}?`,
    signUp: 'Buat akun',
    wrong: 'Mohon periksa lagi ejaannya dan tombol Caps Lock. Anda juga dapat membuat password baru.',
    notFound: 'Akun ini tidak dapat masuk di sini. Jika menurut Anda ini keliru, silakan hubungi kami.',
    help: 'Tanya kami lewat WhatsApp',
    wait: (minutes) =>
      `Demi keamanan akun, kami memberi jeda setelah banyak percobaan yang salah. Mohon tunggu ${minutes} menit, lalu coba lagi.`,
    closed: {
      text: (on, until) =>
        `Akun ini ditutup pada ${on}. Email yang kami kirim hari itu masih dapat membukanya lagi sampai ${until}.`,
      action: 'Kirim lagi emailnya',
      sent: 'Emailnya sedang dikirim',
      sentText: (email) =>
        `Dalam beberapa menit email akan tiba di ${email}; tombolnya membuka lagi akun Anda. Mohon periksa juga folder spam.`,
    },
    unverified: {
      title: 'Tinggal satu langkah',
      text: (email) =>
        `Saat mendaftar, kami mengirim email ke ${email}. Silakan buka dan ikuti tautannya, lalu masuk di sini. Jika tidak ketemu, mohon periksa juga folder spam.`,
    },
  },
  forgot: {
    title: 'Lupa password?',
    lead: 'Tidak apa-apa. Tuliskan alamat email akun Anda, lalu kami kirimkan tautan untuk membuat password baru.',
    action: 'Kirim tautannya',
    back: 'Kembali ke halaman masuk',
    sentText: (email, hours) =>
      `Jika ada akun dengan ${email}, email berisi tautan akan tiba dalam beberapa menit. Tautan hanya dapat dipakai satu kali dan berlaku ${forHours(hours)}. Mohon periksa juga folder spam.`,
    other: 'Pakai alamat lain',
  },
  invited: {
    title: (name) => `Selamat datang, ${name}`,
    lead: (email) => `Silakan buat password. Setelah itu Anda masuk dengan ${email} dan password tersebut.`,
    children: (names) => `Ini untuk ${names}.`,
    action: 'Simpan, lalu masuk',
    tick: 'Centang dulu, ya: tanpa ini kami tidak boleh mengajar anak Anda.',
    unusable: {
      title: 'Undangan ini tidak berlaku lagi',
      text: (days) =>
        `Undangan hanya bisa dipakai satu kali dan berlaku ${days} hari. Kalau sudah punya password, langsung masuk saja; kalau belum, minta undangan baru kepada kami.`,
      action: 'Ke halaman masuk',
    },
  },
  reset: {
    title: 'Buat password baru',
    lead: 'Pilih password yang tidak Anda pakai di tempat lain. Setelah itu, di semua perangkat Anda masuk dengan password baru.',
    action: 'Simpan password baru',
    unusable: {
      title: 'Tautan ini tidak berlaku lagi',
      text: (hours) =>
        `Tautan hanya dapat dipakai satu kali dan berlaku ${forHours(hours)}. Silakan minta yang baru.`,
    },
    missing: {
      title: 'Buka dahulu tautan di email Anda',
      text: (hours) =>
        `Password baru hanya dapat dibuat lewat tautan yang kami kirim melalui email. Tautan hanya dapat dipakai satu kali dan berlaku ${forHours(hours)}; setelah dibuka Anda punya waktu sepuluh menit. Silakan buka lagi, atau minta tautan baru.`,
    },
    askAgain: 'Minta tautan baru',
  },
};

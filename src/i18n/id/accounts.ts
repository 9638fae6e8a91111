import { brand } from '../brand-in-texts.ts';
import type { accounts as en } from '../en/accounts.ts';
import type { Translated } from '../language.ts';

const forHours = (hours: number) => (hours === 1 ? 'satu jam' : `${hours} jam`);

export const accounts: Translated<typeof en> = {
  login: {
    title: 'Selamat datang kembali',
    lead: 'Masuk dulu, yuk, untuk melihat kabar terbaru anak Anda.',
    action: 'Masuk',
    forgot: 'Lupa password?',
    newHere: `Baru di ${brand.name}?`,
    signUp: 'Buat akun',
    wrong: 'Coba cek lagi ejaannya dan tombol Caps Lock. Bisa juga buat password baru.',
    notFound: 'Akun ini tidak bisa masuk di sini. Kalau menurut Anda ini keliru, kabari kami.',
    help: 'Tanya kami lewat WhatsApp',
    wait: (minutes) =>
      `Demi keamanan akun Anda, ada jeda setelah banyak percobaan yang salah. Tunggu ${minutes} menit, lalu coba lagi.`,
    closed: {
      text: (on, until) =>
        `Akun ini ditutup pada ${on}. Sampai ${until}, akun ini masih bisa dibuka lagi lewat email yang kami kirim hari itu.`,
      action: 'Kirim lagi emailnya',
      sent: 'Emailnya sedang dikirim',
      sentText: (email) =>
        `Beberapa menit lagi emailnya sampai di ${email}; tombol di dalamnya membuka lagi akun Anda. Cek juga folder spam.`,
    },
    unverified: {
      title: 'Tinggal satu langkah',
      text: (email) =>
        `Waktu Anda mendaftar, kami mengirim email ke ${email}. Buka tautannya, lalu masuk di sini. Kalau tidak ketemu, cek juga folder spam.`,
    },
  },
  forgot: {
    title: 'Lupa password?',
    lead: 'Tidak apa-apa. Tulis alamat email akun Anda, nanti kami kirim tautan untuk membuat password baru.',
    action: 'Kirim tautannya',
    back: 'Kembali ke halaman masuk',
    sentText: (email, hours) =>
      `Kalau ada akun dengan ${email}, tautannya sampai di sana beberapa menit lagi. Tautan hanya bisa dipakai satu kali dan berlaku ${forHours(hours)}. Cek juga folder spam.`,
    other: 'Pakai alamat lain',
  },
  invited: {
    title: (name) => `Selamat datang, ${name}`,
    lead: (email) => `Buat password dulu, ya. Setelah itu Anda masuk dengan ${email} dan password itu.`,
    children: (names) => `Ini untuk ${names}.`,
    action: 'Simpan, lalu masuk',
    tick: 'Centang ini dulu, ya: tanpa ini kami tidak boleh mengajar anak Anda.',
    unusable: {
      title: 'Undangan ini tidak berlaku lagi',
      text: (days) =>
        `Undangan hanya bisa dipakai satu kali dan berlaku ${days} hari. Kalau sudah punya password, langsung masuk saja; kalau belum, minta undangan baru ke kami.`,
      action: 'Ke halaman masuk',
    },
  },
  reset: {
    title: 'Buat password baru',
    lead: 'Pilih password yang tidak dipakai di tempat lain. Setelah itu, di semua perangkat Anda masuk dengan yang baru.',
    action: 'Simpan password baru',
    unusable: {
      title: 'Tautan ini tidak berlaku lagi',
      text: (hours) =>
        `Tautan hanya bisa dipakai satu kali dan berlaku ${forHours(hours)}. Minta yang baru saja.`,
    },
    missing: {
      title: 'Buka dulu tautan di email Anda',
      text: (hours) =>
        `Password baru dibuat lewat tautan yang kami kirim ke email Anda. Tautan hanya bisa dipakai satu kali dan berlaku ${forHours(hours)}; setelah dibuka, waktunya hanya beberapa menit. Buka lagi, atau minta tautan baru.`,
    },
    askAgain: 'Minta tautan baru',
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

import { brand } from '../brand.ts';
import type { letters as en } from '../en/letters.ts';
import type { Translated } from '../language.ts';

export const letters: Translated<typeof en> = {
  greeting: (name, gender) => {
    if (name === null) return 'Halo,';
    return gender === null ? `Halo ${name},` : `Halo ${gender === 'MALE' ? 'Bapak' : 'Ibu'} ${name},`;
  },
  regards: 'Salam hangat,',
  team: `Tim ${brand.name}`,
  linkHelp: 'Jika tombol di atas tidak berfungsi, salin alamat ini ke peramban Anda:',
  activation: {
    subject: 'Mohon verifikasi alamat email Anda',
    body: `Terima kasih telah mendaftar di ${brand.name}. Tinggal satu langkah lagi: mohon pastikan bahwa alamat email ini milik Anda.`,
    lifetime: (hours) =>
      `Tautan ini berlaku selama ${hours} jam. Jika sudah kedaluwarsa, halaman yang terbuka akan mengirimkan tautan baru.`,
    button: 'Verifikasi email saya',
    footnote: 'Anda tidak merasa mendaftar? Abaikan saja email ini; tidak akan terjadi apa-apa.',
  },
  reset: {
    subject: 'Buat password baru',
    body: `Seseorang, semoga memang Anda, meminta password baru untuk akun ${brand.name} Anda.`,
    lifetime: (hours) =>
      `Tautan ini hanya dapat dipakai satu kali dan berlaku selama ${hours === 1 ? 'satu' : hours} jam.`,
    button: 'Buat password baru',
    footnote: 'Bukan Anda yang meminta? Abaikan saja email ini; password Anda tidak berubah.',
  },
  passwordChanged: {
    subject: 'Password Anda telah diubah',
    body: (moment) => `Password akun ${brand.name} Anda diubah pada ${moment}.`,
    yours: 'Anda sendiri yang mengubahnya? Berarti semuanya beres. Perangkat lain sudah otomatis keluar.',
    notYours:
      'Bukan Anda? Segera buat password baru: begitu diganti, orang itu langsung keluar dari akun Anda. Setelah itu hubungi kami, supaya kami bisa membantu.',
    button: 'Bukan saya: buat password baru',
    footnote: `WhatsApp: ${brand.whatsappShown}. Email: ${brand.email}. Kami tidak pernah menanyakan password Anda.`,
  },
};

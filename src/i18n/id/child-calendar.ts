import type * as en from '../en/child-calendar.ts';
import type { Translated } from '../language.ts';

export const childCalendar: Translated<typeof en.childCalendar> = {
  loading: 'Alamat kalender sedang dicari',
  what: (name) =>
    `Isinya semua yang baru untuk ${name}, dari Senin ke Senin: video, kelas langsung, dan tes dalam paket Anda, asal tagihannya lunas. Isinya selalu ikut yang terbaru.`,
  who: 'Siapa pun yang punya alamat ini bisa membacanya tanpa masuk akun. Cukup untuk keluarga saja, ya.',
  make: 'Buat alamat',
  madeTitle: 'Ini alamatnya',
  once: 'Alamat ini hanya ditampilkan sekali. Salin sekarang, atau buka di kalender Anda.',
  copy: 'Salin alamat',
  copied: 'Tersalin',
  byHand: 'Alamatnya sudah ditandai: tekan agak lama, lalu salin.',
  open: 'Buka di aplikasi kalender',
  since: (moment) => `Alamatnya sudah ada sejak ${moment}.`,
  hidden: 'Alamatnya tidak bisa kami tampilkan lagi. Kalau hilang, buat yang baru; yang lama langsung mati.',
  renew: 'Buat alamat baru',
  renewAsk: {
    title: 'Buat alamat baru?',
    text: 'Alamat lama langsung mati. Kalender yang memakainya tidak diperbarui lagi, jadi perlu diberi alamat yang baru.',
    yes: 'Ya, buat baru',
    no: 'Pakai yang lama',
  },
  remove: 'Hapus alamat',
  removeAsk: {
    title: 'Hapus alamat ini?',
    text: 'Alamatnya langsung mati, dan kalender yang memakainya tidak diperbarui lagi. Anda bisa membuat yang baru kapan saja.',
    yes: 'Ya, hapus',
    no: 'Biarkan',
  },
  removed: 'Alamat kalender sudah dihapus.',
  how: 'Cara memasangnya',
  google: 'Google Kalender, juga di Android',
  googleSteps: [
    'Salin alamatnya.',
    'Buka calendar.google.com di browser: di komputer, atau di HP sebagai situs desktop.',
    'Di samping “Kalender lain” pilih “+”, lalu “Dari URL”, dan tempelkan alamatnya.',
    'Setelah itu isinya juga tampil di aplikasi Google Kalender. Google memperbaruinya kira-kira sehari sekali.',
  ],
  iphone: 'iPhone dan iPad',
  iphoneSteps: [
    'Sentuh “Buka di aplikasi kalender”, lalu “Berlangganan”.',
    'Kalau tidak ada yang terbuka: di aplikasi Kalender pilih “Kalender”, “Tambah Kalender”, “Tambah Kalender Langganan”, lalu tempelkan alamatnya.',
  ],
};

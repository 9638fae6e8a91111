import type * as en from '../en/child-calendar.ts';
import type { Translated } from '../language.ts';

export const childCalendar: Translated<typeof en.childCalendar> = {
  loading: 'Alamat kalender sedang dicari',
  what: (name) =>
    `Isinya setiap Senin saat ada yang baru untuk ${name}: video, kelas langsung, dan tes dalam paket Anda, sejauh tagihannya lunas. Kalender ini memperbarui diri sendiri.`,
  who: 'Siapa pun yang punya alamat ini bisa membacanya tanpa masuk. Berikan hanya kepada keluarga.',
  make: 'Buat alamat',
  madeTitle: 'Ini alamatnya',
  once: 'Alamat ini hanya ditampilkan sekali. Salin sekarang, atau buka di kalender Anda.',
  copy: 'Salin alamat',
  copied: 'Tersalin',
  byHand: 'Alamatnya sudah ditandai: tekan agak lama, lalu salin.',
  open: 'Buka di aplikasi kalender',
  since: (moment) => `Alamatnya sudah ada sejak ${moment}.`,
  hidden: 'Kami tidak bisa menampilkannya lagi. Bila hilang, buat yang baru; yang lama langsung berakhir.',
  renew: 'Buat alamat baru',
  renewAsk: {
    title: 'Buat alamat baru?',
    text: 'Alamat lama langsung berakhir. Kalender yang memakainya tidak mendapat kabar lagi dan perlu diberi alamat yang baru.',
    yes: 'Ya, buat baru',
    no: 'Tetap yang lama',
  },
  remove: 'Hapus alamat',
  removeAsk: {
    title: 'Hapus alamat ini?',
    text: 'Alamatnya langsung berakhir, dan kalender yang memakainya tidak mendapat kabar lagi. Anda bisa membuat yang baru kapan saja.',
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
    'Setelah itu isinya juga tampil di aplikasi Google Kalender. Google mencari kabar baru kira-kira sehari sekali.',
  ],
  iphone: 'iPhone dan iPad',
  iphoneSteps: [
    'Sentuh “Buka di aplikasi kalender”, lalu “Berlangganan”.',
    'Bila tidak ada yang terbuka: di aplikasi Kalender pilih “Kalender”, “Tambah Kalender”, “Tambah Kalender Langganan”, lalu tempelkan alamatnya.',
  ],
};

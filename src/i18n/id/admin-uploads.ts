import type * as en from '../en/admin-uploads.ts';
import type { Translated } from '../language.ts';

export const uploads: Translated<typeof en.uploads> = {
  title: 'Unggahan',
  trayOf: (count, percent) => `${count} unggahan, ${percent}`,
  note: 'Kirimannya tetap jalan selagi Anda bekerja di layar lain. Biarkan tab ini terbuka. Kalau halamannya dimuat ulang, pilih lagi berkas yang sama, nanti lanjut dari bagian terakhir.',
  percent: (percent) => `${percent}%`,
  megabytes: (sent, size) => `${sent} dari ${size} MB`,
  left: (seconds) => {
    if (seconds < 60) return 'kurang dari semenit lagi';
    if (seconds < 5400) return `sekitar ${Math.round(seconds / 60)} menit lagi`;
    return `sekitar ${Math.round(seconds / 3600)} jam lagi`;
  },
  progress: (name) => `Pengiriman ${name}`,
  sending: 'Sedang dikirim',
  resumed: 'Diteruskan dari bagian terakhir',
  waiting: 'Menunggu unggahan sebelumnya',
  cut: 'Koneksinya putus. Nanti lanjut sendiri begitu tersambung lagi.',
  converting: (percent) =>
    `Sedang diubah menjadi MP4 supaya bisa diputar di semua browser${percent === null ? '' : `: ${percent}%`}`,
  arrived: 'Sudah sampai. Disimpan bersama formulirnya.',
  saving: 'Sudah sampai dan sedang disimpan',
  goOn: 'Lanjut bekerja dulu',
  goesOn: (subject) => `“${subject}” disimpan begitu videonya sampai.`,
  saved: (subject) => `“${subject}” sudah tersimpan, lengkap dengan videonya.`,
  changed: 'Orang lain baru saja menyimpan data ini. Buka formulirnya untuk membandingkan.',
  openForm: 'Buka formulir',
  formTaken: 'Masih ada isian lain di formulir itu. Simpan atau buang dulu.',
  cancelled: (subject) => `Unggahan dibatalkan. “${subject}” belum disimpan; isiannya masih ada di formulir.`,
  cancel: 'Batalkan',
  discard: 'Buang',
};

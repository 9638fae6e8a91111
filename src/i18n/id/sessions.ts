import type { sessions as en } from '../en/sessions.ts';
import type { Translated } from '../language.ts';

export const sessions: Translated<typeof en> = {
  title: 'Perangkat yang masuk',
  lead: 'HP dan komputer yang sedang masuk ke akun Anda.',
  unknownToParent: 'Ada yang tidak Anda kenal? Keluarkan dari akun, lalu ubah password Anda.',
  unknownToStaff:
    'Kalau ada yang tidak Anda kenal, keluarkan dari akun. Lalu keluar di sini dan buat password baru: “Lupa password?” di halaman masuk orang tua juga berlaku untuk staf.',
  list: 'Daftar perangkat yang masuk',
  loading: 'Daftar perangkat sedang dimuat',
  failedTitle: 'Daftar perangkat gagal dimuat',
  failedText: 'Mungkin koneksinya putus. Tidak ada yang berubah.',
  retry: 'Coba lagi',
  device: {
    phone: (system) => (system === 'iOS' ? 'iPhone' : `HP ${system}`.trim()),
    tablet: (system) => (system === 'iOS' ? 'iPad' : `Tablet ${system}`.trim()),
    computer: (system) => `Komputer ${system}`.trim(),
    unknown: () => 'Perangkat tidak dikenal',
  },
  here: 'Perangkat ini',
  signedIn: 'Masuk pada',
  seen: 'Terakhir aktif sekitar',
  alone: 'Akun Anda hanya masuk di perangkat ini.',
  end: 'Keluarkan',
  endNamed: (device) => `Keluarkan: ${device}`,
  endOthers: 'Keluarkan semua perangkat lain',
  askOne: (device) => `Keluarkan: ${device}?`,
  askOthers: 'Keluarkan semua perangkat lain?',
  askText: 'Kalau mau masuk lagi di sana, passwordnya perlu diketik ulang. Perangkat ini tetap masuk.',
  yes: 'Ya, keluarkan',
  no: 'Tidak, biarkan',
  ended: 'Sudah dikeluarkan',
};

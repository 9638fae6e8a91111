import type { demoRoom as english } from '../en/demo-room.ts';
import type { Translated } from '../language.ts';

export const demoRoom: Translated<typeof english> = {
  title: 'Kelas langsung',
  what: 'Ini ruang kelas untuk demo. Di sekolah sungguhan, yang terbuka di sini Zoom.',
  asHost:
    'Anda masuk sebagai tuan rumah: di Zoom, Anda yang mempersilakan anak-anak masuk dari ruang tunggu.',
  when: (time, minutes) => `${time}, ${minutes} menit`,
  back: 'Kembali ke situs sekolah',
};

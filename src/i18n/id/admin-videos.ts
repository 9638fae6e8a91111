import type * as en from '../en/admin-videos.ts';
import type { Translated } from '../language.ts';

export const videos: Translated<typeof en.videos> = {
  choose: 'Pilih video',
  change: 'Ganti video',
  keep: 'Pakai video yang sekarang',
  without: 'Tanpa video',
  since: 'Video yang diunggah sesudahnya',
  limit: 'MP4, M4V, atau video lain, paling besar 2 GB.',
  preview: 'Pratinjau video',
  stays: 'Video yang sekarang tetap dipakai kecuali Anda memilih yang lain.',
  notAVideo: 'Berkas ini bukan video. Pilih berkas MP4 atau M4V.',
  tooBig: (gigabytes) => `Ukuran video ini ${gigabytes} GB; paling besar 2 GB.`,
  unseenYet:
    'Browser ini belum bisa menampilkan videonya. Tidak apa-apa: setelah dikirim, videonya diubah dulu dan bisa diputar semua orang.',
  unseen:
    'Browser ini tidak bisa menampilkan video itu. Orang lain mungkin mengalami hal yang sama; MP4 bisa diputar di mana saja.',
  chosen: (name, size) => `${name}, ${size} MB`,
  uploading: 'Mengunggah video',
  uploaded: (percent) => `${percent}%`,
  storing: 'Video sudah diterima dan sedang disimpan …',
  cancelUpload: 'Batalkan unggahan',
  cancelled: 'Unggahan dibatalkan. Tidak ada yang disimpan; isian Anda masih ada di sini.',
};

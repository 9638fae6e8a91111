import { activityRefusals } from './office-fields.ts';
import type * as en from '../en/admin-batches.ts';
import type { Translated } from '../language.ts';

export const batches: Translated<typeof en.batches> = {
  title: 'Daftar Angkatan',
  create: 'BUAT ANGKATAN BARU',
  searchHint: 'Nomor angkatan atau tahun',
  found: (count) => `${count} angkatan`,
  emptyTitle: 'Belum ada angkatan',
  emptyText: 'Buat angkatan pertama agar keluarga bisa mendaftar.',
  noneTitle: 'Angkatan tidak ditemukan',
  noneText: (q) => `Tidak ada hasil untuk “${q}”. Coba nomornya saja.`,
  batch: 'Angkatan',
  start: 'Tanggal Mulai',
  end: 'Tanggal Akhir',
  startRegistration: 'Tanggal Mulai Pendaftaran',
  endRegistration: 'Tanggal Akhir Pendaftaran',
  status: 'Status',
  active: 'Aktif',
  notActive: 'Tidak Aktif',
  edit: 'UBAH',
  activate: 'Aktifkan',
  deactivate: 'Nonaktifkan',
  askActivate: (batch) => `Anda yakin ingin mengaktifkan angkatan ${batch}?`,
  askDeactivate: (batch) => `Anda yakin ingin menonaktifkan angkatan ${batch}?`,
  deactivateNote:
    'Keluarga hanya tidak bisa mendaftar lagi ke angkatan ini. Datanya tetap tersimpan, dan anak yang sudah terdaftar tetap belajar.',
  inProgress: 'Sedang berjalan',
  begun: 'Sudah mulai',
  ended: 'Selesai',
  onlyComing: (began) => `Hanya angkatan yang belum mulai yang bisa diaktifkan (mulai ${began})`,
  askDelete: (batch) => `Anda yakin ingin menghapus angkatan ${batch}?`,
  deleteNote: 'Belum ada anak yang terdaftar di sini. Angkatan yang dihapus tidak bisa dikembalikan.',
  refused: activityRefusals,
  createTitle: 'Buat Angkatan',
  updateTitle: 'Ubah Angkatan',
  numbered: (batch) => `Angkatan ${batch}`,
  isNew: 'Tahun ajaran baru? (Kalau dipilih, angkatan sebelumnya dinonaktifkan)',
  submitCreate: 'Buat Angkatan',
  submitUpdate: 'Simpan Angkatan',
  startHint: (weekday) => `Hari ${weekday}. Setiap minggu angkatan ini dimulai pada hari itu.`,
  registrationFirst: 'Pilih tanggal mulainya dulu.',
  endRegistrationFirst: 'Pilih hari pertama pendaftarannya dulu.',
  startFixed: 'Tanggal mulai angkatan tidak bisa diubah.',
  holidayPicker: 'Hari Pertama Minggu Libur',
  addHoliday: 'TAMBAH LIBUR',
  holidays: 'Minggu Libur',
  noHolidays: 'Tidak ada minggu libur di angkatan ini',
  holidaysCleared: 'Tanggal mulai berubah, jadi daftar minggu libur dikosongkan.',
  holiday: (first, last) => `${first} - ${last}`,
  delete: 'HAPUS',
  holidaysFixed: 'Minggu terakhir angkatan ini sudah dimulai, jadi minggu liburnya tidak berubah lagi.',
  holidayCount: 'Jumlah minggu',
  weeks: (count) => `${count} minggu`,
  changeHolidays: 'Ubah Minggu Libur',
  holidaysNote:
    'Minggu yang dimulai setelah hari ini bisa ditambah atau dihapus. Pelajaran yang sudah terbit, tanda sudah ditonton, dan tagihan tidak ikut pindah.',
  showMoves: 'Lihat yang berpindah',
  whatMoves: 'Yang berpindah',
  askHolidays: (batch) => `Anda yakin ingin mengubah minggu libur ${batch}?`,
  nothingMoves: 'Tidak ada pelajaran yang berpindah.',
  moved: (first, last, weeks) => {
    const place = ({ unit, week }: { unit: number; week: number }) => `Unit ${unit}, minggu ${week}`;
    const apart =
      first.unit === last.unit
        ? `Unit ${first.unit}, minggu ${first.week} sampai ${last.week}`
        : `${place(first)} sampai ${place(last)}`;
    const which = place(first) === place(last) ? place(first) : apart;
    return `${which}: ${weeks > 0 ? 'mundur' : 'maju'} ${Math.abs(weeks)} minggu`;
  },
  movedFrom: (before, now) => `${before} → ${now}`,
  movesFor: (families) =>
    families === 0
      ? 'Belum ada keluarga yang sudah membayar di angkatan ini.'
      : `Kalender ${families} keluarga berubah.`,
  familiesTold: 'Keluarga dikabari pelajaran dan kelas langsung mana yang berpindah.',
  classesMove: (classes, groups) => `${classes} kelas langsung dari ${groups} kelompok ikut berpindah.`,
  nativeEnds: (sessions) =>
    `${sessions} sesi dengan guru penutur asli jatuh di minggu libur: sesinya dibatalkan, dan Anda bisa memberinya hari lain.`,
  atOnce:
    'Ada guru atau kelompok yang akan punya dua kelas langsung pada waktu yang sama. Pindahkan salah satunya setelah ini:',
  heldAtOnce: (teacher) => `${teacher}:`,
  plan: 'Jalannya tahun ajaran',
  lastDay: 'Hari terakhir angkatan',
  lastTeachingDay: 'Hari belajar terakhir',
  weeksLeft: (weeks) => `Pelajaran selesai ${weeks} minggu sebelum tahun ajaran berakhir.`,
  weeksLeftAdvice:
    'Satu angkatan bisa punya paling banyak 16 minggu libur: tambahkan kalau pelajaran perlu berlangsung lebih lama.',
  planWaits: 'Pilih tanggal mulai untuk melihat hari belajar terakhir.',
  deactivates: (batch) =>
    `${batch} akan dinonaktifkan: tidak ada lagi keluarga yang bisa mendaftar. Anak yang sudah terdaftar tetap belajar.`,
  deactivatedAlready: (batch) => `${batch}, angkatan sebelumnya, memang tidak aktif: tidak ada yang berubah.`,
  deactivatesLast: 'Angkatan yang terakhir dibuat akan dinonaktifkan.',
  reviewTitle: 'Sudah benar?',
  reviewAsk: (batch) => `${batch} akan menjadi seperti ini:`,
  reviewNew: 'Angkatan baru',
  reviewNote:
    'Setelah ini, yang masih bisa diubah hanya tanggal pendaftaran dan minggu libur yang belum dimulai.',
  reviewBack: 'Ubah dulu',
  reviewYear: (weeks) => `Tahun ajaran, ${weeks} minggu`,
  reviewRegistration: 'Pendaftaran',
  reviewTeaching: (weeks) => `Pelajaran, ${weeks} minggu`,
  reviewReleases: 'Terbit, 00.00 WIB',
  reviewHolidays: (weeks) => (weeks === 0 ? 'Libur' : `Libur, ${weeks} minggu`),
  oddDates: {
    registration_ends_after_year: 'Pendaftaran berakhir setelah hari terakhir angkatan.',
    registration_ends_late: (weeks) =>
      `Pendaftaran masih dibuka sampai ${weeks} minggu setelah angkatan mulai: yang mendaftar terakhir tertinggal sebanyak itu.`,
    registration_is_over: 'Pendaftaran sudah lewat: tidak ada yang bisa mendaftar.',
    registration_has_begun: 'Hari pertama pendaftaran sudah lewat: keluarga langsung bisa mendaftar.',
    registration_begins_early: (weeks) => `Pendaftaran dibuka ${weeks} minggu sebelum angkatan mulai.`,
    year_begins_late: (weeks) => `Angkatan ini baru mulai ${weeks} minggu lagi. Tahunnya sudah benar?`,
  },
};

import type * as en from '../en/office-fields.ts';
import type { Translated } from '../language.ts';

export const batchRefusals: Translated<typeof en.batchRefusals> = {
  start_date_past: 'Tanggal mulai tidak boleh di masa lalu',
  registration_starts_after_batch: 'Pendaftaran harus dibuka paling lambat pada tanggal mulai angkatan',
  registration_ends_before_it_starts: 'Pendaftaran tidak boleh ditutup sebelum dibuka',
  holiday_before_start: 'Minggu libur tidak boleh sebelum tanggal mulai',
  holiday_not_on_week_start: 'Minggu libur harus dimulai tepat beberapa minggu setelah tanggal mulai',
  holiday_after_year: 'Minggu libur harus berada di dalam 52 minggu angkatan ini',
  holiday_repeated: 'Minggu libur ini sudah ada di daftar',
  too_many_holidays: 'Satu angkatan dapat memiliki paling banyak 16 minggu libur',
};

export const activityRefusals: Translated<typeof en.activityRefusals> = {
  batch_in_progress: 'Angkatan ini sedang berjalan',
  batch_finished: 'Angkatan ini sudah selesai',
};

export const batchProblems: Translated<typeof en.batchProblems> = {
  start_date_past: () => batchRefusals.start_date_past,
  registration_starts_after_batch: () => batchRefusals.registration_starts_after_batch,
  registration_ends_before_it_starts: () => batchRefusals.registration_ends_before_it_starts,
  holiday_before_start: () => batchRefusals.holiday_before_start,
  holiday_not_on_week_start: () => batchRefusals.holiday_not_on_week_start,
  holiday_after_year: () => batchRefusals.holiday_after_year,
  holiday_repeated: () => batchRefusals.holiday_repeated,
  too_many_holidays: () => batchRefusals.too_many_holidays,
};

export const officeFields: Translated<typeof en.officeFields> = {
  one_time_code: 'Kode',
  isNew: 'Tahun Ajaran Baru',
  startDate: 'Tanggal Mulai',
  startRegistrationDate: 'Tanggal Mulai Pendaftaran',
  endRegistrationDate: 'Tanggal Akhir Pendaftaran',
  holidayWeekStarts: 'Minggu Libur',
  titleEN: 'Judul (Inggris)',
  titleID: 'Judul (Indonesia)',
  descriptionEN: 'Deskripsi (Inggris)',
  descriptionID: 'Deskripsi (Indonesia)',
  week: 'Tingkat',
  unit: 'Tingkat',
  courseType: 'Jenis Materi',
  video: 'Video',
  testimonyEN: 'Testimoni (Inggris)',
  testimonyID: 'Testimoni (Indonesia)',
  nameEN: 'Nama Orang (Inggris)',
  nameID: 'Nama Orang (Indonesia)',
  category: 'Kategori Testimoni',
  first_id: 'Materi Pertama',
  second_id: 'Materi Kedua',
  max_children: 'Jumlah Anak',
  resi: 'Resi',
  delivery_status: 'Status Pesanan',
  kind: 'Jenis',
  q: 'Pencarian',
  page: 'Halaman',
  size: 'Jumlah per Halaman',
};

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

export const settingProblems: Translated<typeof en.settingProblems> = {
  not_whole_rupiah: (label) => `${label} harus rupiah bulat, misalnya 1.300.000`,
  price_nothing: (label) => `${label} harus lebih dari 0`,
  price_too_high: (label) =>
    `${label} terlalu tinggi: bersama semua yang dibayar sekaligus dan Rp\u00a0500.000 untuk ongkos kirim, QRIS menerima paling banyak Rp\u00a010.000.000`,
  discount_above_price: () =>
    'Setelah diskon harus masih ada yang dibayar: hanya pendaftaran, paket, dan buku yang boleh gratis',
  share_outside: (label) =>
    `${label} harus angka dari 0 sampai 1, paling banyak empat desimal: 0.03 berarti 3 persen`,
  not_https: (label) => `${label} harus alamat web yang diawali https://`,
  not_plain_text: (label) => `${label} tidak boleh berisi < atau >`,
  not_indonesian: (label) => `${label} harus nomor telepon Indonesia, misalnya 0812\u00a03456\u00a07890`,
  not_a_resi: (label) =>
    `${label} hanya boleh berisi huruf, angka, dan beberapa tanda seperti - / . Silakan ketik ulang`,
};

export const placementProblems: Translated<typeof en.placementProblems> = {
  choice_repeated: () => 'Pilihan ini sudah ada. Setiap pilihan harus berbeda',
  note_missing: () => 'Tulis mengapa pilihan ini salah: berguna bagi siapa pun yang membaca jawaban anak',
  key_missing: () => 'Tentukan pilihan mana yang benar',
  gap_missing: () => 'Kalimatnya perlu tepat satu bagian kosong, ditulis ___ (tiga garis bawah)',
  number_of_words: () => 'Isi empat sampai enam kata untuk disusun',
  not_the_words: () =>
    'Setiap susunan harus memakai persis kata-kata di atas, dan susunan di atas harus termasuk yang benar',
  mistake_is_right: () => 'Satu susunan tidak bisa sekaligus benar dan salah',
  shared_text_differs: () => 'Soal-soal ini memakai satu bacaan, jadi isinya harus sama',
  match_choices_differ: () => 'Kata-kata yang dijodohkan memakai arti yang sama, jadi pilihannya harus sama',
  meaning_taken: () => 'Arti ini sudah dipakai kata lain. Setiap arti hanya untuk satu kata',
  media_gone: () => 'Gambar atau rekaman ini sudah tidak ada. Silakan unggah lagi.',
  recording_required: () => 'Silakan pilih rekaman',
  every_order_right: () =>
    'Semua susunan kata ini benar, jadi tidak ada yang perlu disusun. Silakan isi kata lain',
};

export const contentProblems: Translated<typeof en.contentProblems> = {
  required_with_link: (label) => `${label} wajib diisi jika Tautan Konten diisi.`,
  link_unusable: () =>
    'Tautan ini tidak menuju ke mana pun. Isi alamat web seperti https://example.org, atau halaman situs ini seperti news/5',
  story_not_there: () => 'Tidak ada berita terbit dengan nomor ini. Silakan lihat nomornya di daftar berita',
  text_links_to_no_story: (label) =>
    `${label} memuat tautan ke berita yang tidak terbit. Ubah atau hapus tautan itu`,
  article_too_long: (label) => `${label} terlalu panjang: paling banyak 200.000 karakter, termasuk formatnya`,
  media_not_ours: (label) =>
    `${label} memuat gambar atau video yang tidak tersimpan di sini. Unggah lagi gambarnya, atau pilih video dari karya murid`,
  performance_category_required: () => 'Kategori Karya Murid wajib diisi',
  performance_category_invalid: () => 'Kategori Karya Murid tidak valid',
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
  cardNewsTitleEN: 'Judul Kartu Berita (Inggris)',
  cardNewsTitleID: 'Judul Kartu Berita (Indonesia)',
  cardButtonTextEN: 'Teks Tombol Kartu (Inggris)',
  cardButtonTextID: 'Teks Tombol Kartu (Indonesia)',
  cardImage: 'Gambar Kartu',
  contentHeaderImage: 'Gambar Header Konten',
  contentLinkTo: 'Tautan Konten',
  contentButtonTextEN: 'Teks Tombol Konten (Inggris)',
  contentButtonTextID: 'Teks Tombol Konten (Indonesia)',
  contentDetailEN: 'Isi Konten (Inggris)',
  contentDetailID: 'Isi Konten (Indonesia)',
  published: 'Terbit',
  file: 'Gambar',
  first_id: 'Materi Pertama',
  second_id: 'Materi Kedua',
  max_children: 'Jumlah Anak',
  resi: 'Resi',
  delivery_status: 'Status Pesanan',
  setting_id: 'Harga',
  setting_name: 'Nama (Inggris)',
  setting_name_indo: 'Nama (Indonesia)',
  setting_desc: 'Deskripsi (Inggris)',
  setting_desc_indo: 'Deskripsi (Indonesia)',
  normal_price: 'Harga Normal',
  discount: 'Diskon',
  fee_share: 'Biaya Kartu',
  name: 'Nama Sekolah',
  whatsapp: 'WhatsApp',
  street: 'Jalan',
  place: 'Kota',
  region: 'Provinsi (Inggris)',
  region_indo: 'Provinsi (Indonesia)',
  postal_code: 'Kode Pos',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  banner: 'Banner (Inggris)',
  banner_indo: 'Banner (Indonesia)',
  teacher_name: 'Guru',
  teacher_about: 'Tentang Guru (Inggris)',
  teacher_about_indo: 'Tentang Guru (Indonesia)',
  by: 'Staf',
  from: 'Hari Pertama',
  to: 'Hari Terakhir',
  kind: 'Jenis',
  tests: 'Yang Diuji',
  prompt: 'Soal',
  picture: 'Gambar',
  text: 'Teks',
  why_wrong: 'Mengapa Salah',
  right: 'Jawaban Benar',
  order: 'Susunan yang salah',
  accepted: 'Susunan Benar',
  mistakes: 'Kesalahan',
  title: 'Judul (Inggris)',
  title_indo: 'Judul (Indonesia)',
  instruction: 'Petunjuk (Inggris)',
  instruction_indo: 'Petunjuk (Indonesia)',
  example_note: 'Catatan Contoh (Inggris)',
  example_note_indo: 'Catatan Contoh (Indonesia)',
  q: 'Pencarian',
  page: 'Halaman',
  size: 'Ukuran',
};

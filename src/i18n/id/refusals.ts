import type * as en from '../en/refusals.ts';
import type { Translated } from '../language.ts';
import { activityRefusals, batchRefusals } from './office-fields.ts';

export const refusals: Translated<typeof en.refusals> = {
  invalid_input: 'Cek lagi isian Anda, ya',
  malformed_request: 'Permintaan ini tidak terbaca',
  unexpected_part: 'Permintaan ini memuat isian atau berkas yang tidak semestinya',
  not_signed_in: 'Masuk dulu, ya',
  not_allowed: 'Anda tidak boleh melakukan ini',
  foreign_origin: 'Permintaan ini datang dari situs lain, jadi ditolak',
  not_found: 'Tidak ditemukan',
  too_slow: 'Mengirimnya terlalu lama, jadi belum ada yang tersimpan. Cek koneksi Anda, lalu coba lagi',
  too_large: 'Berkasnya terlalu besar',
  too_many_pixels:
    'Ukuran gambarnya terlalu besar: paling banyak 40 juta piksel, atau 12,5 juta piksel untuk AVIF. Pilih yang lebih kecil, ya',
  body_too_large: 'Isian ini terlalu panjang. Persingkat dulu, lalu coba lagi',
  wrong_kind_of_file:
    'Berkas ini tidak bisa dipakai: jenisnya lain, atau isinya tidak utuh. Coba pilih atau ambil lagi.',
  wrong_kind_of_body: 'Jenis isi ini tidak bisa diterima',
  range_outside: 'Bagian berkas itu tidak ada',
  second_factor_due: 'Pasang dulu verifikasi dua langkahnya',
  too_many_tries: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi',
  too_many_uploads: 'Masih ada dua unggahan Anda yang berjalan. Tunggu salah satunya selesai, lalu coba lagi',
  uploads_busy: 'Banyak yang sedang mengunggah. Coba lagi sebentar lagi',
  part_down: 'Salah satu layanan sedang terganggu. Coba lagi nanti',
  disk_full: 'Ruang server penuh. Tidak ada yang berubah; coba lagi nanti',
  unexpected: 'Ups.. Terjadi kesalahan, silakan coba lagi nanti.',
  still_running: 'Data ini sudah dikirim dan sedang disimpan. Tunggu sebentar, lalu coba lagi',
  key_of_other_call: 'Kunci yang sama sudah dipakai untuk data lain, jadi belum disimpan',
  changed_meanwhile: 'Data ini baru saja diubah orang lain, jadi belum disimpan. Coba cek lagi',
  wrong_password: 'Alamat email atau password salah',
  account_not_found: 'Akun tidak ditemukan',
  not_verified: 'Silakan verifikasi email Anda terlebih dahulu',
  email_taken: 'Alamat email ini sudah terdaftar',
  invitation_unusable: 'Undangan ini sudah kedaluwarsa atau sudah dipakai. Minta yang baru saja',
  import_has_faults: 'Masih ada yang keliru di berkas ini, jadi belum ada yang diimpor',
  nothing_to_import: 'Semua keluarga di berkas ini sudah ada di sekolah',
  last_owner: 'Pemilik terakhir harus tetap ada: jadikan orang lain pemilik dulu',
  reset_link_unusable: 'Tautan ini sudah kedaluwarsa atau sudah dipakai. Minta yang baru saja',
  account_active: 'Akun ini sudah aktif',
  account_not_active: 'Akun ini belum aktif. Aktifkan dulu, ya',
  comes_by_invitation: 'Keluarga ini diimpor dari berkas. Mereka masuk lewat undangan yang dikirim pemilik',
  account_closed: 'Akun ini sudah ditutup',
  account_erased: 'Waktunya sudah lewat, jadi akun ini tidak bisa dibuka lagi',
  data_erased: 'Datanya sudah dihapus, jadi tidak ada lagi yang bisa diubah',
  payment_unsettled:
    'Ada pembayaran yang baru masuk, atau belum bisa dibatalkan sekarang. Lihat dulu pembayarannya, lalu coba lagi',
  child_stays_left: 'Anak ini tidak tercatat berhenti, atau 30 hari untuk menerimanya kembali sudah lewat',
  reopen_link_unusable:
    'Tautan ini sudah tidak berlaku: sudah dipakai, atau waktunya sudah lewat. Coba masuk saja, atau hubungi kami',
  second_factor_required: 'Isi kode verifikasi dua langkah Anda',
  wrong_code: 'Kode ini tidak cocok atau sudah pernah dipakai. Isi kode berikutnya',
  second_factor_not_started: 'Waktunya sudah habis, atau dimulai di tempat lain. Mulai lagi saja',
  second_factor_compulsory: 'Sekolah mewajibkan verifikasi dua langkah, jadi tidak bisa dimatikan',
  too_many_children:
    'Jumlah anak di akun Anda sudah sampai batasnya. Mau menambah lagi? Hubungi kami lewat WhatsApp',
  learning_needed:
    'Tanpa izin ini anak Anda tidak bisa ikut pelajaran. Untuk mencabutnya, tutup akun di bagian Data & akun, atau hubungi kami',
  ...activityRefusals,
  batch_created_meanwhile: 'Barusan ada angkatan yang dibuat atau dihapus. Cek lagi apa yang akan dibuat.',
  batch_has_enrolments: 'Sudah ada anak yang terdaftar di angkatan ini, jadi tidak bisa dihapus',
  ...batchRefusals,
  wrong_offset: 'Bagian berkas ini tidak menyambung dengan yang sudah diterima',
  too_many_unused_uploads:
    'Sudah ada sepuluh video atau 10 GB kiriman Anda yang belum dipakai. Simpan atau batalkan sebagian dulu',
  upload_unusable:
    'Videonya belum terkirim utuh, masih diproses, atau sudah dihapus setelah sehari. Tunggu sebentar, atau pilih lagi',
  video_unplayable:
    'Browser tidak bisa memutar video ini, dan videonya tidak bisa diubah. Simpan dulu sebagai MP4 di aplikasi video Anda, lalu pilih berkas itu',
  too_many_family_uploads: 'Sudah ada lima berkas kiriman yang belum dipakai. Hapus salah satu dulu',
  lesson_closed: 'Pelajaran ini sedang tidak terbuka',
  recording_not_allowed:
    'Rekaman anak ini belum diizinkan untuk disimpan. Izinkan dulu di halaman anak, atau kirim gambar saja',
  only_pictures_taken: 'Suara dan video sedang tidak bisa diterima. Kirim gambar saja, ya',
  same_course: 'Pilih dua materi yang berbeda',
  course_not_available: 'Video ini sedang tidak bisa ditandai sudah ditonton',
  several_children: 'Beberapa anak punya materi ini. Sebutkan anak yang mana',
  placement_test_not_found: 'Placement Test not found',
  not_paid: 'Tes penempatan terbuka setelah kursusnya lunas',
  test_auto_graded: 'Anak ini mulai tanpa tes penempatan',
  test_finished: 'Tes penempatan sudah selesai, jadi jawaban tidak diterima lagi',
  test_too_late: 'Waktu untuk tes penempatan sudah lewat',
  recording_too_long: 'Rekaman ini lebih dari satu menit. Pilih yang lebih pendek',
  sibling_at_test:
    'Kakak atau adiknya sedang mengerjakan tes penempatan, atau baru saja selesai. Tunggu beberapa menit, ya',
  undefined_payment_method: 'Metode pembayaran tidak dikenal',
  method_not_offered: 'Metode pembayaran ini sedang tidak tersedia. Pilih yang lain, ya',
  method_not_for_amount: 'Metode ini tidak bisa untuk jumlah itu. Pilih metode lain, ya',
  price_not_of_term: 'Harga tidak sesuai dengan periode pembayaran yang dipilih',
  amounts_differ: 'Harganya sudah berubah. Cek lagi tagihan Anda, ya',
  already_enrolled: 'Anak ini sudah punya kursus',
  registration_closed: 'Pendaftaran angkatan ini sudah ditutup',
  first_bill_over:
    'Periode pembayaran pertama angkatan ini sudah lewat. Pilih angkatan lain atau periode pembayaran yang lebih panjang',
  grade_not_allowed: 'Tingkat ini tidak bisa dipilih untuk anak ini',
  not_enrolled: 'Anak ini belum punya kursus',
  year_not_far_enough: 'Tingkat berikutnya bisa dipilih setelah unit terakhir tahun ini dimulai',
  bill_payable: 'Lunasi dulu tagihan tahun ini, ya',
  no_later_batch: 'Pendaftaran angkatan berikutnya belum dibuka',
  batch_not_later: 'Pilih angkatan yang mulai setelah angkatan sekarang',
  bill_already_paid: 'Tagihan ini sudah lunas',
  bill_skipped: 'Masa tagihan ini sudah lewat, jadi tidak bisa dibayar lagi',
  earlier_bill_payable: 'Bayar dulu tagihan yang sebelumnya, ya',
  enrolment_unpaid: 'Bayar dulu tagihan yang pertama, ya',
  no_delivery_there: 'Kurir ini tidak sampai ke kota Anda. Pilih kurir lain, ya',
  payment_settled_meanwhile: 'Pembayaran Anda sebelumnya baru saja masuk. Tidak ada lagi yang perlu dibayar',
  invalid_card: 'Kartu kredit tidak valid',
  card_payment_failed: 'Pembayaran kartu kredit gagal, silakan coba lagi nanti',
  payment_refused: 'Pembayarannya tidak bisa dimulai. Coba lagi, atau pilih metode lain',
  payment_under_review:
    'Pembayaran sebelumnya masuk dengan jumlah yang beda. Kami sudah tahu dan akan memeriksanya; jangan bayar lagi dulu, ya',
  payment_link_expired: 'Tautan pembayaran ini sudah kedaluwarsa. Minta tautan baru ke keluarganya, ya',
  payment_link_too_late:
    'Ini hari terakhir tagihannya, terlalu mepet untuk tautan. Hari ini Anda masih bisa membayarnya sendiri',
  payment_link_taken_back:
    'Uang yang masuk lewat tautan ini sudah kembali. Sebelum bayar lagi, tanya keluarganya dulu, ya',
  too_many_charges:
    'Barusan banyak pembayaran dimulai. Yang masih terbuka tetap bisa dibayar; untuk yang baru, tunggu sebentar, ya',
  payment_answer_lost: 'Layanan pembayaran tidak tersambung. Cek dulu statusnya sebelum mencoba lagi',
  wrong_signature: 'Tanda tangan tidak cocok',
  payment_not_paid: 'Uang pembayaran ini tidak ada, jadi tidak bisa dipakai atau dikembalikan',
  refund_under_way: 'Pengembalian untuk pembayaran ini sedang berjalan. Tunggu jawaban layanan pembayaran',
  refund_not_by_gateway:
    'Layanan pembayaran tidak bisa mengembalikan yang masuk lewat cara ini. Transfer uangnya, lalu catat di sini',
  refund_only_whole: 'Pembayaran kartu ini belum selesai. Sampai selesai, hanya bisa dikembalikan semuanya',
  refund_above_payment: 'Jumlah itu melebihi sisa pembayaran ini',
  refund_meanwhile:
    'Pembayaran ini barusan berubah: ada uang yang dikembalikan, atau sekarang melunasi tagihan. Coba lihat lagi',
  refund_refused:
    'Layanan pembayaran menolak pengembalian ini, dan tidak ada uang yang kembali. Transfer saja uangnya',
  not_by_hand:
    'Hanya pembayaran yang dicatat staf di sini yang bisa dibatalkan. Untuk yang ini, kembalikan dananya',
  undo_too_late: 'Ini dicatat di hari sebelumnya. Kembalikan saja dananya',
  received_day_not_possible:
    'Uang bisa diterima hari ini atau dalam 14 hari terakhir, dan tidak sebelum tagihannya dibuat',
  agreement_there: 'Untuk tagihan ini sudah ada kesepakatan. Akhiri dulu kesepakatan itu',
  agreement_gone: 'Kesepakatan itu sudah tidak ada pada tagihan ini',
  charge_is_open: 'Tagihan ini sedang dibayar. Tunggu sampai pembayarannya masuk atau kedaluwarsa',
  discount_too_high: 'Sisa tagihan paling sedikit Rp 10.000',
  delay_day_not_possible: 'Pilih hari setelah jatuh tempo, paling lama 30 hari dari sekarang',
  no_other_amount: 'Tentang jumlah pembayaran ini tidak ada lagi yang perlu diputuskan',
  other_amount_changed: 'Layanan pembayaran menyebut jumlah lain lagi. Coba lihat lagi',
  report_unreadable:
    'Berkas ini tidak terbaca sebagai rekap layanan pembayaran, jadi tidak ada yang disimpan',
  report_there: 'Rekap untuk hari-hari ini sudah ada',
  difference_gone: 'Selisih ini sudah tidak ada. Lihat lagi harinya',
  day_to_come: 'Pilih hari ini atau hari sebelumnya.',
  batch_is_over: 'Tahun ajaran ini sudah selesai. Pilih tahun yang anak-anaknya masih belajar di sini.',
  no_families: 'Tidak ada yang akan menerima pesan ini: belum ada keluarga di situ.',
  announcement_sent:
    'Pesan yang sama sudah dikirim hari ini ke keluarga yang sama. Lihat daftar pesan terkirim.',
  order_held: 'Pembayaran pesanan ini ditarik kembali, jadi belum bisa dikirim',
  class_has_begun: 'Kelas ini sudah dimulai, jadi tidak bisa diubah lagi',
  class_in_the_past: 'Waktu ini sudah lewat. Pilih waktu yang akan datang',
  class_outside_the_year: 'Tanggal ini di luar tahun ajaran angkatan ini',
  class_in_holiday: 'Tanggal ini ada di minggu libur angkatan. Pilih hari lain',
  class_at_night: 'Kelas langsung ada di antara pukul 07.00 dan 21.00 WIB. Pilih jam lain',
  teacher_taken: 'Guru ini punya kelas lain pada jam itu. Pilih jam atau guru lain',
  group_taken: 'Kelompok ini punya kelas lain pada jam itu. Pilih jam lain',
  class_cancelled: 'Kelas ini tidak diadakan',
  teacher_gone: 'Pilih orang yang bekerja di sini',
  link_in_message:
    'Jangan tulis tautan ruangnya: setiap keluarga mendapatkannya di halamannya, 15 menit sebelum kelas',
  link_not_https: 'Tempelkan tautan lengkap yang diawali https://',
  link_of_another_host: 'Tempelkan tautan Zoom, Google Meet, atau Jitsi',
  link_of_the_host:
    'Tautan ini khusus tuan rumah: siapa pun bisa memulai kelas sebagai guru dengannya. Tempelkan tautan untuk peserta',
  group_time_incomplete: 'Pilih hari, jam, dan durasi sekaligus',
  group_of_another_class: 'Kelompok ini dari angkatan atau tingkat lain',
  group_full: 'Kelompok ini sudah penuh. Pilih kelompok lain',
  native_not_yet:
    'Sesi dengan guru penutur asli hanya untuk Tingkat 5 dan 6, setelah enam bulan pertama tahun ajarannya',
  native_there: 'Kelompok ini sudah punya sesi dengan guru penutur asli di unit itu',
  class_not_begun: 'Kelas ini belum dimulai. Kehadiran bisa dicatat mulai 15 menit sebelumnya',
  make_up_taken: 'Tempat ini baru saja terisi, atau kelasnya sudah dimulai. Pilih yang lain, ya',
  task_reviewed: 'Tugas ini sudah dijawab guru. Yang baru bisa dikirim kalau guru memintanya sekali lagi',
  task_file_unusable:
    'Salah satu berkasnya tidak bisa dikirim: belum sampai seluruhnya, tidak terbaca, atau milik kiriman lain. Coba pilih lagi',
  task_without_video: 'Tugas ini tidak berisi video, padahal karya murid memerlukannya',
  task_without_consent: 'Keluarganya tidak mengizinkan anak ini ditampilkan untuk umum',
  task_not_reviewed: 'Beri dulu umpan balik untuk tugas ini',
  test_not_open: 'Tes ini belum terbuka untuk anak Anda. Coba lihat tagihannya',
  slot_taken: 'Waktu ini baru saja terisi. Pilih yang lain, ya',
  slots_too_short: 'Tidak ada tes yang muat di antara jam ini. Pilih waktu yang lebih panjang',
  slots_outside_weeks:
    'Tes lisan bagian ini ada di minggu tesnya dan tiga minggu sesudahnya. Pilih hari di antaranya',
  slots_at_night: 'Tes lisan ada di antara pukul 07.00 dan 21.00 WIB. Pilih jam lain',
  oral_test_too_late:
    'Waktu bisa dipesan, dipindah, atau dilepas sampai sehari sebelumnya. Pilih hari yang lebih jauh, atau hubungi kami',
  oral_test_done: 'Anak Anda sudah ikut tes ini',
  oral_test_missed_twice: 'Anak Anda sudah dua kali tidak hadir. Kabari kami, kita cari waktunya bersama',
  oral_test_has_begun: 'Tes ini sudah dimulai, jadi waktunya tidak bisa dihapus lagi',
  oral_test_room_open: 'Tes ini sudah dimulai, jadi tautannya tidak bisa diganti lagi',
  certificate_name:
    'Nama anak ini sudah berganti lagi, atau hurufnya tidak bisa dicetak. Lihat lagi daftarnya',
  oral_test_not_begun: 'Tes ini belum dimulai. Hasilnya bisa diisi mulai saat tes dimulai',
  oral_test_booked_again: 'Keluarga ini sudah memesan waktu lain, dan itulah yang berlaku sekarang',
  report_not_due: 'Rapor ini ditulis setelah minggu tesnya. Kembali lagi nanti',
  report_not_open: 'Anak ini tidak mendapat rapor untuk bagian tahun ini',
  report_incomplete:
    'Masih ada yang kurang: tangga untuk kelima keterampilan, satu kalimat tentang yang sudah bagus, dan satu langkah berikutnya',
  report_elsewhere: 'Rapor ini sudah pindah tahap. Coba lihat lagi',
  report_is_own: 'Rapor ini Anda tulis sendiri. Orang lain yang membacanya sebelum terbit',
  report_not_proof_read:
    'Yang bisa diterbitkan hanya rapor yang sudah dibaca orang kedua, dan salah satunya belum dibaca',
  sentence_gone: 'Salah satu kalimat ini sudah tidak ada di bank kalimat. Pilih yang lain',
  sentence_names_differ:
    'Tulis {name} di tempat nama anak, di kedua bahasa atau tidak sama sekali; selain itu tidak ada yang ditulis dalam { }',
  sentence_there: 'Kalimat ini sudah ada di bank kalimat',
  too_many_sentences: 'Sekolah sudah menambahkan 500 kalimat dan bank kalimat sudah penuh. Hapus satu dulu',
  written_test_missing: 'Belum ada tes tertulis untuk bagian tahun ini',
  written_test_not_in_package: 'Paket tahun ini tidak punya tes tertulis untuk bagian ini',
  written_test_unpaid: 'Tes tertulis ini terbuka setelah tagihannya lunas',
  written_test_early: 'Tes tertulis ini baru terbuka di minggunya',
  written_test_late:
    'Minggu tes tertulis ini sudah lewat. Guru bisa membukanya sekali lagi untuk anak Anda. Kabari kami saja',
  written_test_done: 'Tes tertulis ini sudah dikerjakan',
  written_test_not_begun: 'Tes tertulis ini belum dimulai',
  written_test_over: 'Waktu tes tertulis ini sudah habis, jadi jawaban tidak diterima lagi',
  written_test_not_finished: 'Anak ini masih mengerjakan tesnya. Tes bisa dinilai setelah selesai',
  written_test_reported:
    'Keluarga sudah menerima rapor unit-unit ini. Tesnya tidak bisa dihapus atau dibuka lagi, tapi nilainya bisa diperbaiki',
  written_test_otherwise: 'Ini tidak cocok dengan cara tesnya dikerjakan, di rumah atau di kertas',
  written_test_week_to_come:
    'Minggu tes ini belum lewat. Sampai saat itu tes terbuka untuk semua murid, jadi tidak perlu dibuka lagi',
  written_test_opened_before:
    'Tes ini sudah pernah dibuka sekali lagi untuk anak ini, dan itu hanya bisa sekali',
  token_unusable: 'Token ini tidak berlaku: masanya sudah habis, atau memang tidak pernah ada',
  too_many_tokens: 'Sudah ada 20 token yang dipakai. Akhiri dulu satu yang tidak diperlukan lagi',
  too_many_webhooks: 'Sudah ada 10 webhook. Hapus dulu salah satunya',
  webhook_off: 'Webhook ini sedang dimatikan, jadi tidak ada yang dikirim ke sana. Nyalakan dulu',
  shipping_down: 'Ups.. Terjadi kesalahan, silakan coba lagi nanti.',
  clock_backwards: 'Jam hanya bisa dimajukan',
};

/** What a teacher holds at a time that was asked for: a class of a group, or an oral test. */
export const teacherHolds: typeof en.teacherHolds = ({ teacher, group, when }) =>
  group
    ? `${teacher} mengajar Tingkat ${group.grade}, kelompok ${group.number}, ${when}`
    : `${teacher} ada tes lisan, ${when}`;

export const successes: Translated<typeof en.successes> = {
  ok: 'OK',
  created: 'Berhasil dibuat',
  updated: 'Update Sukses!',
  password_changed: 'Password berhasil diubah!',
  password_request_sent: 'Permintaan ubah password sudah dikirim!',
};

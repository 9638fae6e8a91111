import type { Facts } from '../../domain/health/finding.ts';
import type * as en from '../en/admin-health.ts';
import type { Translated } from '../language.ts';

const span = (minutes = 0): string => {
  if (minutes < 60) return `${minutes} menit`;
  if (minutes < 2880) return `${Math.floor(minutes / 60)} jam`;
  return `${Math.floor(minutes / 1440)} hari`;
};

const size = (bytes = 0): string => {
  const [unit, in1] = bytes < 1e9 ? ['MB', 1e6] : (['GB', 1e9] as const);
  return `${new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 }).format(bytes / in1)} ${unit}`;
};

export const health: Translated<typeof en.health> = {
  title: 'Kondisi Server',
  lead: 'Penopang sekolah: disk, email, pembayaran, cadangan. Yang gawat langsung dikabarkan; di sini semuanya.',
  loading: 'Memeriksa semuanya',
  failed: 'Server belum bisa diperiksa',
  failedText: 'Mungkin koneksinya sempat putus. Kalau tetap begini, kabari pengelola server.',
  again: 'Periksa lagi',
  lookedAt: (time) => `Diperiksa ${time}`,
  allWell: 'Semuanya beres',
  allWellText: 'Di sini tidak ada yang perlu Anda urus.',
  toDo: 'Perlu ditangani',
  well: 'Beres',
  youCan: 'Yang bisa Anda lakukan',
  tellServer: 'Sampaikan ke pengelola server',
  states: { failed: 'Rusak', warning: 'Perlu dilihat', ok: 'Beres' },
  checks: {
    settings: 'Pengaturan',
    database: 'Basis data',
    files: 'Berkas',
    disk: 'Disk',
    clock: 'Jam',
    mail: 'Email',
    payments: 'Pembayaran',
    shipping: 'Ongkos kirim',
    address: 'Alamat web',
    jobs: 'Pekerjaan otomatis',
    backup: 'Cadangan',
    letters: 'Email keluar',
    webhooks: 'Webhook',
  },
  found: {
    too_slow: ({ seconds }: Facts) => `Tidak ada jawaban dalam ${seconds} detik.`,
    check_broken: ({ reason }: Facts) => `Bagian ini tidak bisa diperiksa (${reason}).`,
    settings_right: ({ reason }: Facts) => `Bisa dipakai (${reason}).`,
    settings_wrong: ({ reason }: Facts) => `Server tidak akan mau jalan dengan ini: ${reason}.`,
    database_right: ({ reason }: Facts) => `${reason} menjawab, dan tabelnya terbaru.`,
    database_encoding: ({ reason }: Facts) => `Encoding-nya ${reason}, seharusnya UTF8.`,
    database_extension: () => 'Ekstensi pg_trgm tidak ada, jadi pencarian gagal.',
    database_closed: ({ reason }: Facts) => String(reason),
    files_there: ({ count }: Facts) => `${count} gambar, video, dan rekaman ada di tempatnya.`,
    files_missing: ({ count, of }: Facts) => `${count} dari ${of} gambar, video, dan rekaman tidak ada.`,
    files_unseen: () => 'Diperiksa dalam satu jam ke depan.',
    files_unreached: ({ reason }: Facts) => `Tempat penyimpanan berkas tidak menjawab (${reason}).`,
    disk_roomy: ({ bytes }: Facts) => `Masih ada ruang ${size(bytes)}.`,
    disk_filling: ({ bytes, days }: Facts) =>
      `Masih ada ruang ${size(bytes)}. Kalau terus begini, penuh dalam ${days} hari.`,
    disk_low: ({ bytes }: Facts) => `Tinggal ${size(bytes)}: video dan rekaman tidak bisa diunggah.`,
    disk_full: ({ bytes }: Facts) => `Tinggal ${size(bytes)}: tidak ada lagi yang bisa disimpan.`,
    clock_right: () => 'Sama dengan jam yang lain.',
    clock_wrong: ({ seconds, reason }: Facts) => `Selisih ${seconds} detik dengan jam ${reason}.`,
    mail_taken: () => 'Server email menerima surat.',
    mail_kept: () => 'Demo ini menyimpan surat di kotak keluar dan tidak mengirimnya.',
    mail_refused: ({ reason }: Facts) => `Server email tidak menerima surat (${reason}).`,
    payments_sandbox: () => 'Demo ini memakai sandbox; tidak ada uang yang berpindah.',
    payments_closed: () => 'Sekolah ini tidak menerima pembayaran.',
    payments_right: ({ minutes }: Facts) =>
      minutes === undefined
        ? 'Midtrans menjawab dan menerima kuncinya. Belum ada kabar darinya.'
        : `Midtrans menjawab dan menerima kuncinya. Kabar terakhirnya ${span(minutes)} lalu.`,
    payments_silent: () =>
      'Midtrans menjawab, tapi pemberitahuannya tidak sampai: pembayaran terlambat diketahui.',
    payments_key: ({ reason }: Facts) =>
      `Midtrans menolak kuncinya (${reason}): tidak ada yang bisa membayar.`,
    payments_down: ({ reason }: Facts) =>
      `Midtrans tidak menjawab semestinya (${reason}): tidak ada yang bisa membayar.`,
    shipping_right: () => 'Harga kurir diketahui.',
    shipping_table: () => 'Berupa perkiraan dari tabel.',
    shipping_down: ({ reason }: Facts) => `Harga kurir tidak bisa ditanyakan (${reason}).`,
    address_plain: () => 'Sekolah menjawab di alamatnya.',
    address_right: ({ days }: Facts) =>
      `Sekolah menjawab di alamatnya. Sertifikatnya masih berlaku ${days} hari.`,
    address_unreached: ({ reason }: Facts) => `Server tidak sampai ke alamat sekolah sendiri (${reason}).`,
    certificate_ending: ({ days = 0 }: Facts) =>
      days < 0
        ? 'Sertifikat alamat sudah habis: browser memperingatkan semua orang.'
        : `Sertifikat alamat habis dalam ${days} hari; setelah itu browser memperingatkan semua orang.`,
    jobs_right: ({ count }: Facts) => `Semua pekerjaan (${count}) berjalan semestinya.`,
    jobs_failing: ({ count, reason }: Facts) => `${count} pekerjaan tidak jalan: ${reason}.`,
    backup_new: ({ days = 0 }: Facts) =>
      days === 0 ? 'Yang terakhir dari hari ini.' : `Yang terakhir berumur ${days} hari.`,
    backup_early: () => 'Belum ada: buat yang pertama sebelum keluarga datang.',
    backup_old: ({ days }: Facts) => `Yang terakhir sudah berumur ${days} hari.`,
    backup_none: () => 'Belum pernah dibuat. Kalau disk rusak, semuanya hilang.',
    letters_sent: () => 'Tidak ada yang menunggu terlalu lama.',
    letters_wait: ({ count, minutes }: Facts) =>
      `${count} surat menunggu, yang terlama sudah ${span(minutes)}.`,
    letters_refused: ({ count }: Facts) => `${count} surat batal terkirim dalam sehari ini.`,
    webhooks_right: () => 'Semua program menerima kabar.',
    webhooks_failing: ({ count }: Facts) => `${count} program tidak menerima apa-apa.`,
  },
  owner: {
    disk_filling: 'Hapus pelajaran dan berita yang tidak dipakai lagi; videonya ikut terhapus.',
    disk_low: 'Hapus pelajaran dan berita yang tidak dipakai lagi; videonya ikut terhapus.',
    payments_silent:
      'Di dasbor Midtrans, isi payment notification URL dengan alamat sekolah diikuti /api/v1/payment/notification.',
    payments_key: 'Lihat di dasbor Midtrans apakah server key diganti, lalu teruskan yang baru.',
    payments_down: 'Tunggu beberapa menit, lalu periksa lagi. Kalau tetap begini, tanya Midtrans.',
    shipping_down: 'Lihat di akun RajaOngkir Anda apakah jatah pertanyaan hari ini atau paketnya habis.',
    letters_refused: 'Minta alamat email yang benar ke keluarganya; pesannya juga ada di kotak masuk mereka.',
    webhooks_failing: 'Buka Webhook: catatan pengiriman menyebutkan jawaban programnya.',
  },
  server: {
    too_slow:
      'Lihat apakah firewall mengizinkan server ini keluar, dan apakah pihak sana jalan. Lalu npm run doctor lagi.',
    check_broken: 'Log server menyebutkan lebih banyak (LOG_LEVEL=info). Lalu npm run doctor lagi.',
    settings_wrong: 'Perbaiki berkas .env (ENV_FILE), lalu mulai ulang server.',
    database_encoding:
      'Pulihkan cadangan ke basis data yang dibuat dengan encoding ‘UTF8’ template template0.',
    database_extension: 'Di basis data ini: create extension pg_trgm.',
    files_unreached: 'Periksa DATA_DIR dan hak aksesnya, atau bucket dan pengaturan yang diawali S3_.',
    files_missing: 'Pulihkan folder files di DATA_DIR dari cadangan terakhir.',
    disk_filling: 'Tambah ruang disk untuk DATA_DIR.',
    disk_low: 'Tambah ruang disk untuk DATA_DIR, atau turunkan DISK_RESERVE_MB.',
    disk_full: 'Tambah ruang disk untuk DATA_DIR sekarang juga, atau turunkan DISK_RESERVE_MB.',
    clock_wrong: 'Biarkan jamnya disetel otomatis: timedatectl set-ntp true.',
    mail_refused: 'Perbaiki SMTP_URL (host, port, pengguna, password), lalu mulai ulang server.',
    payments_closed: 'Isi MIDTRANS_SERVER_KEY dan MIDTRANS_CLIENT_KEY, lalu mulai ulang server.',
    payments_key:
      'Isi MIDTRANS_SERVER_KEY dan MIDTRANS_CLIENT_KEY dengan kunci sekarang, lalu mulai ulang server.',
    payments_down: 'Lihat apakah firewall mengizinkan server ini ke api.midtrans.com.',
    shipping_down: 'Lihat RAJAONGKIR_API_KEY, dan apakah server ini sampai ke rajaongkir.komerce.id.',
    address_unreached: 'Lihat PUBLIC_URL, isinya di DNS, dan proxy-nya (nginx -t, systemctl status nginx).',
    certificate_ending:
      'Perpanjang: certbot renew, lalu systemctl reload nginx. Cari tahu kenapa tidak otomatis.',
    jobs_failing: 'Di log ada baris “a job failed” untuk masing-masing. Kalau server mati, jalankan.',
    backup_early: 'npm run backup -- --to FOLDER, dengan timer setiap hari.',
    backup_old: 'npm run backup -- --to FOLDER, dan cari tahu kenapa timernya tidak jalan.',
    backup_none: 'npm run backup -- --to FOLDER, dengan timer setiap hari.',
    letters_wait: 'Lihat SMTP_URL dan server emailnya; surat berangkat sendiri begitu diterima lagi.',
    letters_refused:
      'Di log ada baris “a mail was not sent” untuk masing-masing, dengan jawaban server email.',
  },
  details: 'Untuk pengelola server',
  command: 'npm run doctor mencetak hal yang sama di server.',
  jobsTitle: 'Pekerjaan dan kapan terakhir berhasil',
  job: 'Pekerjaan',
  lastSuccess: 'Terakhir berhasil',
  never: 'Belum tercatat',
  failures: 'Gagal sejak itu',
  sizesTitle: 'Yang memakai ruang disk',
  kind: 'Jenis',
  bytes: 'Ukuran',
  grownIn: (days) => `Bertambah dalam ${days} hari`,
  kinds: {
    database: 'Basis data',
    lessons: 'Video pelajaran',
    performances: 'Karya murid',
    news: 'Gambar berita',
    users: 'Foto orang tua',
    children: 'Foto anak',
    'family-uploads': 'Kiriman keluarga',
  },
  size,
  toldOf: (check) => `Server perlu ditangani: ${check.toLowerCase()}`,
  seePage: 'Caranya ada di halaman Kondisi Server.',
  gone: (check) => `Sudah beres: ${check.toLowerCase()}`,
  goneText: 'Masalah server yang tadi dikabarkan sudah beres. Tidak ada lagi yang perlu diurus.',
};

import type * as en from '../en/admin.ts';
import type { Translated } from '../language.ts';
import { account, allowed } from './admin-account.ts';
import { family } from './admin-family.ts';
import { apiTokens } from './admin-api-tokens.ts';
import { batches } from './admin-batches.ts';
import { webhooks } from './admin-webhooks.ts';
import { bills } from './admin-bills.ts';
import { imports } from './admin-imports.ts';
import { courses } from './admin-courses.ts';
import { dayClose } from './admin-day-close.ts';
import { feedback, form } from './admin-form.ts';
import { liveClasses } from './admin-live-classes.ts';
import { writtenTests } from './admin-written-tests.ts';
import { oralTests } from './admin-oral-tests.ts';
import { log } from './admin-log.ts';
import { messages } from './admin-messages.ts';
import { news } from './admin-news.ts';
import { orders } from './admin-orders.ts';
import { payments } from './admin-payments.ts';
import { performances } from './admin-performances.ts';
import { placement } from './admin-placement.ts';
import { preview } from './admin-preview.ts';
import { reports } from './admin-reports.ts';
import { search } from './admin-search.ts';
import { secondStep, security } from './admin-security.ts';
import { settings } from './admin-settings.ts';
import { invitation, staff, teaching } from './admin-staff.ts';
import { adminCertificates as certificates } from './admin-certificates.ts';
import { tasks } from './admin-tasks.ts';
import { testimonies } from './admin-testimonies.ts';
import { health } from './admin-health.ts';
import { numbers } from './admin-numbers.ts';
import { announcements } from './admin-announcements.ts';
import { handOver, stock } from './admin-stock.ts';
import { opening } from './admin-opening.ts';
import { today } from './admin-today.ts';
import { uploads } from './admin-uploads.ts';
import { lessonWords } from './admin-words.ts';
import { videos } from './admin-videos.ts';

export const admin: Translated<typeof en.admin> = {
  /** side menu, top bar and the page that is not there */
  frame: {
    area: 'Ruang admin',
    notOpen: 'Keluarga masih membaca bahwa sekolah segera buka. Kenalkan sekolah Anda:',
    toBrand: 'isi data sekolah',
    navigation: 'Navigasi ruang admin',
    orders: 'Pesanan',
    payments: 'Pembayaran',
    testimonies: 'Testimoni',
    news: 'Berita',
    performances: 'Karya Murid',
    batches: 'Angkatan',
    courses: 'Materi Induk',
    children: 'Anak',
    settings: 'Pengaturan',
    log: 'Log Aktivitas',
    profile: 'Profil',
    logout: 'Keluar',
    openMenu: 'Buka menu',
    account: (name) => `Akun ${name}`,
    toSite: 'Ke situs umum',
    keptFor: { owner: 'Halaman ini untuk pemilik.', clerk: 'Halaman ini untuk pemilik dan petugas.' },
    toOrders: 'Kembali ke ruang admin',
  },
  login: {
    title: 'Login',
    email: 'Alamat Email',
    password: 'Password',
    signIn: 'Masuk',
    lead: 'Untuk staf sekolah.',
  },
  account,
  allowed,
  family,
  batches,
  bills,
  imports,
  courses,
  lessonWords,
  dayClose,
  feedback,
  form,
  liveClasses,
  oralTests,
  reports,
  tasks,
  certificates,
  log,
  messages,
  news,
  orders,
  payments,
  performances,
  placement,
  preview,
  search,
  secondStep,
  security,
  settings,
  invitation,
  staff,
  apiTokens,
  announcements,
  handOver,
  stock,
  webhooks,
  teaching,
  today,
  opening,
  numbers,
  health,
  testimonies,
  uploads,
  videos,
  writtenTests,
  list: {
    actions: 'Tindakan',
    search: 'Cari',
    filters: 'Saringan',
    searchNow: 'Cari sekarang',
    clear: 'Hapus pencarian',
    unfilter: 'Tampilkan semua',
    pages: 'Halaman daftar',
    previous: 'Halaman sebelumnya',
    next: 'Halaman berikutnya',
    pageNumber: (page) => `Halaman ${page}`,
    range: (from: number, to: number, total: number) => `${from}–${to} dari ${total}`,
    justCreated: 'Yang baru tampil paling atas.',
    more: 'Tampilkan semuanya',
    table: 'CSV',
    tableOfFamilies: 'Keluarga (CSV)',
    tables: {
      children: 'Daftar anak sebagai tabel (CSV)',
      families: 'Keluarga (CSV), semua atau sesuai pencarian',
      bills: 'Daftar tagihan sebagai tabel (CSV)',
      orders: 'Daftar pesanan sebagai tabel (CSV)',
      payments: 'Daftar pembayaran sebagai tabel (CSV)',
      numbers: 'Uang per bulan sebagai tabel (CSV)',
    },
    sortBy: 'Urutkan menurut',
    unsorted: 'Urutkan: seperti biasa',
    sorted: {
      asc: (column) => `${column}, naik`,
      desc: (column) => `${column}, turun`,
    },
    failedTitle: 'Daftar belum bisa dimuat',
    failedText: 'Mungkin koneksinya sempat putus.',
    retry: 'Coba lagi',
  },
  panel: {
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    failedTitle: 'Data ini tidak bisa dimuat',
    failedText: 'Mungkin koneksinya putus.',
    retry: 'Coba lagi',
  },
  history: {
    title: 'Riwayat',
    none: 'Belum ada yang diubah.',
    empty: 'kosong',
    failed: 'Riwayat tidak bisa dimuat. Coba lagi',
    changed: (field, before, after) => `${field}: ${before} → ${after}`,
    takenBack: 'dikembalikan',
    newest: (count, total) => `${count} perubahan terbaru dari ${total}.`,
  },
  confirm: {
    title: 'Anda yakin?',
    yes: 'Ya, saya yakin',
    no: 'Tidak, saya berubah pikiran',
  },
  close: 'Tutup',
  cancel: 'Batal',
  back: 'Kembali ke daftar',
  children: {
    title: 'Daftar Anak',
    searchHint: 'Nama atau nomor telepon',
    name: 'Nama Anak',
    parent: 'Nama Orang Tua',
    found: (count) => `${count} anak`,
    emptyTitle: 'Belum ada anak',
    emptyText: 'Begitu ada orang tua yang menambah anak, namanya muncul di sini.',
    noneTitle: 'Anak tidak ditemukan',
    noneText: (q) => `Tidak ada anak yang cocok dengan “${q}”. Coba sebagian nama atau nomornya saja.`,
    selectBatch: 'Pilih Angkatan',
    pleaseSelect: 'Silakan pilih salah satu angkatan',
    batchOption: (batch, start, end) => `Angkatan ${batch} (${start} - ${end})`,
    allChildren: 'Semua anak, juga tanpa angkatan',
    chooseBatch: 'Silakan pilih',
    batchEmptyTitle: 'Belum ada anak di angkatan ini',
    batchEmptyText: 'Begitu tagihan pertama seorang anak lunas, namanya muncul di sini.',
    batch: 'Angkatan',
    noBatch: 'belum ada',
    thisBatch: 'angkatan ini',
    foundInBatch: (count, batch) => `${count} anak di ${batch}`,
    noneInBatch: (q, batch) =>
      `Tidak ada anak yang cocok dengan “${q}” di ${batch}. Mungkin anaknya di angkatan lain.`,
    stateFilter: 'Keadaan',
    anyState: 'Semua',
    states: {
      awaiting_test: 'Menunggu tes',
      bill_overdue: 'Menunggak',
      left: 'Berhenti',
      closing: 'Akun ditutup',
    },
    awaitsTest: 'Tes ditunggu',
    yearOver: 'Tahun selesai',
    hasLeft: 'Berhenti',
    gradeFilter: 'Tingkat',
    anyGrade: 'Semua tingkat',
    noneInState: 'Tidak ada anak yang cocok',
    noneInStateText: 'Pilih tingkat atau keadaan lain untuk melihat anak lainnya.',
    searchAllBatches: 'Cari di semua angkatan',
    grade: 'Tingkat',
    noGrade: 'belum ada',
    edit: 'Ubah',
    dialog: 'Ubah Data Anak',
    submit: 'Simpan Data Anak',
    missingTitle: 'Anak ini tidak ada di daftar ini',
    missingText: 'Mungkin anak ini ada di angkatan lain, atau nomor di alamat halaman salah.',
    family: 'Keluarga',
    toFamily: 'Ke keluarganya',
    born: 'Lahir',
    age: (years) => `${years} tahun`,
    familySubmit: 'Simpan Keluarga',
    ofFamily: 'Anak',
    familyNote: (least, most) =>
      `Berapa anak yang boleh didaftarkan keluarga ini: ${least}, atau lebih kalau Anda izinkan, paling banyak ${most}. Keluarga yang sudah penuh diminta menulis lewat WhatsApp.`,
    placementTest: 'Tes penempatan',
    placementResult: (grade, byStaff, letter) =>
      `Tingkat ${grade}${byStaff ? ', ditetapkan staf' : ''} (paket soal ${letter})`,
    placementRuns: (part) => `Sedang berjalan, bagian ${part} dari 12`,
    placementParts: 'Benar per bagian',
    placementListening: 'Rekaman',
    placementRead: 'Ditampilkan sebagai tulisan',
    placementReplays: (count) => `${count} didengarkan dua kali`,
    placementAwaited: (moment) => `Belum dimulai, bisa dimulai sampai ${moment}`,
    placedWithoutTest: {
      age: 'Tidak perlu: umurnya belum cukup saat kursus dibayar',
      time: 'Tidak dimulai sampai waktunya habis: ditempatkan tanpa tes',
      staff: 'Tidak diikuti: tingkatnya ditetapkan staf',
    },
    gradeNote: 'Tingkat langsung berlaku: pelajaran dan video ikut berubah.',
    gradeNoteOfTest: 'Ini sekaligus jadi hasil tes penempatannya, yang dengan begitu selesai.',
  },
  profile: {
    title: 'Profil',
    account: 'Akun Anda',
    name: 'Nama',
    email: 'Email',
    password: 'Ubah Password',
    passwordLead: 'Minimal 8 karakter. Di perangkat lain, Anda otomatis keluar.',
    save: 'Ubah password saya',
  },
};

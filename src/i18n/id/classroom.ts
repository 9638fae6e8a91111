import type * as en from '../en/classroom.ts';
import type { Translated } from '../language.ts';
import { sessionNames } from './session-names.ts';

export const classroom: Translated<typeof en.classroom> = {
  tabs: {
    label: (name) => `Bagian halaman ${name}`,
    class: 'Kelas Saya',
    details: 'Data Pribadi',
    billing: 'Tagihan',
    next: 'Naik Tingkat',
  },
  childStatus: {
    grade: (grade) => `Tingkat ${grade}`,
    batch: (batch) => `Angkatan ${batch}`,
    newTitle: 'Belum ada kursus',
    newText: (name) =>
      `Pilihkan tahun belajar untuk ${name}: tiga minggu dengan video, minggu keempat kelas langsung, dan paket belajar yang dikirim ke rumah.`,
    buy: 'Beli Kursus',
    failedTitle: 'Pembayaran belum berhasil',
    failedText: (name) => `Kursus untuk ${name} belum terbeli. Anda bisa mengulang kapan saja.`,
    pendingTitle: 'Menunggu pembayaran',
    pendingText: (name) =>
      `Begitu pembayaran masuk, kursus ${name} langsung terdaftar dan kami mengabari Anda. Kelasnya lalu tampil di halaman ini.`,
    pay: 'Lanjutkan pembayaran',
    awaitingTitle: 'Tes penempatan',
    awaitingText: (name) =>
      `Tes 20 menit ini mencari tingkat yang pas. Bila tidak dimulai pada waktunya, ${name} tetap di Tingkat 2.`,
    awaitingRunning:
      'Tesnya sudah dimulai dan 20 menitnya terus berjalan. Yang dihitung adalah yang sudah dijawab saat waktunya habis.',
    awaitingUntil: 'Diikuti paling lambat',
    awaitingNow: (name) => `Sebelum ada hasil, ${name} belajar di Tingkat 2.`,
    awaitingTake: 'Ke tes penempatan',
    awaitingResume: 'Lanjutkan tes',
    overdueTitle: (name) => `${name} belum bisa menonton dan ikut kelas`,
    overdueText: 'Tagihan ini membuka pelajarannya kembali:',
    bookedNext: (grade, batch, date) =>
      `Tahun berikutnya: Tingkat ${grade}, Angkatan ${batch}, mulai ${date}`,
    thisYear: (grade) => `Tahun ini: Tingkat ${grade}`,
    payNow: 'Bayar sekarang',
    startsTitle: 'Sudah terdaftar',
    startsText: (date) => `Tahun belajar dimulai ${date}.`,
    overTitle: 'Tahun belajar selesai',
    overText: (date) => `Berakhir ${date}. Cara melanjutkan ada di “Naik Tingkat”.`,
    learningTitle: 'Semua beres',
    paidUntil: (date) => `Lunas sampai ${date}.`,
    nextBill: (amount, date) => `Tagihan berikutnya ${amount}, jatuh tempo ${date}.`,
    paidWhole: 'Lunas untuk setahun penuh.',
    auto: 'Tingkat 2 tanpa tes',
  },
  lesson: {
    /** as the office calls them; a plain word stands beside what a family might not know */
    type: [
      sessionNames[0],
      `Kelas langsung (${sessionNames[1]})`,
      `${sessionNames[2]} (video)`,
      sessionNames[3],
      sessionNames[4],
    ],
    place: (unit, week) => `Unit ${unit} · Minggu ${week}`,
    until: (date) => `Bisa ditonton sampai ${date}`,
    from: (date) => `Mulai ${date}`,
    wasUntil: (date) => `Tersedia sampai ${date}`,
    watched: 'Sudah ditonton',
    locked: 'Terkunci',
    state: {
      SCHEDULED: 'Akan datang',
      AVAILABLE: 'Siap ditonton',
      WATCHED: 'Sudah ditonton',
      EXPIRED: 'Sudah berakhir',
    },
    notIncluded: 'Tidak termasuk',
    skipped: 'Terlewati',
  },
  closed: {
    packageTitle: 'Tidak termasuk paket Anda',
    packageText: (months) =>
      `Paket ${months} bulan tidak mencakup tes ini. Tahun yang dibayar tiap 4 atau 12 bulan mencakup semua tes; itu bisa dipilih untuk tahun berikutnya.`,
    packageTextAny:
      'Paket Anda tidak mencakup tes ini. Tahun yang dibayar tiap 4 atau 12 bulan mencakup semua tes; itu bisa dipilih untuk tahun berikutnya.',
    unpaidTitle: 'Pelajaran ini terkunci',
    unpaidText: (bill) => `Terbuka begitu tagihan ini dibayar: ${bill}.`,
    unpaidComing: (date, bill) => `Hadir ${date}, dan terbuka setelah tagihan ini dibayar: ${bill}.`,
    unpaidShort: (bill) => `Terbuka dengan: ${bill}.`,
    unpaidTextAny: 'Terbuka begitu tagihannya dibayar.',
    overTitle: 'Tahun ini sudah selesai',
    overText:
      'Tahun belajarnya sudah berakhir, jadi pelajarannya ditutup. Tahun berikutnya membuka yang baru.',
    notBegunTitle: 'Tahun belajar belum dimulai',
    notBegunText: (date) => `Pelajaran ini terbuka ${date}.`,
    notReleasedTitle: 'Belum waktunya',
    notReleasedText: (date) => `Pelajaran ini terbuka ${date}.`,
    goneTitle: 'Pelajaran ini sudah berakhir',
    goneText: (date) => `Setiap pelajaran tersedia dua minggu. Yang ini tersedia sampai ${date}.`,
    skippedTitle: 'Bulan-bulan ini terlewati',
    skippedText: (date) =>
      `Tersedia sampai ${date}, pada bulan-bulan yang tidak dibayar. Pelajaran ini tetap tertutup, apa pun yang dibayar nanti.`,
    current: 'Ke pelajaran minggu ini',
  },
  myClass: {
    now: 'Minggu ini',
    nothingNow: 'Minggu ini tidak ada yang ditonton.',
    next: 'Berikutnya',
    toBills: 'Lihat tagihan',
    years: 'Pilih tahun',
    calendar: 'Di kalender HP Anda',
    calendarLead: 'Video, kelas langsung, dan tes bisa tampil di kalender yang Anda lihat setiap hari.',
    calendarOpen: 'Masukkan pelajaran ke kalender',
    emptyTitle: 'Pelajarannya sedang disiapkan',
    emptyText: (name) =>
      `Guru kami belum memasukkan pelajaran untuk tingkat ${name}. Nanti pelajaran muncul sendiri di sini.`,
    startsTitle: (date) => `Dimulai ${date}`,
    startsText: (name) =>
      `Mulai hari itu video ${name} hadir di sini dari minggu ke minggu; setiap minggu keempat ada kelas langsung.`,
    newTitle: (name) => `Di sini nanti pelajaran ${name}`,
    newText:
      'Tiga Senin berturut-turut ada video baru yang tersedia dua minggu, dan di minggu keempat ada kelas langsung untuk paling banyak 12 anak.',
    pendingText: 'Pelajaran terbuka begitu pembayaran Anda masuk.',
    overTitle: 'Tahun ini sudah selesai',
    overText: 'Hebat!',
    loading: 'Pelajaran sedang dimuat',
  },
  billing: {
    lead: 'Semua tagihan, masa yang dicakup, dan statusnya. Cara bayar tetap sama sepanjang satu tahun belajar.',
    progress: (paid, all) => `${paid} dari ${all} tagihan lunas`,
    money: (paid, all) => `${paid} dari ${all}`,
    number: (sequence, of) => (of === 1 ? 'Setahun penuh' : `Tagihan ${sequence} dari ${of}`),
    paidOn: (date) => `Dibayar ${date}`,
    due: (date) => `Jatuh tempo ${date}`,
    dueNow: 'Jatuh tempo sekarang',
    overdueSince: (date) => `Lewat jatuh tempo sejak ${date}`,
    skippedState: 'Terlewati',
    skipped:
      'Masanya sudah lewat, jadi tidak bisa dan tidak perlu dibayar lagi. Pelajaran bulan-bulan itu tetap tertutup.',
    opensNow: (until) =>
      `Begitu dibayar, langsung terbuka yang ada sekarang dan yang hadir sampai ${until}. Pelajaran yang sudah berakhir tidak kembali.`,
    unpaidThenNext: (until, name) =>
      `Bila tidak dibayar sampai ${until}, bulan-bulan ini terlewati: tidak ada yang terutang, pelajarannya tetap tertutup, dan ${name} lanjut dengan tagihan berikutnya.`,
    unpaidThenEnd: (until) =>
      `Bila tidak dibayar sampai ${until}, bulan-bulan ini terlewati: tidak ada yang terutang, dan pelajarannya tetap tertutup.`,
    yearIs: { LAST: 'Tahun sebelumnya', THIS: 'Tahun ini', NEXT: 'Tahun berikutnya' },
    payNow: 'Bayar sekarang',
    payNowOf: (number) => `Bayar sekarang: ${number}`,
    firstBill: 'Termasuk pendaftaran, paket belajar, buku kursus, dan ongkos kirim, yang dibayar satu kali.',
    laterYear: 'Termasuk ongkos kirim paket tahun ini.',
    earlier: 'Tagihan sebelumnya dibayar lebih dulu.',
    emptyTitle: 'Belum ada tagihan',
    emptyText: (name) => `Setelah Anda membeli kursus untuk ${name}, semua tagihannya ada di sini.`,
    loading: 'Tagihan sedang dimuat',
  },
  next: {
    eligibleTitle: (grade) => `Siap naik ke Tingkat ${grade}`,
    eligibleText: (name) =>
      `${name} boleh melanjutkan: naik satu tingkat, atau mengulang tingkat yang sama. Anda pilih tingkatnya, lalu kelasnya.`,
    eligibleStayTitle: 'Siap untuk tahun berikutnya',
    choose: 'Pilih tahun berikutnya',
    bookedTitle: 'Tahun berikutnya sudah terdaftar',
    bookedText: (name, date) => `${name} lanjut bersama kelas baru mulai ${date}.`,
    notYet: 'Belum waktunya',
    notYetFrom: (date) =>
      `Mulai ${date} tahun berikutnya bisa dipilih di sini, begitu tidak ada lagi tagihan tahun ini yang terbuka.`,
    noBatchTitle: 'Kelas berikutnya sedang disiapkan',
    noBatchText: (name) =>
      `Belum ada kelas berikutnya yang membuka pendaftaran. Begitu dibuka, Anda memilihnya di sini dan ${name} bisa melanjutkan. Sampai saat itu tidak ada yang perlu dilakukan. Jadwalnya boleh ditanyakan kepada kami.`,
    ask: 'Tanya kami lewat WhatsApp',
    askMessage: (name) => `Halo! Kapan kelas berikutnya untuk ${name} dibuka?`,
    notEnrolled: (name) => `${name} belum punya kursus.`,
    loading: 'Kami lihat dulu sudah sejauh mana tahun ini',
    toBills: 'Lihat tagihan',
  },
  course: {
    back: (name) => `Kelas ${name}`,
    video: (title) => `Video: ${title}`,
    marked: 'Sudah ditonton. Hebat!',
    marking: 'Menyimpan tanda sudah ditonton …',
    broken: 'Videonya berhenti. Mungkin sambungan internet terputus.',
    again: 'Muat ulang videonya',
    noVideoTitle: 'Tidak ada yang diputar di sini',
    noVideoText: 'Pelajaran ini tidak memakai video.',
    about: 'Tentang pelajaran ini',
    more: 'Lainnya dari minggu ini',
    next: 'Berikutnya',
  },
};

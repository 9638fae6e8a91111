import type * as en from '../en/reports.ts';
import type { Translated } from '../language.ts';

/** The progress reports of a child: the page of its family, and the PDF. */
export const reports: Translated<typeof en.reports> = {
  title: 'Laporan perkembangan',
  one: 'Laporan perkembangan',
  of: (name) => `Laporan perkembangan ${name}`,
  units: (first, last) => `Unit ${first} sampai ${last}`,
  grade: (grade) => `Tingkat ${grade}`,
  publishedOn: (day) => `Terbit ${day}`,
  correctedOn: (day) => `Diperbaiki ${day}`,
  correctedText: 'Sekolah sudah memperbaiki laporan ini. Yang berlaku adalah yang Anda lihat di sini.',
  writtenBy: (teacher) => `Ditulis oleh ${teacher}`,
  school: 'sekolah',

  ladder: 'Sampai di mana anak Anda',
  ladderOf: (name) => `Sampai di mana ${name}`,
  ladderLead:
    'Setiap anak menaiki tangga ini dengan langkahnya sendiri. Ini tentang perjalanannya, bukan nilai.',
  steps: ['Mulai', 'Bertumbuh', 'Di jalan', 'Percaya diri', 'Siap melangkah'],
  stepMeanings: [
    'baru berkenalan dan masih perlu banyak bantuan',
    'sudah mengerti dasarnya dan masih perlu bantuan',
    'sudah bisa banyak, sebagian dengan bantuan',
    'sudah bisa dengan baik tanpa bantuan',
    'sudah bisa semuanya dan siap melangkah lebih jauh',
  ],
  stepOf: (step, name) => `Tangga ${step} dari 5: ${name}`,
  skills: {
    listening: 'Menyimak',
    speaking: 'Berbicara',
    reading: 'Membaca',
    writing: 'Menulis',
    words: 'Kosakata dan tata bahasa',
  },
  skillMeanings: {
    listening: 'mengerti bahasa Inggris yang didengar',
    speaking: 'berbicara dalam bahasa Inggris dan dimengerti',
    reading: 'membaca bahasa Inggris dan menemukan isinya',
    writing: 'menulis kata dan kalimat bahasa Inggris',
    words: 'mengenal kata, memakainya, dan merangkainya',
  },

  facts: 'Dua belas minggu ini dalam angka',
  attendance: 'Kelas langsung',
  attended: (attended, held) => (held === 0 ? 'belum ada' : `hadir di ${attended} dari ${held}`),
  videos: 'Video',
  watched: (watched, released) =>
    released === 0 ? 'belum ada yang terbit' : `${watched} dari ${released} ditonton`,
  tasks: 'Tugas',
  tasksDone: (sent) => (sent === 0 ? 'belum ada yang dikirim' : `${sent} dikirim`),
  written: 'Tes tertulis',
  right: (right, of) => `${right} dari ${of} benar`,
  oral: 'Tes lisan',
  level: (level) => `level ${level} dari 5`,
  notTaken: 'tidak dikerjakan',
  notHeld: 'tidak diadakan',
  oralSkills: {
    understanding: 'Pemahaman',
    speaking: 'Kelancaran berbicara',
    pronunciation: 'Pengucapan',
    words: 'Kosakata',
    grammar: 'Tata bahasa',
  },

  strengths: 'Yang sudah bagus',
  grow: 'Yang sedang bertumbuh',
  remarks: 'Kata guru',
  ownWords: 'Catatan guru sendiri',
  onlyInOther: 'Bagian ini hanya ditulis guru dalam bahasa Inggris.',
  oralRemark: 'Dari tes lisan',
  nextSteps: 'Yang bisa dilakukan di rumah',

  recordings: (name) => `${name} dulu dan sekarang`,
  recordingFirst: 'Di awal tahun',
  recordingLatest: 'Sekarang',

  none: 'Belum ada laporan',
  noneText: (name) =>
    `Laporan pertama ${name} terbit setelah Unit 3 dan tesnya. Begitu ada, kami kirim pesan.`,
  download: 'Simpan sebagai PDF',
  page: (page) => `Halaman ${page}`,
};

import { brand } from '../brand-in-texts.ts';
import type { faq as english } from '../en/faq.ts';
import type { Translated } from '../language.ts';
import type { Questions } from '../questions.ts';
import { familyQuestions } from './faq-family.ts';

export const faq: Translated<typeof english> = {
  title: 'Tanya jawab',
  description:
    'Usia, tingkat, jadwal, video, kelas langsung, tes, biaya, dan data Anda: yang sering ditanyakan orang tua tentang kursus kami, dijawab apa adanya.',
  lead: 'Yang sering ditanyakan orang tua, dijawab apa adanya. Pertanyaan Anda belum ada? Tanya kami saja.',
  search: {
    label: 'Cari jawaban',
    hint: 'misalnya: usia, harga, kelas langsung',
    action: 'Cari',
    found: (count, words) =>
      count === 1
        ? `Satu jawaban untuk “${words}”`
        : `${count} jawaban untuk “${words}”, yang paling cocok lebih dulu`,
    nothing: (words) => `Belum ada jawaban untuk “${words}”`,
    nothingText: 'Coba kata lain, atau tanya kami: dengan senang hati kami jawab.',
    all: 'Tampilkan semua pertanyaan',
  },
  jump: 'Topik',
  link: 'Tautan ke pertanyaan ini',
  ask: {
    title: 'Masih ada pertanyaan?',
    text: 'Kirim lewat WhatsApp atau email. Yang menjawab manusia, bukan mesin.',
    whatsapp: 'Tanya lewat WhatsApp',
    email: 'Kirim email',
    message: (words) => (words === '' ? 'Halo! Saya mau tanya: ' : `Halo! Saya mau tanya: ${words}`),
  },
};

export const questions: Questions = (facts) => [
  {
    id: 'course',
    title: 'Kursusnya',
    questions: [
      {
        id: 'what-is-it',
        question: `Apa itu ${brand.name}?`,
        answer: [
          `Kursus bahasa Inggris yang diikuti anak dari rumah, lewat HP, tablet, atau komputer. Di setiap unit ada ${facts.weeksInUnit - 1} minggu dengan video baru, lalu kelas langsung bersama guru dan teman-teman. Buku dan perlengkapan belajarnya diantar kurir ke rumah.`,
        ],
        keywords: 'online daring tentang zoom les bimbel kursus belajar inggris',
      },
      {
        id: 'age',
        question: 'Kursus ini untuk usia berapa?',
        answer: [
          `Untuk anak usia ${facts.ages.from} sampai ${facts.ages.to} tahun. Ada ${facts.grades.count} tingkat, dari Tingkat ${facts.grades.first} sampai Tingkat ${facts.grades.last}, supaya anak belajar bersama teman yang kemampuannya setara.`,
        ],
        keywords: 'usia umur tahun anak sd smp',
      },
      {
        id: 'too-young-or-old',
        question: `Anak saya belum ${facts.ages.from} tahun, atau sudah lebih dari ${facts.ages.to}. Bagaimana?`,
        answer: [
          `Kursus ini dibuat untuk usia ${facts.ages.from} sampai ${facts.ages.to} tahun, tapi keputusannya di tangan Anda. Anak yang lebih kecil, misalnya ${facts.ages.from - 1} tahun, boleh didaftarkan: ia mulai di Tingkat ${facts.grades.first} tanpa tes, dan sebaiknya didampingi saat belajar. Remaja mungkin lebih betah di kelas remaja dan dewasa.`,
        ],
        keywords: `${facts.ages.from - 1} ${facts.ages.from - 2} 14 15 lima empat umur usia tahun balita paud tk kecil muda besar tua remaja`,
        link: { to: 'classFinder', label: 'Cari kelas dari tanggal lahir' },
      },
      {
        id: 'trial',
        question: 'Bisa coba pelajarannya dulu, gratis?',
        answer: [
          'Bisa, sedikit: di beranda anak bisa mencoba satu permainan pendek dari kursus ini, gratis dan tanpa akun. Membuat akun juga gratis. Anda baru membayar saat membeli kursus setahun, setelah melihat tagihan lengkapnya.',
        ],
        keywords: 'trial free gratis coba mencoba percobaan cuma-cuma contoh demo tes pelajaran',
        link: { to: 'home', label: 'Ke beranda' },
      },
      {
        id: 'curriculum',
        question: 'Kurikulum apa yang dipakai?',
        answer: [
          'Kurikulum berstandar internasional. Di setiap tingkat anak menyimak, berbicara, membaca, dan menulis, dan setiap unit melanjutkan unit sebelumnya.',
        ],
        keywords: 'kurikulum cambridge standar program materi',
      },
      {
        id: 'year',
        question: 'Berapa lama satu tingkat?',
        answer: [
          `Satu tahun: ${facts.units} unit, masing-masing ${facts.weeksInUnit} minggu, ${facts.weeksInUnit - 1} minggu dengan video, lalu satu minggu dengan kelas langsung. Di sela-selanya ada minggu libur.`,
        ],
        keywords: 'lama durasi tahun unit minggu bulan libur',
      },
      {
        id: 'study-kit',
        question: 'Apa isi paket belajar, dan kapan sampai?',
        answer: [
          `Buku kursus bahasa Inggris, buku latihan, kartu bergambar, pensil, dan tas Kancil, beratnya sekitar ${facts.parcelKilos} kg. Paketnya kami serahkan ke kurir setelah pembayaran pertama masuk. Ongkos kirim ke alamat Anda sudah terlihat sebelum membayar.`,
        ],
        keywords: 'paket belajar kotak kiriman kirim ongkir ongkos kurir jne pos tiki kit buku',
        link: { to: 'priceFinder', label: 'Hitung ongkos kirim ke kota saya' },
      },
      {
        id: 'teens',
        question: 'Ada kelas untuk remaja dan dewasa?',
        answer: ['Ada. Ceritanya di halaman sendiri.'],
        keywords: 'remaja dewasa smp sma kuliah orang tua',
        link: { to: 'teensAdultClass', label: 'Kelas Remaja & Dewasa' },
      },
    ],
  },
  {
    id: 'grade',
    title: 'Tingkat yang cocok',
    questions: [
      {
        id: 'which-grade',
        question: 'Anak saya mulai di tingkat berapa?',
        answer: [
          `Anak di bawah ${facts.placementAge} tahun langsung mulai di Tingkat ${facts.grades.first}, tanpa tes. Anak usia ${facts.placementAge} tahun ke atas mengikuti tes penempatan setelah pembayaran pertama, dan hasilnya menentukan tingkatnya.`,
        ],
        keywords: 'tingkat level grade kelas penempatan pemula mulai',
        link: { to: 'classFinder', label: 'Cari kelas dari tanggal lahir' },
      },
      {
        id: 'placement-test',
        question: 'Seperti apa tes penempatan?',
        answer: [
          `${facts.test.parts} bagian pendek dengan soal yang makin lama makin sulit. Siapkan ${facts.test.minutes} menit yang tenang: anak mengerjakannya di HP atau komputer Anda, dari halamannya, kapan saja Anda sempat.`,
          'Biarkan anak menjawab sendiri, ya. Tingkat yang terlalu tinggi tidak membantunya.',
        ],
        keywords: 'tes penempatan ujian menit level placement',
      },
      {
        id: 'placement-test-missed',
        question: 'Bagaimana kalau tes penempatan tidak sempat diikuti?',
        answer: [
          `Tesnya dimulai paling lambat ${facts.placementDays} hari (${facts.placementDays} x 24 jam) setelah pembayaran pertama. Kalau lewat, anak mulai di Tingkat ${facts.grades.first}; kalau menurut Anda tingkat lain lebih cocok, kabari kami.`,
        ],
        keywords: 'tes penempatan terlambat lupa lewat batas waktu',
      },
      {
        id: 'next-grade',
        question: 'Bagaimana setelah satu tahun?',
        answer: [
          'Setelah unit terakhir dimulai, di halaman anak terlihat apakah ia bisa lanjut: naik ke tingkat berikutnya atau mengulang tingkat yang sama. Pilih di sana, lalu pilih kelas dan bayar seperti di tahun pertama. Pendaftaran berlaku seumur hidup, jadi tidak perlu dibayar lagi.',
        ],
        keywords: 'lanjut naik tingkat berikutnya mengulang tahun kedua',
      },
    ],
  },
  {
    id: 'dates',
    title: 'Jadwal',
    questions: [
      {
        id: 'intakes',
        question: 'Kapan anak saya bisa mulai?',
        answer: [
          facts.open
            ? `Pendaftaran dibuka ${facts.open.from} sampai ${facts.open.to}, dan hari pertama kelasnya ${facts.open.start}.`
            : `Biasanya daftar bulan ${facts.intakes[0].register} untuk kelas yang mulai minggu kedua ${facts.intakes[0].start}, atau bulan ${facts.intakes[1].register} untuk kelas yang mulai minggu kedua ${facts.intakes[1].start}.`,
        ],
        keywords: 'mulai pendaftaran daftar dibuka buka tanggal jadwal',
        link: { to: 'classFinder', label: 'Lihat kelas berikutnya' },
      },
      {
        id: 'outside-registration',
        question: 'Kalau pendaftaran ditutup, saya bisa apa?',
        answer: [
          'Tambahkan anak Anda hari ini juga. Begitu pendaftaran berikutnya dibuka, tinggal pilih kelas dan bayar.',
        ],
        keywords: 'pendaftaran tutup ditutup terlambat tengah tahun menyusul akun',
        link: { to: 'join', label: 'Tambahkan anak Anda' },
      },
    ],
  },
  {
    id: 'lessons',
    title: 'Video dan kelas langsung',
    questions: [
      {
        id: 'videos',
        question: 'Kapan video tersedia, dan berapa lama?',
        answer: [
          `Di setiap unit ada video baru pada hari Senin selama ${facts.weeksInUnit - 1} minggu; minggu sesudahnya kelas langsung. Video tersedia ${facts.videoWeeks} minggu lalu dihapus. Selama masih ada, anak boleh menontonnya berulang kali, hari apa saja.`,
        ],
        keywords: 'video senin nonton menonton ulang dihapus rekaman',
      },
      {
        id: 'live-class',
        question: 'Seperti apa kelas langsung?',
        answer: [
          `Kelas langsung adalah kelas video bersama guru, sekali dalam ${facts.weeksInUnit} minggu. Pesertanya paling banyak ${facts.maxInLiveClass} anak, supaya semua kebagian bicara.`,
        ],
        keywords: 'kelas langsung live zoom meeting tatap muka peserta kelompok',
      },
      {
        id: 'live-class-time',
        question: 'Hari apa dan jam berapa kelas langsungnya, dan berapa lama?',
        answer: [
          `Di minggu terakhir dari ${facts.weeksInUnit} minggu sebuah unit. ${facts.classTimes === null ? '' : `Biasanya ${facts.classTimes}. `}Hari, jam, dan lamanya ditentukan per kelompok dan tertera di halaman anak; hari dan jamnya juga ada di kotak masuk dan kalender. Mau tahu sebelum mendaftar? Tanya kami lewat WhatsApp.`,
          'Video panjangnya berbeda-beda; terlihat di pemutarnya, dan anak boleh berhenti dulu kapan saja.',
        ],
        keywords: 'kelas langsung live hari jam kapan waktu jadwal zoom lama menit durasi',
        link: { to: 'whatsapp', label: 'Tanya lewat WhatsApp' },
      },
      {
        id: 'teacher',
        question: 'Siapa gurunya?',
        answer: facts.teacher
          ? [`${facts.teacher.name}. ${facts.teacher.about}`]
          : [
              'Setiap kelompok punya gurunya sendiri; namanya ada di halaman anak, bersama kelas langsungnya.',
            ],
        keywords: 'guru gurunya siapa pengajar tutor mengajar',
        ...(facts.teacher && { link: { to: 'teacher', label: 'Cerita sekolah kami' } }),
      },
      {
        id: 'live-class-missed',
        question: 'Bagaimana kalau anak saya tidak sempat ikut kelas langsung?',
        answer: [
          `Kabari kami di halaman anak sebelum kelasnya dimulai. Setelah itu Anda bisa memilih kelas kelompok lain di tingkat yang sama, kalau masih ada tempat: satu kali di setiap unit. Kelas langsung tidak direkam untuk ditonton nanti, tapi kata-kata dari video yang sudah ditonton tetap bisa dilatih di ruang anak.`,
        ],
        keywords: 'kelas langsung live tidak ikut absen sakit bolos izin rekaman ganti pergi terlewat',
      },
      {
        id: 'native-teacher',
        question: 'Ada kelas dengan penutur asli?',
        answer: [
          `Ada, sebagai bonus di Tingkat ${facts.nativeTeacherFrom} sampai ${facts.grades.last}: sesi langsung bersama guru penutur asli.`,
        ],
        keywords: 'native speaker penutur asli bule guru asing bonus',
      },
      {
        id: 'feedback',
        question: 'Kapan umpan baliknya datang?',
        answer: [
          `Guru menjawab tugas anak paling lama ${facts.feedbackDays} hari kerja setelah dikirim. Gambar, rekaman suara, atau video pendek dikirim dari halaman pelajarannya, dan jawabannya ada di bagian Tugas di halaman anak Anda.`,
        ],
        keywords: 'umpan balik koreksi nilai pr tugas feedback masukan',
      },
      {
        id: 'device',
        question: 'Apa yang perlu disiapkan di rumah?',
        answer: [
          'HP, tablet, atau komputer dengan browser biasa dan internet, serta kamera dan mikrofon untuk kelas langsung. Untuk menonton video tidak perlu memasang apa-apa.',
        ],
        keywords: 'perangkat hp ponsel laptop aplikasi kuota sinyal internet wifi',
      },
    ],
  },
  ...familyQuestions(facts),
];

import type { ourCourses as english, gradeSteps as englishSteps } from '../en/our-courses.ts';
import type { Translated } from '../language.ts';
import type { SchoolRules } from '../questions.ts';

export const gradeSteps: Translated<typeof englishSteps> = {
  2: {
    title: 'Kata-kata pertama',
    text: 'Misalnya menyebut yang dilihat dan disukai.',
    sample: 'I like mangoes!',
  },
  3: {
    title: 'Kalimat utuh',
    text: 'Misalnya menyebut letak sesuatu.',
    sample: 'The duck is under the bridge.',
  },
  4: {
    title: 'Bertanya',
    text: 'Misalnya bertanya tentang hewan.',
    sample: 'Where do goats sleep at night?',
  },
  5: {
    title: 'Bercerita',
    text: 'Misalnya tentang akhir pekan lalu.',
    sample: 'Last Sunday we flew a kite.',
  },
  6: {
    title: 'Berpendapat',
    text: 'Misalnya tentang yang perlu diubah.',
    sample: 'I think we should plant more trees.',
  },
};

export const ourCourses = ({
  ages,
  grades,
  placementAge,
  test,
  placementDays,
  units,
  weeksInUnit,
  unitsBetweenTests,
  videoWeeks,
  maxInLiveClass,
  feedbackDays,
  parcelKilos,
}: SchoolRules): Translated<ReturnType<typeof english>> => ({
  title: `Kursus kami: Tingkat ${grades.first} sampai ${grades.last}`,
  course: 'Kursus bahasa Inggris untuk anak',
  description: `${grades.count} tingkat bahasa Inggris untuk anak usia ${ages.from} sampai ${ages.to} tahun: untuk siapa, kelas mana yang cocok, dan berapa biaya setahun.`,
  parts: {
    label: 'Bagian-bagian Kursus Kami',
    grades: 'Tingkat',
    learning: {
      title: 'Cara belajarnya',
      text: 'Seminggu, satu unit, setahun: video, kelas langsung, tes, dan rapor.',
      more: 'Lihat caranya',
    },
    cost: {
      title: 'Biaya setahun',
      text: (amount) =>
        `Bersama pembayaran pertama, cukup sekali: pendaftaran, paket belajar, dan buku kursus, ${amount} semuanya, ditambah ongkos kirim.`,
      more: 'Isi paket dan tagihan lengkap',
    },
    calendar: {
      title: 'Kapan mulainya',
      more: 'Semua tanggal setahun',
    },
  },
  scene: {
    title: 'Setahun satu tingkat, selangkah demi selangkah',
    lead: `Bahasa Inggris online untuk anak usia ${ages.from} sampai ${ages.to} tahun: ${units} unit setahun, dari rumah, bersama guru yang mengenal anak Anda. Kurikulumnya berstandar internasional.`,
    action: 'Cari kelas untuk anak saya',
    picture: `Teras sawah bernomor ${grades.first} sampai ${grades.last}: Kancil membaca di teras terbawah, anak-anak naik sampai ke puncak`,
  },
  grades: {
    name: `Tingkat ${grades.first} sampai ${grades.last}`,
    title: 'Yang bisa diucapkan anak, dari tingkat ke tingkat',
    lead: 'Satu kalimat untuk setiap tingkat, sekadar contoh: supaya terbayang bedanya.',
    why: `Kenapa mulai dari ${grades.first}? Tingkat ${grades.first} adalah tingkat pertama di kurikulum kami dan dimulai dari “Hello!”. Tidak ada Tingkat ${grades.first - 1} sebelumnya, jadi anak Anda tidak ketinggalan apa-apa.`,
    grade: (grade) => `Tingkat ${grade}`,
    steps: gradeSteps,
    start: `Anak di bawah ${placementAge} tahun mulai di Tingkat ${grades.first}. Untuk yang lebih besar, tes penempatan menunjukkan tingkat yang pas.`,
  },
  learning: {
    title: 'Cara anak belajar di kursus kami',
    description: `Seminggu, satu unit, dan setahun di kursus bahasa Inggris anak kami: ${weeksInUnit - 1} video dan satu kelas langsung per unit, tes, rapor, dan umpan balik.`,
    lead: `Hari Senin ada video, tiap hari beberapa menit, setiap ${weeksInUnit} minggu kelas langsung. Kemajuan anak pun kelihatan.`,
  },
  week: {
    name: 'Satu minggu',
    title: 'Yang tetap hanya hari Senin',
    lead: `Video baru hadir ${weeksInUnit - 1} Senin berturut-turut, minggu berikutnya kelas langsung. Kapan menonton dan berlatih, terserah Anda. Misalnya begini.`,
    stays: `Video tersedia selama ${videoWeeks} minggu. Sedang sakit, bepergian, atau ada hajatan? Masih ada waktu untuk menyusul.`,
  },
  unit: {
    name: 'Satu unit',
    title: 'Videonya dulu, lalu semua bertemu',
    lead: `Satu unit membahas satu tema selama ${weeksInUnit} minggu. Yang dipelajari dari video dipakai di kelas langsung.`,
    weeks: [
      { when: 'Minggu ke-1', title: 'Kata baru', text: 'Lihat, dengarkan, tirukan.' },
      { when: 'Minggu ke-2', title: 'Dalam kalimat', text: 'Kata-kata dirangkai.' },
      { when: 'Minggu ke-3', title: 'Dengar dan ceritakan', text: 'Satu cerita, diceritakan lagi di rumah.' },
      {
        when: `Minggu ke-${weeksInUnit}`,
        title: 'Kelas langsung',
        text: `Satu guru, paling banyak ${maxInLiveClass} anak. Semua kebagian bicara.`,
      },
    ],
  },
  kept: {
    name: 'Satu tahun',
    title: `${units} unit, dan yang kami janjikan`,
    lead: `Setiap ${unitsBetweenTests} unit, yaitu ${unitsBetweenTests * weeksInUnit} minggu, anak menunjukkan kemajuannya, dan Anda menerimanya secara tertulis.`,
    where: 'Semuanya ada di halaman anak Anda',
    promises: [
      {
        title: `Umpan balik paling lama ${feedbackDays} hari kerja`,
        text: 'Anak mengirim gambar, rekaman, atau video. Di “Tugas”, Anda membaca apa kata gurunya.',
      },
      {
        title: `Kelas langsung paling banyak ${maxInLiveClass} anak`,
        text: 'Di “Kelas langsung” tertera hari, jam, dan gurunya, juga tombol untuk masuk ke ruangnya.',
      },
      {
        title: 'Tes tertulis dan tes lisan',
        text: 'Di “Tes”, anak mengerjakan tes tertulis dari rumah, dan Anda memesan waktu untuk tes lisan.',
      },
      {
        title: 'Rapor yang bisa disimpan',
        text: 'Di “Rapor”, Anda membacanya dan menyimpannya sebagai PDF, dalam bahasa Indonesia atau Inggris. Sebelumnya sudah diperiksa orang kedua.',
      },
      {
        title: 'eSertifikat di akhir tahun',
        text: 'Tersedia di halaman anak Anda, siap dicetak. Kalau Anda mau, orang lain bisa memeriksa keasliannya.',
      },
    ],
    note: 'Banyaknya tes dan rapor, juga ada tidaknya sertifikat, mengikuti paket yang dipilih.',
    packages: 'Lihat paketnya',
    picture: 'Sertifikat dengan cap Kancil',
  },
  calendar: {
    title: 'Kalender: kapan kelas dimulai',
    description:
      'Tanggal-tanggal kursus bahasa Inggris anak kami: mulai kelas, kelas langsung, tes, libur, dan akhir tahun belajar.',
    lead: 'Inilah tanggal-tanggal kelas yang akan diikuti anak Anda.',
    leadLater: 'Sekarang belum ada kelas yang dibuka. Inilah bulan-bulan kelas berikutnya.',
    year: (batch) => `Setahun bersama Angkatan ${batch}`,
    unit: (unit) => `Unit ${unit}`,
    live: (week) => `Kelas langsung: ${week}`,
    tests: 'Di minggu yang sama: tes tertulis dan tes lisan',
    hour: 'Kelas langsung berlangsung pada satu hari di minggunya; hari dan jamnya mengikuti kelompok anak Anda.',
    holidays: 'Libur, tanpa pelajaran',
    noHolidays: 'Belum ada libur yang direncanakan.',
    end: 'Akhir tahun belajar',
    lastLesson: (date) => `Minggu pelajaran terakhir sampai ${date}`,
    yearEnds: (date) => `Tahun belajar berakhir ${date}`,
    later: 'Begitu pendaftaran dibuka, semua tanggal setahun ada di sini.',
  },
  forWhom: {
    name: 'Untuk siapa',
    title: `Untuk anak usia ${ages.from} sampai ${ages.to} tahun, di mana pun tinggalnya`,
    points: [
      {
        title: 'Belum bisa pun boleh',
        text: `Tingkat ${grades.first} dimulai dari “Hello!”. Mulai usia ${placementAge} tahun, yang sudah lebih bisa mulai di tingkat lebih tinggi.`,
      },
      {
        title: 'Cukup dengan ponsel',
        text: 'Tablet atau laptop lebih nyaman, tetapi ponsel dan internet sudah cukup. Buku dan bahan belajar diantar kurir ke seluruh Indonesia.',
      },
      {
        title: 'Tak perlu jadi guru',
        text: 'Silakan menemani di samping anak: video yang menerangkan, guru yang menjawab.',
      },
    ],
    older: `Sudah lebih dari ${ages.to} tahun?`,
    olderLink: 'Ada Kelas Remaja & Dewasa',
  },
  finder: {
    title: 'Kelas mana untuk anak saya?',
    lead: 'Sebutkan tanggal lahirnya, lalu lihat di mana dan kapan anak Anda mulai.',
    birthdate: 'Tanggal lahir anak',
    privacy: 'Hanya untuk dihitung. Tanggalnya tidak kami simpan.',
    ask: 'Lihat kelasnya',
    again: 'Tanyakan untuk anak lain',
    problems: {
      required: 'Mohon isi tanggal lahirnya.',
      invalid_date: 'Format tanggal tidak valid. Mohon isi tanggal, bulan, dan tahun, misalnya 25-12-2018.',
      invalid: 'Tanggal lahirnya tidak sesuai. Mohon periksa tanggal, bulan, dan tahunnya.',
    },
    ways: {
      grade_2: {
        title: `Tingkat ${grades.first}, tanpa tes`,
        text: `Anak yang masih di bawah ${placementAge} tahun saat didaftarkan langsung mulai di Tingkat ${grades.first}.`,
      },
      test: {
        title: 'Tes penempatan menemukan tingkatnya',
        text: `Mulai usia ${placementAge} tahun, tes ${test.minutes} menit menunjukkan tingkat yang cocok, dari ${grades.first} sampai ${grades.last}. Anak mengerjakannya di rumah, secara online, dalam ${placementDays} hari setelah pembayaran pertama; tanpa tes, tahun dimulai di Tingkat ${grades.first}.`,
      },
      depends: {
        title: `Tingkat ${grades.first}, atau tes penempatan`,
        text: `Anak Anda genap ${placementAge} tahun selama masa pendaftaran. Bila pembayaran pertama tiba sebelum ulang tahunnya, langsung Tingkat ${grades.first} tanpa tes; mulai hari itu, tes penempatan ${test.minutes} menit yang menentukan tingkatnya.`,
      },
    },
    tooYoung: {
      title: `Untuk anak mulai usia ${ages.from} tahun`,
      text: `Untuk anak yang belum genap ${ages.from} tahun: mulai ulang tahun ke-${ages.from}, kursus ini cocok.`,
      freedom: `Keputusannya di tangan Anda: anak yang lebih kecil boleh ikut. Ia mulai di Tingkat ${grades.first} tanpa tes, dan sebaiknya didampingi saat belajar.`,
      action: 'Tetap daftarkan',
    },
    tooOld: {
      title: 'Kelas Remaja & Dewasa',
      text: `Kursus ini dibuat untuk anak usia ${ages.from} sampai ${ages.to} tahun. Yang lebih besar punya kelasnya sendiri.`,
      action: 'Lihat kelasnya',
    },
    signUp: 'Daftar sekarang',
    signUpEarly: 'Buat akun dari sekarang',
  },
  start: {
    title: 'Kelas berikutnya',
    batch: (batch) => `Angkatan ${batch}`,
    starts: (date) => `Kelas dimulai ${date}`,
    started: (date) => `Kelas sudah dimulai ${date}; anak Anda bergabung dari pelajaran yang sekarang`,
    window: (from, until) => `Pendaftaran dibuka: ${from} sampai ${until}`,
    coming: (month) => `Pendaftaran dibuka bulan ${month}`,
    comingStart: (month) => `Kelas dimulai minggu kedua ${month}`,
    usually: (times) => `Kelas langsung biasanya ${times}`,
  },
  cost: {
    title: 'Biaya kursus setahun',
    description:
      'Biaya setahun kursus bahasa Inggris anak kami: isi setiap paket, yang dibayar sekali saja, dan tagihan lengkap untuk kota Anda, termasuk ongkos kirim.',
    lead: 'Lihat semua biayanya, tanpa perlu mendaftar.',
  },
  packages: {
    name: 'Paket',
    title: 'Pilih seberapa sering membayar',
    lead: 'Pelajaran, kelas langsung, dan umpan balik gurunya sama. Anda memilih seberapa sering membayar, dan berapa tes serta rapornya.',
    perBill: (bills) => `${bills} kali bayar setahun`,
    once: 'sekali bayar untuk setahun',
    year: (price) => `Setahun: ${price}`,
    noExtras: 'Tanpa tes, rapor, dan sertifikat',
    allHave: 'Isi semua paket',
    instead: (price) => `harga biasa ${price}`,
    onceTitle: 'Bersama pembayaran pertama, cukup sekali',
    onceText: 'Di tahun-tahun berikutnya yang dibayar hanya kursus dan ongkos kirim.',
    delivery: 'Ongkos kirim paket belajar tergantung kotanya',
    calculate: 'Hitung biaya saya',
    lateNote:
      'Bayar tiap 2 atau 4 bulan berarti mencicil biaya setahun, jadi cicilan terakhir bisa jatuh setelah pelajaran terakhir. Pilihan periode pembayaran berlaku sepanjang tahun. Kalau ada tagihan yang lewat jatuh tempo, video dan kelas langsung berhenti dulu sampai dibayar.',
  },
  price: {
    title: 'Berapa biayanya untuk kami?',
    lead: 'Pilih periode pembayarannya dan sebutkan kota atau kabupaten Anda: inilah tagihan lengkapnya, termasuk ongkos kirim.',
    interval: 'Periode pembayaran',
    city: 'Kota atau kabupaten',
    cityHint: 'Misalnya: Garut, Kota Bandung, Makassar',
    picture: 'Kancil mengantar paket belajar dengan skuter ke sebuah rumah di kaki bukit',
    work: 'Hitung',
    problems: {
      city_required: 'Mohon isi kota atau kabupaten Anda.',
      city_unknown:
        'Kami tidak menemukan kota atau kabupaten itu. Mohon periksa ejaannya. Untuk kecamatan atau desa, tulislah kota atau kabupatennya.',
    },
    which: {
      sameName: 'Yang mana maksud Anda?',
      nearly: (places) => (places === 1 ? 'Maksud Anda tempat ini?' : 'Maksud Anda salah satu tempat ini?'),
      province: (province) => `Kota atau kabupaten mana di ${province}?`,
    },
    otherPlace: 'Bukan yang ini? Mohon tulis nama kota atau kabupatennya, bukan kecamatannya.',
    to: (place, province) => `Ke ${place}, ${province}`,
    first: (months) => `Pembayaran pertama, paket ${months} bulan`,
    item: 'Rincian',
    amount: 'Jumlah',
    discount: (amount) => `sudah dipotong ${amount}`,
    totalBefore: 'Total tanpa ongkos kirim',
    noLater: 'Itu saja untuk setahun.',
    year: (amount) => `Seluruh tahun pertama: ${amount}`,
    yearBefore: (amount) => `Seluruh tahun pertama, tanpa ongkos kirim: ${amount}`,
    others: 'Dengan kurir lain',
    otherTotal: (courier, days, total) => `${courier}, ${days}: total ${total}`,
    otherTotalPlain: (courier, total) => `${courier}: total ${total}`,
    down: 'Ongkos kirim sedang tidak dapat ditanyakan, jadi belum termasuk di sini. Silakan coba lagi beberapa menit lagi.',
    none: 'Belum ada kurir kami yang punya harga ke tempat ini. Silakan tanya kami, akan kami bantu carikan.',
    askUs: 'Tanya lewat WhatsApp',
    estimate: `Ongkos kirim adalah perkiraan untuk paket ${parcelKilos} kg; angka pastinya tertera di tagihan sebelum Anda membayar. Bayar dengan QRIS tanpa biaya tambahan.`,
    signUp: 'Daftarkan anak saya',
  },
  closing: {
    title: 'Buat akun dulu, gratis',
    text: 'Lihat tagihan lengkapnya, lalu pertimbangkan dengan tenang. Tempatnya milik anak Anda begitu dibayar.',
    action: 'Daftarkan anak Anda',
    ask: 'Tanya kami dulu',
  },
});

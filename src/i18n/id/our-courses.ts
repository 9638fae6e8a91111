import type { ourCourses as english } from '../en/our-courses.ts';
import type { Translated } from '../language.ts';

export const ourCourses: Translated<typeof english> = {
  title: 'Kursus kami: Tingkat 2 sampai 6',
  course: 'Kursus bahasa Inggris untuk anak',
  description:
    'Lima tingkat bahasa Inggris untuk anak usia 6 sampai 13 tahun: video, kelas langsung, tes, dan rapor. Lihat biaya setahun, dan cari kelas untuk anak Anda.',
  scene: {
    title: 'Lima tingkat, selangkah demi selangkah',
    lead: 'Satu tingkat ditempuh dalam satu tahun: sembilan unit, masing-masing empat minggu, dari rumah, bersama guru yang mengenal anak Anda. Kurikulumnya berstandar internasional.',
    action: 'Cari kelas untuk anak saya',
    more: 'Lihat biayanya',
    picture:
      'Lima teras sawah bernomor 2 sampai 6: Kancil membaca di teras terbawah, anak-anak naik sampai ke puncak',
  },
  grades: {
    name: 'Tingkat 2 sampai 6',
    title: 'Yang bisa diucapkan anak, dari tingkat ke tingkat',
    lead: 'Satu kalimat untuk setiap tingkat, sekadar contoh: supaya terbayang bedanya.',
    grade: (grade) => `Tingkat ${grade}`,
    steps: {
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
    },
    start:
      'Anak di bawah 8 tahun mulai di Tingkat 2. Untuk yang lebih besar, tes penempatan menunjukkan tingkat yang pas.',
    find: 'Anak saya di tingkat mana?',
  },
  week: {
    name: 'Satu minggu',
    title: 'Yang tetap hanya hari Senin',
    lead: 'Tiga Senin ada video baru, minggu keempat ada kelas langsung. Kapan menonton dan berlatih, terserah Anda. Misalnya begini.',
    stays:
      'Video tersedia selama dua minggu. Sedang sakit, bepergian, atau ada hajatan? Masih ada waktu untuk menyusul.',
    thisWeek: 'Minggu pertama',
    nextWeek: 'Minggu kedua: masih ada',
    gone: 'lalu ditutup',
  },
  unit: {
    name: 'Satu unit',
    title: 'Tiga video, lalu semua bertemu',
    lead: 'Satu unit membahas satu tema selama empat minggu. Yang dipelajari di tiga minggu pertama dipakai di minggu keempat.',
    weeks: [
      { when: 'Minggu 1', title: 'Kata baru', text: 'Lihat, dengarkan, tirukan.' },
      { when: 'Minggu 2', title: 'Dalam kalimat', text: 'Kata-kata dirangkai.' },
      { when: 'Minggu 3', title: 'Dengar dan ceritakan', text: 'Satu cerita, diceritakan lagi di rumah.' },
      {
        when: 'Minggu 4',
        title: 'Kelas langsung',
        text: 'Satu guru, paling banyak 12 anak. Semua kebagian bicara.',
      },
    ],
  },
  year: {
    name: 'Satu tahun',
    title: 'Sembilan unit, tiga tonggak',
    lead: 'Setiap tiga unit, yaitu dua belas minggu, anak menunjukkan kemajuannya, dan Anda menerimanya secara tertulis.',
    unit: (unit) => `Unit ${unit}`,
    milestone: 'Tes tertulis, tes lisan berdua dengan guru, dan rapor perkembangan',
    certificate: 'Sertifikat di akhir tahun',
    rule: 'Biasanya kelas dimulai dua kali setahun',
    register: (month) => `Daftar bulan ${month}`,
    start: (month) => `mulai minggu kedua ${month}`,
    note: 'Banyaknya tes dan rapor mengikuti paket yang dipilih.',
    packages: 'Lihat paketnya',
    certificatePicture: 'Sertifikat dengan cap Kancil',
  },
  forWhom: {
    name: 'Untuk siapa',
    title: 'Untuk anak usia 6 sampai 13 tahun, di mana pun tinggalnya',
    points: [
      {
        title: 'Belum bisa pun boleh',
        text: 'Tingkat 2 dimulai dari “Hello!”. Yang sudah bisa lebih banyak, mulai lebih tinggi.',
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
    older: 'Sudah lebih dari 13 tahun?',
    olderLink: 'Ada Kelas Remaja & Dewasa',
  },
  finder: {
    title: 'Kelas mana untuk anak saya?',
    lead: 'Sebutkan tanggal lahirnya, lalu lihat di mana dan kapan anak Anda mulai.',
    birthdate: 'Tanggal lahir anak',
    privacy: 'Hanya untuk dihitung. Tanggalnya tidak kami simpan.',
    ask: 'Tunjukkan kelasnya',
    again: 'Tanyakan untuk anak lain',
    problems: {
      required: 'Mohon isi tanggal lahirnya.',
      invalid_date: 'Format tanggal tidak valid. Mohon isi tanggal, bulan, dan tahun, misalnya 25-12-2018.',
      invalid: 'Tanggal lahirnya tidak sesuai. Mohon periksa tanggal, bulan, dan tahunnya.',
    },
    born: (date) => `Lahir ${date}`,
    ways: {
      grade_2: {
        title: 'Tingkat 2, tanpa tes',
        text: 'Anak yang masih di bawah 8 tahun saat didaftarkan langsung mulai di Tingkat 2.',
      },
      test: {
        title: 'Tes penempatan menemukan tingkatnya',
        text: 'Mulai usia 8 tahun, tes 20 menit menunjukkan tingkat yang cocok, dari 2 sampai 6. Anak mengerjakannya di rumah, secara online, dalam 3 hari setelah pembayaran pertama; tanpa tes, tahun dimulai di Tingkat 2.',
      },
      depends: {
        title: 'Tingkat 2, atau tes penempatan',
        /** while the day itself is not known */
        text: 'Ulang tahun ke-8 yang menentukan. Bila pembayaran pertama tiba sebelumnya, langsung Tingkat 2 tanpa tes; mulai hari itu, tes penempatan 20 menit yang menentukan tingkatnya.',
        dated: (date) =>
          `Anak Anda genap 8 tahun selama masa pendaftaran. Bila pembayaran pertama tiba sebelum ${date}, langsung Tingkat 2 tanpa tes; mulai hari itu, tes penempatan 20 menit yang menentukan tingkatnya.`,
      },
    },
    tooYoung: {
      title: 'Untuk anak mulai usia 6 tahun',
      text: 'Untuk anak yang belum genap 6 tahun: mulai ulang tahun ke-6, kursus ini cocok.',
      dated: (date) => `Anak Anda genap 6 tahun pada ${date}. Mulai saat itu, kursus ini cocok untuknya.`,
      freedom:
        'Keputusannya di tangan Anda: anak yang lebih kecil boleh ikut. Ia mulai di Tingkat 2 tanpa tes, dan sebaiknya didampingi saat belajar.',
      action: 'Tetap daftarkan',
    },
    tooOld: {
      title: 'Kelas Remaja & Dewasa',
      text: 'Kursus ini dibuat untuk anak usia 6 sampai 13 tahun. Yang lebih besar punya kelasnya sendiri.',
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
  },
  packages: {
    name: 'Paket',
    title: 'Tiga cara membayar setahun',
    lead: 'Pelajaran, kelas langsung, dan umpan balik gurunya sama. Anda memilih seberapa sering membayar, dan berapa tes serta rapornya.',
    perBill: (bills) => `${bills} kali bayar setahun`,
    once: 'sekali bayar untuk setahun',
    year: (price) => `Setahun: ${price}`,
    noExtras: 'Tanpa tes, rapor, dan sertifikat',
    allHave: 'Isi ketiga paket',
    instead: (price) => `harga biasa ${price}`,
    onceTitle: 'Bersama pembayaran pertama, cukup sekali',
    onceText: 'Di tahun-tahun berikutnya yang dibayar hanya kursus dan ongkos kirim.',
    delivery: 'Ongkos kirim paket belajar tergantung kotanya',
    calculate: 'Hitung biaya saya',
    lateNote:
      'Pilihan periode pembayaran berlaku sepanjang tahun. Selama tagihan yang jatuh tempo belum dibayar, video dan kelas langsung menunggu.',
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
    first: 'Pembayaran pertama',
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
    estimate:
      'Ongkos kirim adalah perkiraan untuk paket 2 kg; angka pastinya tertera di tagihan sebelum Anda membayar. Bayar dengan QRIS tanpa biaya tambahan.',
    signUp: 'Daftarkan anak saya',
  },
  closing: {
    title: 'Kami siapkan tempat untuk anak Anda?',
    text: 'Daftar dulu, pertimbangkan dengan tenang: Anda membayar setelah melihat tagihan lengkapnya.',
    action: 'Daftarkan anak Anda',
    ask: 'Tanya kami dulu',
  },
  teaser: {
    classTitle: 'Kelas mana untuk anak saya?',
    classText: 'Cukup tanggal lahir: lihat tingkatnya dan kapan kelas berikutnya.',
    classAction: 'Cari kelasnya',
    priceTitle: 'Berapa biayanya untuk kami?',
    priceText: 'Tagihan lengkap untuk kota Anda, termasuk ongkos kirim.',
    priceAction: 'Hitung biayanya',
  },
};

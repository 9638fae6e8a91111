/** What the demo school has published: invented, as its staff would have written it. */

export interface DemoNews {
  /** days before the demo is loaded */
  readonly daysAgo: number;
  readonly title: Words;
  readonly button: Words;
  readonly paragraphs: readonly Words[];
  /** where the button of the article leads; null: it has none */
  readonly link: { readonly to: string; readonly button: Words } | null;
  readonly scene: Scene;
}
export interface DemoPerformance {
  readonly daysAgo: number;
  readonly category: 2 | 3 | 4;
  readonly title: Words;
  readonly description: Words;
  /** a file of src/demo/videos */
  readonly video: string;
}
export interface DemoTestimony {
  readonly daysAgo: number;
  readonly category: 1 | 2 | 3;
  readonly text: Words;
  readonly sender: Words;
  /** seed of the drawn face */
  readonly face: { readonly name: string; readonly gender: 'MALE' | 'FEMALE' };
}
export interface Scene {
  readonly ground: string;
  readonly hill: string;
  /** pictures of Fluent Emoji Flat, from left to right */
  readonly pictures: readonly string[];
}
interface Words {
  readonly en: string;
  readonly id: string;
}

export const demoNews: readonly DemoNews[] = [
  {
    daysAgo: 3,
    title: {
      en: 'Registration for the new batch is open',
      id: 'Pendaftaran angkatan baru sudah dibuka',
    },
    button: { en: 'Read how', id: 'Lihat caranya' },
    paragraphs: [
      {
        en: 'A new year of English begins for children of 6 to 13. Every Monday there is a new video, and every fourth week a live class with at most 12 children.',
        id: 'Tahun belajar baru segera dimulai untuk anak usia 6 sampai 13 tahun. Setiap Senin ada video baru, dan setiap minggu keempat ada kelas langsung dengan paling banyak 12 anak.',
      },
      {
        en: 'Children under 8 start in Grade 2. Older children take a placement test of 20 minutes at home, so that they begin where they learn best.',
        id: 'Anak di bawah 8 tahun mulai di Tingkat 2. Anak yang lebih besar mengikuti tes penempatan 20 menit di rumah, supaya mulai di tingkat yang paling sesuai.',
      },
      {
        en: 'The study kit with the course book is sent to your home as soon as the first payment has arrived.',
        id: 'Paket belajar beserta buku kursus dikirim ke rumah segera setelah pembayaran pertama diterima.',
      },
    ],
    link: { to: 'our-courses', button: { en: 'See our courses', id: 'Lihat kursus kami' } },
    scene: { ground: '#C4E6D5', hill: '#0E7C5A', pictures: ['books', 'school', 'backpack'] },
  },
  {
    daysAgo: 17,
    title: {
      en: 'Forty-two kits on their way in one day',
      id: 'Empat puluh dua paket berangkat dalam sehari',
    },
    button: { en: 'What is inside', id: 'Lihat isinya' },
    paragraphs: [
      {
        en: 'On Tuesday our team in Garut packed forty-two study kits. The first went around the corner, the farthest to Jayapura.',
        id: 'Hari Selasa tim kami di Garut mengemas empat puluh dua paket belajar. Yang terdekat hanya beberapa rumah jauhnya, yang terjauh ke Jayapura.',
      },
      {
        en: 'Each kit holds the course book, word cards, a pair of safe scissors, coloured paper and a sticker for every unit your child finishes.',
        id: 'Setiap paket berisi buku kursus, kartu kata, gunting anak yang aman, kertas warna, dan stiker untuk setiap unit yang selesai.',
      },
    ],
    link: null,
    scene: { ground: '#FFE3A6', hill: '#E0922F', pictures: ['books', 'package', 'motor-scooter'] },
  },
  {
    daysAgo: 38,
    title: { en: 'Five minutes of English at dinner', id: 'Lima menit bahasa Inggris saat makan malam' },
    button: { en: 'Try it tonight', id: 'Coba malam ini' },
    paragraphs: [
      {
        en: 'You need not speak English to help your child. Ask: “What is this in English?” and let them teach you one word a day.',
        id: 'Anda tidak perlu mahir berbahasa Inggris untuk membantu anak. Tanyakan: “Ini bahasa Inggrisnya apa?” dan biarkan anak mengajari Anda satu kata sehari.',
      },
      {
        en: 'Rice, egg, water, spoon: after a week you have seven words together, and your child has said each of them many times.',
        id: 'Nasi, telur, air, sendok: setelah seminggu ada tujuh kata bersama, dan anak sudah mengucapkannya berkali-kali.',
      },
    ],
    link: null,
    scene: { ground: '#F9D5D1', hill: '#D6403C', pictures: ['cooked-rice', 'speech-balloon', 'egg'] },
  },
  {
    daysAgo: 66,
    title: { en: 'Our children tell of their kites', id: 'Anak-anak bercerita tentang layang-layang' },
    button: { en: 'Watch them', id: 'Tonton mereka' },
    paragraphs: [
      {
        en: 'For the third unit the children built a kite and told in English how they did it. We laughed and clapped a lot.',
        id: 'Untuk unit ketiga anak-anak membuat layang-layang dan menceritakan caranya dalam bahasa Inggris. Kami banyak tertawa dan bertepuk tangan.',
      },
      {
        en: 'Some of the videos can be seen, with their parents’ consent, among the performances of our students.',
        id: 'Beberapa videonya dapat ditonton, dengan izin orang tua, di halaman penampilan siswa.',
      },
    ],
    link: { to: 'student-performance', button: { en: 'See the performances', id: 'Lihat penampilan siswa' } },
    scene: { ground: '#D3E6F6', hill: '#1F6FB2', pictures: ['kite', 'sun-behind-cloud', 'kite'] },
  },
];

export const demoPerformances: readonly DemoPerformance[] = [
  {
    daysAgo: 12,
    category: 2,
    title: { en: 'My picture of Mount Papandayan', id: 'Gambarku tentang Gunung Papandayan' },
    description: {
      en: 'Painted at home in Grade 2, and described in four sentences.',
      id: 'Dilukis di rumah di Tingkat 2, dan diceritakan dalam empat kalimat.',
    },
    video: 'performance-art',
  },
  {
    daysAgo: 25,
    category: 3,
    title: { en: 'My mother and I cook rice', id: 'Aku dan Ibu memasak nasi' },
    description: {
      en: 'A girl of seven shows her kitchen and thanks her mother.',
      id: 'Seorang anak berusia tujuh tahun memperlihatkan dapurnya dan berterima kasih kepada ibunya.',
    },
    video: 'performance-parents',
  },
  {
    daysAgo: 41,
    category: 4,
    title: { en: 'How I made my kite', id: 'Cara membuat layang-layangku' },
    description: {
      en: 'The assignment of unit 3: make something and tell how.',
      id: 'Tugas unit 3: buat sesuatu dan ceritakan caranya.',
    },
    video: 'performance-assignment',
  },
  {
    daysAgo: 54,
    category: 2,
    title: { en: 'A rainbow over the rice field', id: 'Pelangi di atas sawah' },
    description: {
      en: 'Seven colours in English, and one wish.',
      id: 'Tujuh warna dalam bahasa Inggris, dan satu harapan.',
    },
    video: 'performance-art',
  },
];

export const demoTestimonies: readonly DemoTestimony[] = [
  {
    daysAgo: 9,
    category: 1,
    text: {
      en: 'On Mondays my daughter is awake before me. She watches the video twice and then teaches her little brother.',
      id: 'Setiap Senin putri saya bangun lebih dulu. Dia menonton videonya dua kali, lalu mengajari adiknya.',
    },
    sender: { en: 'Rina, mother of Nisa (7), Garut', id: 'Rina, ibu dari Nisa (7), Garut' },
    face: { name: 'Rina', gender: 'FEMALE' },
  },
  {
    daysAgo: 22,
    category: 1,
    text: {
      en: 'We live far from any course. With the videos and the live class my son speaks without being afraid.',
      id: 'Rumah kami jauh dari tempat kursus. Dengan video dan kelas langsung, anak saya berani berbicara.',
    },
    sender: { en: 'Agus, father of Bayu (9), Pameungpeuk', id: 'Agus, ayah dari Bayu (9), Pameungpeuk' },
    face: { name: 'Agus', gender: 'MALE' },
  },
  {
    daysAgo: 47,
    category: 1,
    text: {
      en: 'I always know what is due and what is next. That is a relief with three children.',
      id: 'Saya selalu tahu apa yang harus dibayar dan apa berikutnya. Dengan tiga anak, itu melegakan.',
    },
    sender: { en: 'Fitri, mother of three, Tasikmalaya', id: 'Fitri, ibu tiga anak, Tasikmalaya' },
    face: { name: 'Fitri', gender: 'FEMALE' },
  },
  {
    daysAgo: 80,
    category: 2,
    text: {
      en: 'After Grade 6 I understood my English book at junior high from the first page.',
      id: 'Setelah Tingkat 6, saya mengerti buku bahasa Inggris di SMP sejak halaman pertama.',
    },
    sender: { en: 'Dimas, graduate', id: 'Dimas, alumni' },
    face: { name: 'Dimas', gender: 'MALE' },
  },
  {
    daysAgo: 95,
    category: 2,
    text: {
      en: 'I told a tourist the way to the hot springs. She understood everything!',
      id: 'Saya menunjukkan jalan ke pemandian air panas kepada turis. Dia mengerti semuanya!',
    },
    sender: { en: 'Salma, graduate', id: 'Salma, alumni' },
    face: { name: 'Salma', gender: 'FEMALE' },
  },
  {
    daysAgo: 14,
    category: 3,
    text: {
      en: 'My favourite word is “elephant”, because it is as long as its nose.',
      id: 'Kata favoritku “elephant”, karena panjangnya seperti belalainya.',
    },
    sender: { en: 'Kirana, 8, Grade 2', id: 'Kirana, 8 tahun, Tingkat 2' },
    face: { name: 'Kirana', gender: 'FEMALE' },
  },
  {
    daysAgo: 30,
    category: 3,
    text: {
      en: 'In the live class I have friends from Medan and from Jayapura.',
      id: 'Di kelas langsung aku punya teman dari Medan dan dari Jayapura.',
    },
    sender: { en: 'Arka, 10, Grade 3', id: 'Arka, 10 tahun, Tingkat 3' },
    face: { name: 'Arka', gender: 'MALE' },
  },
];

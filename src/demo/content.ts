/** What the demo school has published: invented, as its staff would have written it. */

export interface DemoPerformance {
  readonly daysAgo: number;
  readonly category: 2 | 3 | 4;
  readonly title: Words;
  readonly description: Words;
  /** a file of src/demo/videos */
  readonly video: string;
  /** whom it shows, whose parent allows that */
  readonly child?: { readonly family: string; readonly firstName: string };
}
export interface DemoTestimony {
  /** of a graduate at most 55: the school's first year was over 56 days ago (`demoBatches`) */
  readonly daysAgo: number;
  readonly category: 1 | 2 | 3;
  readonly text: Words;
  readonly sender: Words;
  /** seed of the drawn face */
  readonly face: { readonly name: string; readonly gender: 'MALE' | 'FEMALE' };
}
export interface Words {
  readonly en: string;
  readonly id: string;
}

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
    child: { family: 'sari@kancil.test', firstName: 'Alya' },
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
    video: 'performance-rainbow',
  },
  {
    daysAgo: 69,
    category: 2,
    title: { en: 'The cat that sleeps on my book', id: 'Kucing yang tidur di bukuku' },
    description: {
      en: 'Crayons, one cat, and the words “on”, “under” and “beside”.',
      id: 'Krayon, seekor kucing, dan kata “on”, “under”, serta “beside”.',
    },
    video: 'performance-cat',
  },
  {
    daysAgo: 83,
    category: 4,
    title: { en: 'My map from home to school', id: 'Peta dari rumah ke sekolahku' },
    description: {
      en: 'The assignment of unit 5: draw your way, then lead us along it.',
      id: 'Tugas unit 5: gambar jalanmu, lalu ajak kami melewatinya.',
    },
    video: 'performance-map',
  },
  {
    daysAgo: 97,
    category: 2,
    title: { en: 'Our market on Sunday', id: 'Pasar kami di hari Minggu' },
    description: {
      en: 'Cut out of old newspapers: ten fruits, and what each of them costs.',
      id: 'Digunting dari koran bekas: sepuluh buah, dan harganya masing-masing.',
    },
    video: 'performance-market',
  },
  {
    daysAgo: 118,
    category: 2,
    title: { en: 'A dragon who is afraid of mice', id: 'Naga yang takut tikus' },
    description: {
      en: 'A picture story in six boxes, told by the dragon.',
      id: 'Cerita bergambar dalam enam kotak, diceritakan oleh si naga.',
    },
    video: 'performance-dragon',
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
    daysAgo: 34,
    category: 2,
    text: {
      en: 'I have finished Grade 6. My English book at junior high is easy to read now.',
      id: 'Saya sudah lulus Tingkat 6. Buku bahasa Inggris di SMP sekarang mudah saya baca.',
    },
    sender: { en: 'Dimas, graduate', id: 'Dimas, lulusan' },
    face: { name: 'Dimas', gender: 'MALE' },
  },
  {
    daysAgo: 51,
    category: 2,
    text: {
      en: 'I told a tourist the way to the hot springs. She understood everything!',
      id: 'Saya menunjukkan jalan ke pemandian air panas kepada turis. Dia mengerti semuanya!',
    },
    sender: { en: 'Salma, graduate', id: 'Salma, lulusan' },
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

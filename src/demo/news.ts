import type { Block } from '../server/content/rich-text.ts';
import type { Words } from './content.ts';

/** The demo school's news: invented, as its staff would have written it. */

export interface DemoNews {
  /** days before the demo is loaded */
  readonly daysAgo: number;
  readonly title: Words;
  readonly button: Words;
  readonly blocks: { readonly en: readonly Block[]; readonly id: readonly Block[] };
  /** where the button of the article leads; null: it has none */
  readonly link: { readonly to: string; readonly button: Words } | null;
  readonly scene: Scene;
}
export interface Scene {
  readonly ground: string;
  readonly hill: string;
  /** pictures of Fluent Emoji Flat, from left to right */
  readonly pictures: readonly string[];
}

export const demoNews: readonly DemoNews[] = [
  {
    daysAgo: 3,
    title: {
      en: 'Registration for the new batch is open',
      id: 'Pendaftaran angkatan baru sudah dibuka',
    },
    button: { en: 'Read how', id: 'Lihat caranya' },
    blocks: {
      en: [
        'A new year of English begins. New videos come on Mondays, and once in every unit the class meets live, in a small group.',
        { heading: 'Three steps to a place' },
        {
          list: [
            'Sign up, and tell us the name and birthdate of your child.',
            'Choose the batch and whether you pay every 2 months, every 4 months or once for the year.',
            'Pay with QRIS, from any bank or wallet on your phone. The place is yours at once.',
          ],
        },
        { heading: 'Which grade?' },
        'The youngest start in the lowest grade. Older children take a short placement test at home, so that they begin where they learn best.',
        'The study kit with the course book is sent to your home as soon as the first payment has arrived.',
      ],
      id: [
        'Tahun belajar baru dimulai. Video baru datang setiap Senin, dan sekali di setiap unit ada kelas langsung dalam kelompok kecil.',
        { heading: 'Tiga langkah untuk mendapat tempat' },
        {
          list: [
            'Buat akun, lalu tuliskan nama dan tanggal lahir anak.',
            'Pilih angkatan, dan pilih membayar setiap 2 bulan, setiap 4 bulan, atau sekaligus untuk setahun.',
            'Bayar dengan QRIS, dari bank atau dompet digital mana pun di ponsel Anda. Tempatnya langsung menjadi milik anak Anda.',
          ],
        },
        { heading: 'Mulai di tingkat berapa?' },
        'Yang paling kecil mulai di tingkat terendah. Anak yang lebih besar mengikuti tes penempatan singkat di rumah, supaya mulai di tingkat yang paling sesuai.',
        'Paket belajar beserta buku kursus dikirim ke rumah segera setelah pembayaran pertama diterima.',
      ],
    },
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
    blocks: {
      en: [
        'On Tuesday our team in Garut packed forty-two study kits. The first went around the corner, the farthest to Jayapura.',
        { heading: 'What is in the parcel' },
        {
          list: [
            'the English course book for the whole year',
            'an exercise book to write, draw and colour in',
            'picture cards for playing with new words',
            'pencils, sharpened for the first Monday',
            'Kancil’s satchel, which keeps it all in one place',
          ],
        },
        'Would you like to follow yours to your door? Write to us: as soon as it is on its way we tell you its tracking number.',
      ],
      id: [
        'Hari Selasa tim kami di Garut mengemas empat puluh dua paket belajar. Yang terdekat hanya beberapa rumah jauhnya, yang terjauh ke Jayapura.',
        { heading: 'Isi paketnya' },
        {
          list: [
            'buku kursus bahasa Inggris untuk setahun',
            'buku latihan untuk menulis, menggambar, dan mewarnai',
            'kartu bergambar untuk bermain dengan kata baru',
            'pensil yang sudah diraut untuk Senin pertama',
            'tas Kancil, tempat menyimpan semuanya',
          ],
        },
        'Ingin mengikuti perjalanan paket Anda sampai ke depan pintu? Tulis kepada kami: begitu paketnya berangkat, kami beri tahu nomor resinya.',
      ],
    },
    link: null,
    scene: { ground: '#FFE3A6', hill: '#E0922F', pictures: ['books', 'package', 'motor-scooter'] },
  },
  {
    daysAgo: 38,
    title: { en: 'Five minutes of English at dinner', id: 'Lima menit bahasa Inggris saat makan malam' },
    button: { en: 'Try it tonight', id: 'Coba malam ini' },
    blocks: {
      en: [
        'You need not speak English to help your child. Ask: “What is this in English?” and let them teach you one word a day.',
        { heading: 'One word, three times' },
        {
          list: [
            'Before dinner: point at something on the table and ask for its name.',
            'At dinner: whoever passes it says the word.',
            'After dinner: your child asks you, and you must know it.',
          ],
        },
        'Rice, egg, water, spoon: after a week you have seven words together, and your child has said each of them many times.',
        { quote: 'My father says “spoon” like a song now. We laugh, and he never forgets it.' },
      ],
      id: [
        'Anda tidak perlu mahir berbahasa Inggris untuk membantu anak. Tanyakan: “Ini bahasa Inggrisnya apa?” dan biarkan anak mengajari Anda satu kata sehari.',
        { heading: 'Satu kata, tiga kali' },
        {
          list: [
            'Sebelum makan: tunjuk satu benda di meja dan tanyakan namanya.',
            'Saat makan: siapa yang mengoper benda itu menyebutkan katanya.',
            'Sesudah makan: giliran anak yang bertanya, dan Anda yang menjawab.',
          ],
        },
        'Nasi, telur, air, sendok: setelah seminggu ada tujuh kata bersama, dan anak sudah mengucapkannya berkali-kali.',
        {
          quote:
            'Sekarang Ayah mengucapkan “spoon” seperti bernyanyi. Kami tertawa, dan Ayah tidak pernah lupa.',
        },
      ],
    },
    link: {
      to: 'https://learnenglishkids.britishcouncil.org/listen-watch/songs',
      button: { en: 'Songs to sing along', id: 'Lagu untuk dinyanyikan bersama' },
    },
    scene: { ground: '#F9D5D1', hill: '#D6403C', pictures: ['cooked-rice', 'speech-balloon', 'egg'] },
  },
  {
    daysAgo: 66,
    title: { en: 'Our children talk about their kites', id: 'Anak-anak bercerita tentang layang-layang' },
    button: { en: 'Watch them', id: 'Tonton mereka' },
    blocks: {
      en: [
        'For the third unit the children built a kite and told in English how they did it. We laughed and clapped a lot.',
        { quote: 'First I cut the bamboo. Then I cut my finger. Then I was a hero.' },
        'Some of the videos can be seen, with their parents’ consent, among the performances of our students.',
      ],
      id: [
        'Untuk unit ketiga anak-anak membuat layang-layang dan menceritakan caranya dalam bahasa Inggris. Kami banyak tertawa dan bertepuk tangan.',
        { quote: 'Pertama aku memotong bambu. Lalu jariku ikut teriris. Lalu aku jadi pahlawan.' },
        'Beberapa videonya dapat ditonton, dengan izin orang tua, di halaman karya murid.',
      ],
    },
    link: { to: 'student-performance', button: { en: 'See the performances', id: 'Lihat karya murid' } },
    scene: { ground: '#D3E6F6', hill: '#1F6FB2', pictures: ['kite', 'sun-behind-cloud', 'kite'] },
  },
  {
    daysAgo: 94,
    title: { en: 'What happens in a live class', id: 'Apa yang terjadi di kelas langsung' },
    button: { en: 'Look inside', id: 'Intip kelasnya' },
    blocks: {
      en: [
        'Weeks of videos, then everybody meets. Parents ask us what the children do there. Here is an ordinary Saturday morning.',
        { heading: 'Hello, one by one' },
        'The teacher greets every child by name. Whoever is shy may wave first and speak later.',
        { heading: 'The words come alive' },
        'The children know the words from the videos. Now they need them: who has a pencil, who sees a goat, who can say what the weather is like in Medan?',
        { heading: 'Everybody gets a turn' },
        'Our classes are small. So each child speaks, not once but again and again.',
        'What your child hands in comes back with feedback.',
      ],
      id: [
        'Beberapa minggu menonton video, lalu semua bertemu. Orang tua sering bertanya apa yang anak-anak lakukan di sana. Beginilah satu Sabtu pagi yang biasa.',
        { heading: 'Halo, satu per satu' },
        'Guru menyapa setiap anak dengan namanya. Yang malu boleh melambaikan tangan dulu dan berbicara nanti.',
        { heading: 'Kata-katanya menjadi hidup' },
        'Anak-anak sudah mengenal katanya dari video. Sekarang kata itu dipakai: siapa punya pensil, siapa melihat kambing, siapa bisa bercerita cuaca di Medan?',
        { heading: 'Semua mendapat giliran' },
        'Kelas kami kecil. Jadi setiap anak berbicara, bukan sekali, tetapi berkali-kali.',
        'Setiap tugas anak Anda mendapat umpan balik.',
      ],
    },
    link: { to: 'our-courses', button: { en: 'How a year works', id: 'Cara belajar setahun' } },
    scene: {
      ground: '#E8DDF5',
      hill: '#7B5BB5',
      pictures: ['waving-hand-medium', 'laptop', 'speech-balloon'],
    },
  },
  {
    daysAgo: 131,
    title: { en: 'Why our videos leave again', id: 'Mengapa video kami tidak tinggal selamanya' },
    button: { en: 'Read why', id: 'Baca alasannya' },
    blocks: {
      en: [
        'A new video comes on Monday and stays for a while. Some parents wish that it stayed for ever. We tried that, and this is what we saw.',
        { heading: 'What may wait, waits' },
        'Videos without an end were put off until Sunday, and then until the next one. The children came to the live class without the words, and sat there in silence.',
        { heading: 'Long enough for a holiday, too' },
        {
          list: [
            'Watch on Monday, and again on Thursday: the second time your child speaks along.',
            'Ill or travelling? The video of last week is still there this week.',
            'Watched is kept: what your child has finished is marked on the class page.',
          ],
        },
      ],
      id: [
        'Video baru datang setiap Senin dan tinggal beberapa waktu. Ada orang tua yang berharap videonya tinggal selamanya. Kami pernah mencobanya, dan inilah yang terjadi.',
        { heading: 'Yang bisa ditunda akan ditunda' },
        'Video tanpa batas waktu ditunda sampai Minggu, lalu sampai Minggu berikutnya. Anak-anak datang ke kelas langsung tanpa bekal kata, lalu hanya diam.',
        { heading: 'Cukup lama, juga saat berlibur' },
        {
          list: [
            'Tonton hari Senin, lalu sekali lagi hari Kamis: kali kedua anak ikut berbicara.',
            'Sakit atau bepergian? Video minggu lalu masih ada minggu ini.',
            'Yang sudah ditonton tercatat: ada tandanya di halaman kelas anak.',
          ],
        },
      ],
    },
    link: {
      to: 'frequently-asked-questions',
      button: { en: 'More questions, more answers', id: 'Tanya jawab lainnya' },
    },
    scene: { ground: '#BFE0F2', hill: '#0E7C5A', pictures: ['calendar', 'television', 'alarm-clock'] },
  },
  {
    daysAgo: 50,
    title: { en: 'A certificate with a story behind it', id: 'Sertifikat dengan cerita di baliknya' },
    button: { en: 'Read the story', id: 'Baca ceritanya' },
    blocks: {
      en: [
        'Many weeks, a few written tests, and talks with the teacher one to one. At the end there is a sheet of paper, and it weighs more than it looks.',
        { quote: 'I hung it beside the kitchen door. Everybody who wants to eat must read it first.' },
        'We asked the children which week they remember. Nobody named a test. They named the kite, the goat that would not stand still for the camera, and the live class in which the lights went out in Garut and everybody sang.',
      ],
      id: [
        'Berminggu-minggu belajar, beberapa tes tertulis, dan tes lisan berdua dengan guru. Di ujungnya ada selembar kertas, dan bobotnya lebih dari kelihatannya.',
        { quote: 'Aku menggantungnya di samping pintu dapur. Siapa yang mau makan harus membacanya dulu.' },
        'Kami bertanya minggu mana yang paling diingat. Tidak ada yang menyebut tes. Mereka menyebut layang-layang, kambing yang tidak mau diam di depan kamera, dan kelas langsung saat lampu padam di Garut lalu semua bernyanyi.',
      ],
    },
    link: null,
    scene: { ground: '#FFF0CF', hill: '#8A5600', pictures: ['star', 'scroll', 'party-popper'] },
  },
];

import type { SentenceGroup } from '../../domain/reports/sentences.ts';
import type { KeptSentence } from '../../domain/reports/content.ts';

type Written = readonly (readonly [sentenceId: string, english: string, indonesian: string])[];

const strengths: Written = [
  [
    'listens-to-the-end',
    '{name} listens to the end and then answers what was really asked.',
    '{name} menyimak sampai selesai, lalu menjawab yang benar-benar ditanyakan.',
  ],
  [
    'follows-instructions',
    '{name} follows instructions in English without needing to hear them twice.',
    '{name} mengikuti petunjuk dalam bahasa Inggris tanpa perlu mendengarnya dua kali.',
  ],
  [
    'hears-known-words',
    '{name} recognises familiar words even when somebody speaks quickly.',
    '{name} mengenali kata-kata yang sudah dipelajari, walaupun orang berbicara cepat.',
  ],
  [
    'understands-stories',
    '{name} understands a short story by listening, and can say what it was about.',
    '{name} mengerti cerita pendek dengan menyimak, dan bisa menceritakan isinya.',
  ],
  [
    'speaks-up',
    '{name} speaks up in class and is not afraid of making mistakes.',
    '{name} berani berbicara di kelas dan tidak takut salah.',
  ],
  [
    'whole-sentences',
    '{name} answers in whole sentences instead of single words.',
    '{name} menjawab dengan kalimat utuh, bukan hanya satu kata.',
  ],
  [
    'clear-voice',
    '{name} speaks clearly, so that everybody in the group understands.',
    '{name} berbicara dengan jelas, sehingga semua di kelompok mengerti.',
  ],
  [
    'asks-questions',
    '{name} asks questions in English when something is not clear.',
    '{name} bertanya dalam bahasa Inggris kalau ada yang belum jelas.',
  ],
  [
    'tells-about-day',
    '{name} likes to tell the group about home, school and friends in English.',
    '{name} senang bercerita dalam bahasa Inggris tentang rumah, sekolah, dan teman.',
  ],
  [
    'good-sounds',
    '{name} makes sounds that Indonesian does not have, such as “th”, more and more surely.',
    '{name} makin mantap mengucapkan bunyi yang tidak ada dalam bahasa Indonesia, misalnya “th”.',
  ],
  [
    'reads-aloud',
    '{name} reads aloud fluently and with expression.',
    '{name} membaca nyaring dengan lancar dan penuh penghayatan.',
  ],
  [
    'finds-answers',
    '{name} finds the answer to a question in a text quickly.',
    '{name} cepat menemukan jawaban pertanyaan di dalam bacaan.',
  ],
  [
    'guesses-meaning',
    '{name} works out what a new word means from the sentence around it.',
    '{name} bisa menebak arti kata baru dari kalimat di sekitarnya.',
  ],
  [
    'reads-on-own',
    '{name} reads short English texts alone and enjoys it.',
    '{name} membaca teks bahasa Inggris pendek sendiri, dan menikmatinya.',
  ],
  [
    'writes-neatly',
    '{name} writes neatly and remembers capital letters and full stops.',
    '{name} menulis dengan rapi dan ingat memakai huruf besar serta titik.',
  ],
  [
    'spells-well',
    '{name} spells the words of these units correctly.',
    '{name} mengeja kata-kata dari unit ini dengan benar.',
  ],
  [
    'writes-own-sentences',
    '{name} writes sentences of their own instead of copying those in the book.',
    '{name} menulis kalimat sendiri, bukan menyalin dari buku.',
  ],
  [
    'many-words',
    '{name} has learnt many new words and uses them at the right moment.',
    '{name} sudah belajar banyak kata baru dan memakainya pada saat yang tepat.',
  ],
  [
    'word-order',
    '{name} puts the words of a sentence in the right order.',
    '{name} menyusun kata dalam kalimat dengan urutan yang benar.',
  ],
  [
    'corrects-self',
    '{name} notices mistakes and corrects them alone.',
    '{name} menyadari kesalahannya sendiri dan memperbaikinya.',
  ],
  [
    'helps-others',
    '{name} helps the other children kindly and waits patiently.',
    '{name} membantu teman-temannya dengan ramah dan sabar menunggu giliran.',
  ],
  [
    'comes-prepared',
    '{name} comes to the live classes prepared, with book and pencil ready.',
    '{name} datang ke kelas langsung dengan siap: buku dan pensil sudah di meja.',
  ],
  [
    'creative-tasks',
    '{name} puts a lot of care and imagination into the tasks.',
    '{name} mengerjakan tugas dengan teliti dan penuh imajinasi.',
  ],
  [
    'has-grown',
    '{name} has come a long way in these twelve weeks and can be proud.',
    '{name} sudah maju pesat dalam dua belas minggu ini dan boleh bangga.',
  ],
];

const grow: Written = [
  [
    'grow-listening-details',
    '{name} understands the main idea. Next come the details, such as numbers and names.',
    '{name} sudah menangkap isi pokoknya. Berikutnya: hal-hal kecil, seperti angka dan nama.',
  ],
  [
    'grow-listening-patience',
    '{name} sometimes answers before the question has ended. Listening to the end will help.',
    '{name} kadang menjawab sebelum pertanyaannya selesai. Menyimak sampai akhir akan membantu.',
  ],
  [
    'grow-listening-speed',
    'When English is spoken quickly, {name} still needs to hear it once more. That comes with practice.',
    'Kalau orang berbicara cepat dalam bahasa Inggris, {name} masih perlu mendengar sekali lagi. Dengan latihan akan terbiasa.',
  ],
  [
    'grow-speak-more',
    'There is more English in {name} than we hear so far. Speaking up more often is the next step.',
    'Bahasa Inggris {name} lebih banyak daripada yang terdengar selama ini. Langkah berikutnya: lebih sering berbicara.',
  ],
  [
    'grow-sentences',
    '{name} often answers with one word. Now whole sentences can follow.',
    '{name} masih sering menjawab dengan satu kata. Sekarang waktunya kalimat utuh.',
  ],
  [
    'grow-louder',
    '{name} speaks correctly but very softly. A louder voice gives more confidence.',
    '{name} berbicara dengan benar, tetapi pelan sekali. Suara yang lebih keras membuat lebih percaya diri.',
  ],
  [
    'grow-sounds',
    '{name} is practising sounds such as “th”, “v” and the ends of words.',
    '{name} sedang berlatih bunyi seperti “th”, “v”, dan akhir kata.',
  ],
  [
    'grow-english-only',
    '{name} switches to Indonesian when a word is missing. Saying it in other English words can be learnt.',
    '{name} beralih ke bahasa Indonesia kalau ada kata yang belum diketahui. Menjelaskannya dengan kata Inggris lain bisa dipelajari.',
  ],
  [
    'grow-reading-fluency',
    '{name} still reads word by word. Reading the same text again makes it flow.',
    '{name} masih membaca kata demi kata. Membaca teks yang sama berulang kali membuatnya lancar.',
  ],
  [
    'grow-reading-questions',
    '{name} reads well and still overlooks what a question asks for. Reading the question twice helps.',
    '{name} membaca dengan baik, tetapi kadang terlewat apa yang ditanyakan. Membaca pertanyaan dua kali akan membantu.',
  ],
  [
    'grow-spelling',
    '{name} writes words as they sound. Their spelling is practised next.',
    '{name} menulis kata seperti bunyinya. Ejaannya yang dilatih berikutnya.',
  ],
  [
    'grow-capitals',
    '{name} still forgets capital letters and full stops now and then.',
    '{name} kadang masih lupa huruf besar dan titik.',
  ],
  [
    'grow-longer-texts',
    '{name} writes good sentences. Next, several of them become a little text.',
    '{name} sudah menulis kalimat yang baik. Berikutnya, beberapa kalimat menjadi satu cerita kecil.',
  ],
  [
    'grow-words-kept',
    '{name} learns new words quickly. Repeating them makes them stay.',
    '{name} cepat belajar kata baru. Dengan diulang, kata itu tidak hilang lagi.',
  ],
  [
    'grow-verbs',
    '{name} is learning to say what happens now and what happened before.',
    '{name} sedang belajar mengatakan yang terjadi sekarang dan yang sudah terjadi.',
  ],
  [
    'grow-plural',
    '{name} is learning when a word ends in “s”.',
    '{name} sedang belajar kapan sebuah kata berakhiran “s”.',
  ],
  [
    'grow-focus',
    'Towards the end of the class {name} gets tired. A short break and something to drink before it help.',
    'Menjelang akhir kelas {name} mulai lelah. Istirahat sebentar dan minum sebelum kelas akan membantu.',
  ],
  [
    'grow-regular',
    '{name} learns more easily a little every few days than much at once.',
    '{name} lebih mudah belajar sedikit demi sedikit beberapa hari sekali daripada banyak sekaligus.',
  ],
];

const home: Written = [
  [
    'home-watch-again',
    'Watch one of the unit’s videos together a second time, and stop it now and then to repeat a sentence.',
    'Tontonlah salah satu video unit bersama sekali lagi, dan berhentilah sesekali untuk mengulang satu kalimat.',
  ],
  [
    'home-five-words',
    'Choose five words of the week, write them on paper and stick them where {name} sees them.',
    'Pilih lima kata minggu ini, tulis di kertas, lalu tempel di tempat yang sering {name} lihat.',
  ],
  [
    'home-label-things',
    'Put English names on things at home: door, window, chair, cup.',
    'Beri nama Inggris pada benda-benda di rumah: door, window, chair, cup.',
  ],
  [
    'home-bedtime-reading',
    'Read an English picture book together before bed, even if it is only one page.',
    'Bacalah buku bergambar bahasa Inggris bersama sebelum tidur, walaupun hanya satu halaman.',
  ],
  [
    'home-child-teaches',
    'Let {name} be the teacher and teach you three English words each day.',
    'Biarkan {name} menjadi guru dan mengajari Anda tiga kata bahasa Inggris setiap hari.',
  ],
  [
    'home-songs',
    'Sing English songs together at home or on the way.',
    'Nyanyikan lagu bahasa Inggris bersama di rumah atau di jalan.',
  ],
  [
    'home-tell-the-day',
    'At dinner, ask {name} for one English sentence about the day.',
    'Saat makan malam, mintalah satu kalimat bahasa Inggris dari {name} tentang hari itu.',
  ],
  [
    'home-record-voice',
    'Record {name} reading aloud on the phone, and listen to it together.',
    'Rekam {name} membaca nyaring dengan HP, lalu dengarkan bersama.',
  ],
  [
    'home-diary',
    'A small notebook for one English sentence a day becomes a diary to be proud of.',
    'Buku kecil untuk satu kalimat bahasa Inggris sehari akan menjadi buku harian yang membanggakan.',
  ],
  [
    'home-shopping',
    'When you go shopping, name fruit, colours and numbers in English.',
    'Saat berbelanja, sebutkan buah, warna, dan angka dalam bahasa Inggris.',
  ],
  [
    'home-film-english',
    'Watch a children’s film that {name} knows already, this time in English.',
    'Tontonlah film anak yang sudah {name} kenal, kali ini dalam bahasa Inggris.',
  ],
  [
    'home-games',
    'Play “I spy” or a memory game with the words of the unit.',
    'Mainkan tebak benda “I spy” atau kartu memori dengan kata-kata dari unit ini.',
  ],
  [
    'home-praise-trying',
    'Praise {name} for trying, also when a sentence is not quite right yet.',
    'Pujilah {name} karena berani mencoba, juga kalau kalimatnya belum sepenuhnya benar.',
  ],
  [
    'home-no-translation',
    'Ask “How do you say it in English?” before you translate for {name}.',
    'Tanyakan dulu “How do you say it in English?” sebelum Anda menerjemahkan untuk {name}.',
  ],
  [
    'home-ten-minutes',
    'Ten minutes of English every day help more than an hour at the weekend.',
    'Sepuluh menit bahasa Inggris setiap hari lebih membantu daripada satu jam di akhir pekan.',
  ],
  [
    'home-send-task',
    'Send in a task of the next unit. The teacher looks at each one and answers.',
    'Kirimkan tugas dari unit berikutnya. Guru melihat setiap tugas dan menjawabnya.',
  ],
  [
    'home-quiet-place',
    'A quiet place with headphones makes the live class easier for {name}.',
    'Tempat yang tenang dengan headphone membuat kelas langsung lebih mudah bagi {name}.',
  ],
  [
    'home-spell-game',
    'Spell words as a game: one says the letters, the other guesses the word.',
    'Bermain mengeja: yang satu menyebut huruf-hurufnya, yang lain menebak katanya.',
  ],
];

const ofGroup = (group: SentenceGroup, written: Written): KeptSentence[] =>
  written.map(([sentenceId, en, id]) => ({ sentenceId, group, en, id }));

/** The sentences that come with the product, each written in both languages. Their words stand for them in saved reports. */
export const shippedSentences: readonly KeptSentence[] = [
  ...ofGroup('strengths', strengths),
  ...ofGroup('grow', grow),
  ...ofGroup('home', home),
];

import type { AreaTexts } from '../texts.ts';

export const childRoom: AreaTexts['parent']['childRoom'] = {
  game: {
    question: (number, of) => `Soal ${number} dari ${of}`,
    ask: {
      hear: 'Dengarkan. Gambar yang mana?',
      read: 'Baca. Gambar yang mana?',
      name: 'Apa ini?',
      mean: 'Apa bahasa Inggrisnya?',
    },
    hear: 'Dengar lagi',
    thisPicture: 'Gambar yang ditanyakan',
    picture: (number) => `Gambar ${number}`,
    right: 'Betul!',
    wrong: 'Lihat, ini dia:',
    sure: 'Yang ini? Sentuh sekali lagi.',
    next: 'Lanjut',
    last: 'Selesai!',
  },
  lesson: {
    title: (words) => `Main dengan ${words} kata`,
    lead: 'Tiga soal kecil tentang kata-kata dari video.',
    begin: 'Main',
    again: 'Main sekali lagi',
    loading: 'Kata-katanya sedang di jalan',
    broken: 'Kata-katanya belum bisa dimuat.',
    retry: 'Coba lagi',
    late: 'Bintangmu tetap milikmu. Dia terbang sendiri begitu internetnya kembali.',
    star: 'Satu bintang, karena kamu sudah main!',
    starText: 'Beberapa hari lagi kata-kata barumu mengajak main.',
    firstWatch: 'Tonton dulu videonya, baru main. Kata-kata ini menunggumu di akhir.',
    stars: (watched, played) =>
      watched
        ? played
          ? 'Dua bintang: sudah ditonton dan dimainkan'
          : 'Satu bintang: sudah ditonton'
        : 'Belum ada bintang',
  },
  words: {
    title: (count) => `${count} kata di pelajaran ini`,
    shaky: 'Masih ragu',
    waits: 'Menunggu dilatih lagi',
  },
  voice: {
    title: 'Ucapkan kata-katanya',
    lead: 'Dengar katanya, ucapkan, lalu dengar suaramu sendiri.',
    stays: 'Suaramu tidak keluar dari perangkat ini.',
    kept: 'Sudah disimpan! Ayah dan Ibu bisa mendengarnya di rapormu.',
    listen: (word) => `Dengar “${word}”`,
    record: (word) => `Ucapkan “${word}”`,
    recording: 'Aku mendengarkan …',
    stop: 'Selesai',
    mine: (word) => `Dengar “${word}”, lalu caraku mengucapkannya`,
    refused: 'Mikrofonnya belum boleh dipakai di sini. Minta Ayah atau Ibu menyalakannya di browser, ya.',
    missing: 'Perangkat ini tidak punya mikrofon.',
    failed: 'Belum berhasil. Coba lagi.',
    silent: 'Aku tidak mendengar apa-apa. Coba lagi, lebih dekat sedikit.',
  },
};

import type * as en from '../en/oral-levels.ts';
import type { Translated } from '../language.ts';

/** What the teacher listens for in an oral test, and what a child of 6 to 13 does on each of the five levels. */
export const oralLevels: Translated<typeof en.oralLevels> = {
  skills: {
    understanding: 'Pemahaman',
    speaking: 'Kelancaran berbicara',
    pronunciation: 'Pengucapan',
    words: 'Kosakata',
    grammar: 'Tata bahasa',
  },
  levelOf: (level) => `Level ${level}`,
  described: {
    understanding: [
      'Menangkap kata satu per satu, dibantu gambar dan gerakan.',
      'Memahami pertanyaan pendek yang diucapkan pelan dan diulang.',
      'Langsung memahami pertanyaan sederhana tentang isi unit.',
      'Mengikuti obrolan ringan yang tenang, jarang minta diulang.',
      'Mengikuti obrolan yang wajar, juga pertanyaan baru dan candaan kecil.',
    ],
    speaking: [
      'Menjawab dengan satu kata, atau menirukan.',
      'Menjawab dengan dua atau tiga kata, dengan jeda panjang.',
      'Mengucapkan kalimat pendek sendiri, setelah berpikir sejenak.',
      'Bercerita beberapa kalimat, dan mencari cara lain saat tersendat.',
      'Mengobrol dengan luwes, balik bertanya, dan bercerita.',
    ],
    pronunciation: [
      'Banyak kata masih harus ditebak.',
      'Kata yang sudah dilatih jelas, yang lain perlu diulang.',
      'Bisa dipahami; beberapa bunyi seperti th dan v masih sulit.',
      'Jelas dari awal sampai akhir, hanya sesekali keliru.',
      'Jelas dan hidup: tekanan dan nadanya juga pas.',
    ],
    words: [
      'Tahu beberapa kata, seperti warna, angka, dan hewan.',
      'Memakai kata-kata terpenting dari unit.',
      'Kata-kata dari unit siap dipakai dan dirangkai.',
      'Memakai kata dari luar unit juga, dan menjelaskan kata yang belum diketahui.',
      'Memilih kata yang pas dan senang mencoba kata baru.',
    ],
    grammar: [
      'Menjajarkan kata: “I cat”.',
      'Memakai kalimat yang dihafal: “I like cats”.',
      'Mengubah kalimat sendiri; akhiran dan kata kecil masih sering hilang.',
      'Sebagian besar benar, juga saat bertanya dan membuat kalimat “tidak”.',
      'Benar juga dalam kalimat panjang, tentang kemarin dan besok.',
    ],
  },
};

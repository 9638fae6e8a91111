import { brand } from './brand-in-texts.ts';
import type { BothIntakes } from './intake-names.ts';
import type { Language } from './language.ts';
import type { SchoolRules } from './questions.ts';

/** The steps of the school's history; each has its picture on the page. */
export const chapterNames = ['beginning', 'rhythm', 'parcel', 'classes', 'today'] as const;
export type ChapterName = (typeof chapterNames)[number];

export interface Chapter {
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

export interface SchoolStory {
  /** one sentence, on the page of the folk tale */
  readonly inShort: string;
  readonly lead: string;
  readonly chapters: (rules: SchoolRules, intakes: BothIntakes) => Readonly<Record<ChapterName, Chapter>>;
}

/** What this school tells of itself, beside what staff enter (`brand.ts`): a provider writes its own here, in both languages. */
export const schoolStory: Readonly<Record<Language, SchoolStory>> = {
  en: {
    inShort: `A small school from ${brand.place} that teaches English to children all over Indonesia.`,
    lead: `We are a small school on purpose. We come from ${brand.place} and answer every message ourselves.`,
    chapters: ({ grades, maxInLiveClass: mostInLiveClass, units, weeksInUnit }, [first, second]) => ({
      beginning: {
        when: 'The beginning',
        title: `A school in ${brand.place}`,
        text: `${brand.name} began in ${brand.place}, with one idea: a child can learn English at home, on whatever screen the family has, as long as someone listens to them.`,
      },
      rhythm: {
        when: 'The week',
        title: 'A day to count on',
        text: `Families want a day they can count on. So a new video comes every Monday, ${weeksInUnit - 1} weeks in a row, and the week after that the children meet live, to say aloud what they have learnt.`,
      },
      parcel: {
        when: 'The parcel',
        title: 'Something for the hands',
        text: 'Watching alone is not learning: hands want something to do, too. That is why every child gets a parcel with a course book, an exercise book, picture cards and pencils. A courier brings it to your door.',
      },
      classes: {
        when: 'The live class',
        title: 'Small enough to speak',
        text: `Larger classes would be easier. Ours have at most ${mostInLiveClass} children, so that every one of them gets to speak.`,
      },
      today: {
        when: 'Today',
        title: `${grades.count} grades, a year each`,
        text: `Children learn with us from Grade ${grades.first} to Grade ${grades.last}. A year begins in ${first.start} or in ${second.start} and has ${units} units. Tests, reports and the eCertificate come with the larger packages.`,
      },
    }),
  },
  id: {
    inShort: `Sekolah kecil dari ${brand.place} yang mengajar bahasa Inggris untuk anak-anak di seluruh Indonesia.`,
    lead: `Kami memang memilih tetap kecil. Kami dari ${brand.place}, dan setiap pesan kami jawab sendiri.`,
    chapters: ({ grades, maxInLiveClass: mostInLiveClass, units, weeksInUnit }, [first, second]) => ({
      beginning: {
        when: 'Awalnya',
        title: `Sekolah di ${brand.place}`,
        text: `${brand.name} bermula di ${brand.place}, dengan satu gagasan: anak bisa belajar bahasa Inggris dari rumah, lewat layar apa saja yang ada, asal ada yang mendengarkannya.`,
      },
      rhythm: {
        when: 'Minggunya',
        title: 'Hari yang pasti',
        text: `Keluarga senang kalau harinya pasti. Jadi video baru hadir setiap Senin, ${weeksInUnit - 1} minggu berturut-turut, lalu minggu berikutnya anak-anak bertemu langsung untuk mengucapkan yang sudah dipelajari.`,
      },
      parcel: {
        when: 'Paketnya',
        title: 'Ada yang bisa dipegang',
        text: 'Menonton saja belum belajar: tangan juga ingin ikut. Karena itu setiap anak dapat satu paket berisi buku kursus, buku latihan, kartu bergambar, dan pensil. Kurir mengantarnya sampai ke rumah Anda.',
      },
      classes: {
        when: 'Kelas langsungnya',
        title: 'Cukup kecil untuk bicara',
        text: `Kelas besar tentu lebih gampang. Kelas kami paling banyak ${mostInLiveClass} anak, supaya semua sempat bicara.`,
      },
      today: {
        when: 'Sekarang',
        title: `${grades.count} tingkat, masing-masing setahun`,
        text: `Anak-anak belajar bersama kami dari Tingkat ${grades.first} sampai Tingkat ${grades.last}. Tahun belajarnya mulai ${first.start} atau ${second.start}, dengan ${units} unit. Tes, rapor, dan eSertifikat ada di paket yang lebih besar.`,
      },
    }),
  },
};

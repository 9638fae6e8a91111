import { type Unit, type Week, units } from '../domain/calendar/unit-and-week.ts';
import type { CourseType } from '../domain/courses/course-type.ts';
import { type Grade, grades } from '../domain/enrolment/grade.ts';

/** A lesson of the demo's course, in both languages. `video` names a file of src/demo/videos. */
export interface DemoLesson {
  readonly grade: Grade;
  readonly unit: Unit;
  readonly week: Week;
  readonly type: CourseType;
  readonly title: Words;
  readonly description: Words;
  readonly video: string | null;
}
interface Words {
  readonly en: string;
  readonly id: string;
}

/** What each grade speaks about, unit by unit: the same nine themes, a little further every year. */
const topics: Record<Grade, readonly (readonly [en: string, id: string])[]> = {
  2: [
    ['Hello!', 'Halo!'],
    ['My family', 'Keluargaku'],
    ['Colours and shapes', 'Warna dan bentuk'],
    ['Animals on the farm', 'Hewan di peternakan'],
    ['Food I like', 'Makanan kesukaanku'],
    ['My school bag', 'Tas sekolahku'],
    ['My house', 'Rumahku'],
    ['Sun and rain', 'Panas dan hujan'],
    ['My day', 'Hariku'],
  ],
  3: [
    ['Names and greetings', 'Nama dan salam'],
    ['Family and friends', 'Keluarga dan teman'],
    ['Colours around us', 'Warna di sekitar kita'],
    ['Wild animals', 'Hewan liar'],
    ['At the market', 'Di pasar'],
    ['Our classroom', 'Kelas kita'],
    ['Around my village', 'Di sekitar desaku'],
    ['Clothes for every weather', 'Pakaian untuk segala cuaca'],
    ['From morning to night', 'Dari pagi sampai malam'],
  ],
  4: [
    ['Introducing myself', 'Memperkenalkan diri'],
    ['People I know', 'Orang-orang yang kukenal'],
    ['Describing things', 'Menggambarkan benda'],
    ['Where animals live', 'Tempat tinggal hewan'],
    ['Cooking together', 'Memasak bersama'],
    ['School subjects', 'Mata pelajaran'],
    ['Finding the way', 'Mencari jalan'],
    ['Seasons of the world', 'Musim di dunia'],
    ['Hobbies and free time', 'Hobi dan waktu luang'],
  ],
  5: [
    ['Talking about me', 'Bercerita tentang diriku'],
    ['Family stories', 'Cerita keluarga'],
    ['Comparing things', 'Membandingkan benda'],
    ['Caring for animals', 'Merawat hewan'],
    ['Food of our islands', 'Makanan Nusantara'],
    ['A school project', 'Proyek sekolah'],
    ['Travelling by land and sea', 'Perjalanan darat dan laut'],
    ['Weather and nature', 'Cuaca dan alam'],
    ['Last weekend', 'Akhir pekan lalu'],
  ],
  6: [
    ['Getting to know people', 'Berkenalan dengan orang baru'],
    ['Growing up', 'Tumbuh besar'],
    ['Giving opinions', 'Menyampaikan pendapat'],
    ['Saving wildlife', 'Menyelamatkan satwa'],
    ['Eating well', 'Makan sehat'],
    ['Plans after primary school', 'Rencana setelah SD'],
    ['Telling about my town', 'Bercerita tentang kotaku'],
    ['The earth and its climate', 'Bumi dan iklimnya'],
    ['My dreams', 'Cita-citaku'],
  ],
};

/** What the three videos of a unit do, one after another. */
const steps: Record<1 | 2 | 3, { title: Words; description: (topic: Words) => Words }> = {
  1: {
    title: { en: 'New words', id: 'Kata baru' },
    description: ({ en, id }) => ({
      en: `Look, listen and say the new words of “${en}” with Kancil. Then find them in the course book.`,
      id: `Lihat, dengarkan, dan ucapkan kata baru dari “${id}” bersama Kancil. Lalu temukan di buku kursus.`,
    }),
  },
  2: {
    title: { en: 'Say it in a sentence', id: 'Ucapkan dalam kalimat' },
    description: ({ en, id }) => ({
      en: `Now the words of “${en}” become sentences. Say each one aloud, first with Kancil, then alone.`,
      id: `Sekarang kata-kata dari “${id}” menjadi kalimat. Ucapkan bersama Kancil, lalu coba sendiri.`,
    }),
  },
  3: {
    title: { en: 'Listen and tell', id: 'Dengarkan dan ceritakan' },
    description: ({ en, id }) => ({
      en: `Listen to a short story about “${en}” and tell it to somebody at home in English.`,
      id: `Dengarkan cerita pendek tentang “${id}”, lalu ceritakan kepada keluarga dalam bahasa Inggris.`,
    }),
  },
};

const topicOf = (grade: Grade, unit: Unit): Words => {
  const [en, id] = topics[grade][unit - 1] ?? ['', ''];
  return { en, id };
};

const videoLesson = (grade: Grade, unit: Unit, week: 1 | 2 | 3): DemoLesson => {
  const topic = topicOf(grade, unit);
  const { title, description } = steps[week];
  return {
    grade,
    unit,
    week,
    type: 2,
    title: { en: `${topic.en} · ${title.en}`, id: `${topic.id} · ${title.id}` },
    description: description(topic),
    video: grade === 2 && unit === 1 ? `unit-1-week-${week}` : `unit-${unit}`,
  };
};

const welcome = (grade: Grade): DemoLesson => ({
  grade,
  unit: 1,
  week: 1,
  type: 0,
  title: { en: `Welcome to Grade ${grade}`, id: `Selamat datang di Tingkat ${grade}` },
  description: {
    en: 'How your year works: the study kit, the video of every Monday and the live class of every fourth week.',
    id: 'Begini tahun belajarmu: paket belajar, video setiap Senin, dan kelas langsung setiap minggu keempat.',
  },
  video: 'welcome',
});

const liveClass = (grade: Grade, unit: Unit): DemoLesson => {
  const { en, id } = topicOf(grade, unit);
  return {
    grade,
    unit,
    week: 4,
    type: 1,
    title: { en: `Live class: ${en}`, id: `Kelas langsung: ${id}` },
    description: {
      en: 'Meet your teacher and at most eleven other children, and use everything you have learned in this unit.',
      id: 'Bertemu guru dan paling banyak sebelas teman, dan gunakan semua yang kamu pelajari di unit ini.',
    },
    video: null,
  };
};

const tests = (grade: Grade, unit: Unit): DemoLesson[] => {
  const of = { en: `units ${unit - 2} to ${unit}`, id: `unit ${unit - 2} sampai ${unit}` };
  const test = (type: 3 | 4, title: Words, description: Words): DemoLesson => ({
    grade,
    unit,
    week: 4,
    type,
    title: { en: `${title.en} of ${of.en}`, id: `${title.id} ${of.id}` },
    description,
    video: null,
  });
  return [
    test(
      4,
      { en: 'Written test', id: 'Tes tertulis' },
      {
        en: 'Quietly and without help: read, choose and write what you have learned in twelve weeks.',
        id: 'Kerjakan sendiri dengan tenang: baca, pilih, dan tulis yang kamu pelajari selama dua belas minggu.',
      },
    ),
    test(
      3,
      { en: 'Oral test', id: 'Tes lisan' },
      {
        en: 'About 15 minutes alone with your teacher: answer, tell and ask in English. A report follows.',
        id: 'Sekitar 15 menit bersama guru: jawab, ceritakan, dan bertanya dalam bahasa Inggris. Rapor menyusul.',
      },
    ),
  ];
};

const unitOf = (grade: Grade, unit: Unit): DemoLesson[] => [
  ...(unit === 1 ? [welcome(grade)] : []),
  ...([1, 2, 3] as const).map((week) => videoLesson(grade, unit, week)),
  liveClass(grade, unit),
  ...(unit % 3 === 0 ? tests(grade, unit) : []),
];

/** Every lesson of every grade, as the school's staff entered them. */
export const demoLessons: readonly DemoLesson[] = grades.flatMap((grade) =>
  units.flatMap((unit) => unitOf(grade, unit)),
);

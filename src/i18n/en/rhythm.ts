import type { SchoolRules } from '../questions.ts';

/** How a week and a unit go: shown on the home page and on Our Courses. */
export const rhythm = ({ feedbackDays }: SchoolRules) => ({
  week: {
    monday: {
      day: 'Monday',
      title: 'The new video',
      text: 'Watch it together, the first time just for fun.',
    },
    tuesday: { day: 'Tuesday', title: 'The course book', text: 'Find the same words on the page.' },
    wednesday: {
      day: 'Wednesday',
      title: 'Say it aloud',
      text: 'At breakfast, on the way to school, to the cat.',
    },
    thursday: { day: 'Thursday', title: 'Write and draw', text: 'A page of the exercise book.' },
    friday: { day: 'Friday', title: 'Watch again', text: 'The second time is when the words stick.' },
    saturday: {
      day: 'Saturday',
      title: 'The task',
      text: `Feedback comes within ${feedbackDays} working days.`,
    },
    sunday: { day: 'Sunday', title: 'Nothing at all', text: 'Kancil sleeps late, too.' },
  },
  liveClass: 'A live class on a tablet: a teacher and five children, one of them waving',
});

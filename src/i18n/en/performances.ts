/** What children have made, as videos by category. */
export const performances = {
  title: 'Student Performance',
  description:
    'Watch what children make in our English course: their pictures, their parents on stage, and the assignments of their units.',
  lead: 'At the start many of them only whisper. Now look, and listen.',
  consent: 'Our promise: we show a child’s video only once the parents have agreed.',
  jump: 'Jump to',
  categories: {
    art: { title: '#WFHArt', text: 'Drawn, painted and cut out at home, then described in English.' },
    parents: {
      title: 'My Parents & Me',
      text: 'The bravest pupils of all: mothers and fathers who take part.',
    },
    assignments: {
      title: 'Assignments',
      text: 'The task at the end of each unit, done in the children’s own way.',
    },
  },
  carousel: (category: string) => `Videos: ${category}`,
  video: (title: string) => `Video: ${title}`,
  play: (title: string) => `Play: ${title}`,
  seeAll: (count: number) => `See all ${count}`,
  back: 'All categories',
  noVideo: 'This video is no longer here.',
  empty: {
    title: 'The stage is still empty',
    text: 'The first videos will appear when the children have finished their first unit. Until then, see how they learn.',
    action: 'See our courses',
  },
  closing: {
    title: 'Next time it could be your child',
    text: 'Each unit ends with something to make, to show and to tell. Small steps, and a big smile.',
    action: 'Register your child',
    more: 'See our courses',
  },
};

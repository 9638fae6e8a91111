/** What children have made, as videos by category. */
export const performances = {
  title: 'Student Performance',
  description:
    'Watch what children of 6 to 13 make in our English course: their pictures, their parents on stage, and the assignments of their units.',
  lead: 'At the start many of them only whisper. Now look, and listen.',
  consent: 'Every video is shown with the consent of the child’s parents.',
  jump: 'Jump to',
  categories: {
    art: { title: '#WFHArt', text: 'Drawn, painted and cut out at home, and told in English.' },
    parents: {
      title: 'My Parents & Me',
      text: 'The bravest pupils of all: mothers and fathers who take part.',
    },
    assignments: {
      title: 'Assignments',
      text: 'What a unit asks for at its end, in the children’s own way.',
    },
  },
  carousel: (category: string) => `Videos: ${category}`,
  video: (title: string) => `Video: ${title}`,
  seeAll: (count: number) => `See all ${count}`,
  back: 'All categories',
  noVideo: 'This video is not there any more.',
  empty: {
    title: 'The stage is still empty',
    text: 'The first videos come when the children finish their first unit. Until then, see how they learn.',
    action: 'See our courses',
  },
  closing: {
    title: 'Next time it could be your child',
    text: 'Each unit ends with something to make, to show and to tell. Small steps, and a big smile.',
    action: 'Register your child',
    more: 'See our courses',
  },
};

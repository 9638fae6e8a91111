/** The story of Kancil, and how the school came to be. */
export const story = {
  title: 'The story of Kancil',
  description:
    'How Kancil the mouse-deer counted the crocodiles, retold for families, and why our English course for children has his name.',
  lead: 'Every child in Indonesia knows the little mouse-deer who is never the strongest and never at a loss. This is how we tell his story at home in Garut.',
  picture: 'Kancil stands on a river bank; on the other side, behind the crocodiles, grows a mango tree',
  parts: [
    {
      title: 'The mangoes on the other side',
      paragraphs: [
        'Kancil was hungry. Across the river stood a mango tree, and its mangoes were so ripe that he could smell them from where he was. But the river was wide, and in the river lived the crocodiles.',
        'He had no teeth to speak of and no claws at all. So he sat down in the grass and thought.',
      ],
    },
    {
      title: 'A polite question',
      paragraphs: [
        '“Good morning!” Kancil called, though his knees shook a little. “The king of the forest is giving a feast, and every crocodile is to have a share. There is only one thing I must ask: how many are you?”',
        'The oldest crocodile opened one eye. “How many? We have never counted.” “Then lie side by side,” said Kancil, “from this bank to that one, and hold still. I will count you all.”',
      ],
    },
    {
      title: 'One, two, three …',
      paragraphs: [
        'And the crocodiles lay down, one beside the other, right across the water. Kancil took a deep breath and hopped onto the first back.',
      ],
    },
    {
      title: 'Ten, and over',
      paragraphs: [
        'With “ten” he stood in the grass of the other bank, under the mango tree. “Ten crocodiles!” he called. “Thank you, all of you. The feast is here, and I will begin.”',
        'The oldest crocodile closed his eye again. “Next time,” he said to the others, “we shall learn to count ourselves.”',
      ],
    },
  ],
  counting: 'Count along in English, one hop for each number',
  hopping: 'Kancil hops across the river on the backs of the crocodiles',
  feast: 'Kancil under the mango tree, with a mango and a pleased crocodile beside him',
  tip: {
    title: 'How to tell it tonight',
    text: 'Tell it in your own language and leave the counting to your child, in English: one hop, one number. By the second evening most children no longer need you for it.',
  },
  why: {
    title: 'Why our school has his name',
    lead: 'Kancil is small, and he gets across all the same. That is what we wish for a child who says the first sentence in a new language.',
    reasons: [
      {
        title: 'He dares to speak',
        text: 'His knees shake, and he calls “good morning” anyway. In our classes a sentence with a mistake counts more than silence.',
      },
      {
        title: 'He asks',
        text: 'One good question opens the river for him. Children who ask learn twice: the answer, and how to ask.',
      },
      {
        title: 'He goes one hop at a time',
        text: 'Nobody jumps a river. A video a week, a live class a month, nine units a year: that is how one gets across.',
      },
    ],
  },
  history: {
    title: 'And who are we?',
    text: 'A small school from Garut that began in a front room.',
    action: 'Read our history',
  },
  closing: {
    title: 'Ready for the first hop?',
    text: 'Register your child; the first step takes three minutes.',
    action: 'Register your child',
    more: 'See our courses',
  },
};

export const history = {
  title: 'Our history',
  description:
    'How Kancil English grew from a front room in Garut into an English course that reaches children of 6 to 13 at home.',
  lead: 'We are a small school on purpose. We come from Garut, where the mountains begin behind the last house, and we still answer every message ourselves.',
  picture: 'A small house at the foot of a volcano; Kancil waves from the garden',
  chapters: [
    {
      when: 'The beginning',
      title: 'A front room in Jalan Ciledug',
      text: 'In 2021 the schools were closed and the children of our street sat at home. We hung a sheet across the front room, filmed a first English lesson before it and sent it to the families we knew. The next day they asked when the second one would come.',
    },
    {
      when: 'Then',
      title: 'The week found its rhythm',
      text: 'Parents wanted a day they could count on. So the new video comes on Monday, week after week, and in every fourth week we meet live, to say aloud what was learnt.',
    },
    {
      when: 'Then',
      title: 'A parcel for every child',
      text: 'Watching is not yet learning: hands want to do something too. We packed a course book, an exercise book, picture cards and pencils into a box. The first boxes were carried round by bicycle; today a courier brings them to your door.',
    },
    {
      when: 'Then',
      title: 'Twelve, and not one more',
      text: 'When more children came, the easy way would have been larger classes. We stayed with at most twelve, so that nobody goes home without having spoken.',
    },
    {
      when: 'Today',
      title: 'Five grades, two starts a year',
      text: 'Children learn with us from Grade 2 to Grade 6. A year begins in August or in January, and it has nine units, three rounds of tests and a certificate at its end. The sheet still hangs in the front room.',
    },
  ],
  promises: {
    title: 'What has not changed',
    items: [
      'Work that a child hands in gets an answer within 7 working days.',
      'A live class has at most 12 children.',
      'A short test finds the grade that fits, so that nobody is bored and nobody is lost.',
      'Whoever writes to us reaches a person who knows the course.',
    ],
  },
  visit: {
    title: 'Come and say hello',
    text: 'If you live near Garut, visit us. Everybody else reaches us by phone.',
    action: 'Write to us on WhatsApp',
  },
  back: 'Read the story of Kancil',
};

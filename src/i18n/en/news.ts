import { brand } from '../brand-in-texts.ts';

/** The stories: their list, and what stands around one of them. */
export const news = {
  list: {
    title: 'Stories: news from our school',
    description: `News from ${brand.name}: when registration opens, what our children have made, and small ideas for English at home.`,
    lead: 'When registration opens, what our children are up to, and small ideas for English at your table.',
    allDescription: (page: number) =>
      `All stories from our English course for children, newest first: news of classes, children’s work, and ideas for home${page === 1 ? '' : `, page ${page}`}.`,
    seeAll: 'See all news',
    all: 'All news',
    allLead: (count: number) => `${count} ${count === 1 ? 'story' : 'stories'}, newest first.`,
    fewer: 'Only the newest',
    pages: {
      label: 'More pages of news',
      newer: 'Newer stories',
      older: 'Older stories',
      here: (page: number, pages: number) => `Page ${page} of ${pages}`,
    },
    feed: 'Follow via RSS',
    teens: {
      title: 'Are you a teen or an adult?',
      text: 'There is a class for you too. Tell us what you need English for.',
      more: 'Teens & Adult Class',
    },
    empty: {
      title: 'No story yet',
      text: 'Kancil is still sharpening the pencil. Until then, see how our course works.',
      action: 'See our courses',
    },
  },
  article: {
    back: 'All stories',
    newTab: 'opens in a new tab',
    share: 'Share on WhatsApp',
    further: 'More stories',
    seeAll: 'See all news',
  },
};

import { expect, test } from 'vitest';
import { aStory } from '../loader.test-support.ts';
import { storyOf } from './story.ts';

test('a story is an item of the news in one language', () => {
  const item = aStory(7);
  expect(storyOf(item, 'en')).toEqual({
    id: 7,
    title: 'Story 7',
    more: 'Read on',
    detail: '<p>In <b>English</b></p>',
    button: 'Our courses',
    published: new Date('2026-08-10T03:00:00.000Z'),
    item,
  });
  expect(storyOf(item, 'id')).toMatchObject({
    title: 'Cerita 7',
    more: 'Baca',
    detail: '<p>Dalam bahasa Indonesia</p>',
    button: 'Kursus kami',
  });
});

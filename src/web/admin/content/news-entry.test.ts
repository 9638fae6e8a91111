import { expect, test } from 'vitest';
import { problemsOf } from '../../app/form-problems.ts';
import { formBody } from '../list/form-body.ts';
import { type NewsEntry, emptyNews, newsForm } from './news-entry.ts';

const picture = new File(['x'], 'x.png', { type: 'image/png' });
const whole: NewsEntry = {
  ...emptyNews,
  cardNewsTitleEN: 'A day',
  cardNewsTitleID: 'Sehari',
  cardButtonTextEN: 'Read',
  cardButtonTextID: 'Baca',
  contentDetailEN: '<p>One</p>',
  contentDetailID: '<p>Satu</p>',
  cardImage: picture,
  contentHeaderImage: picture,
};
const created = newsForm({ card: false, header: false });

test('of an empty story both titles, card buttons, pictures and articles are required', () => {
  expect(problemsOf(created, emptyNews)).toEqual({
    cardNewsTitleEN: 'required',
    cardNewsTitleID: 'required',
    cardButtonTextEN: 'required',
    cardButtonTextID: 'required',
    contentDetailEN: 'required',
    contentDetailID: 'required',
    cardImage: 'required',
    contentHeaderImage: 'required',
  });
  expect(problemsOf(created, whole)).toEqual({});
});

test('a story that has its pictures keeps them without new ones', () => {
  const updated = newsForm({ card: true, header: true });
  expect(problemsOf(updated, { ...whole, cardImage: null, contentHeaderImage: null })).toEqual({});
});

test('the texts of the content button are required once the link is filled', () => {
  expect(problemsOf(created, { ...whole, contentLinkTo: 'our-courses' })).toEqual({
    contentButtonTextEN: 'required_with_link',
    contentButtonTextID: 'required_with_link',
  });
  expect(problemsOf(created, { ...whole, contentLinkTo: 'javascript:x' })).toMatchObject({
    contentLinkTo: 'link_unusable',
  });
});

test('the form data holds every text, the pictures that were chosen, and whether it is published', () => {
  const form = formBody({
    id: 7,
    version: 3,
    ...created.parse({ ...whole, published: 'false' }),
    cardImage: null,
  });
  expect(
    Object.fromEntries([...form].map(([name, value]) => [name, value instanceof File ? value.name : value])),
  ).toEqual({
    id: '7',
    version: '3',
    cardNewsTitleEN: 'A day',
    cardNewsTitleID: 'Sehari',
    cardButtonTextEN: 'Read',
    cardButtonTextID: 'Baca',
    contentLinkTo: '',
    contentButtonTextEN: '',
    contentButtonTextID: '',
    contentDetailEN: '<p>One</p>',
    contentDetailID: '<p>Satu</p>',
    published: 'false',
    contentHeaderImage: 'x.png',
  });
});

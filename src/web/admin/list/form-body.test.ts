import { expect, test } from 'vitest';
import { formBody } from './form-body.ts';

test('texts, numbers, answers and chosen files of an entry are sent, and nothing else', () => {
  const image = new File(['…'], 'face.png', { type: 'image/png' });
  const sent = [
    ...formBody({ id: 7, nameEN: 'Sari', image, video: null, published: false, kept: undefined }),
  ];
  expect(sent).toEqual([
    ['id', '7'],
    ['nameEN', 'Sari'],
    ['image', image],
    ['published', 'false'],
  ]);
});

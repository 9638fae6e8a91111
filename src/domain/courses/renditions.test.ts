import { expect, test } from 'vitest';
import { qualitiesOf, sidesOf } from './renditions.ts';

test('a video has copies no larger than itself (rule R341)', () => {
  expect(sidesOf(1080)).toEqual([240, 360, 480, 720]);
  expect(sidesOf(480)).toEqual([240, 360, 480]);
  expect(sidesOf(200)).toEqual([]);
});

test('the original is the best quality where the highest copy would have saved nothing (rule R341)', () => {
  const low = { height: 240, bytes: 100 };
  const high = { height: 360, bytes: 300 };
  const original = { height: 360, bytes: 310 };
  expect(qualitiesOf([low, high], original)).toEqual([low, high]);
  expect(qualitiesOf([low], original)).toEqual([low, original]);
  expect(qualitiesOf([], { height: 200, bytes: 50 })).toEqual([{ height: 200, bytes: 50 }]);
});

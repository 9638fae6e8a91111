import { expect, test } from 'vitest';
import { pictureOfAddress, sizeInName, videoOfAddress } from './article-media.ts';

const name = 'f679b929-c75e-4d47-aa97-51f280300471-1200x800';

test.each([
  [`/api/v1/news/picture/${name}`, name],
  [`https://any.example/api/v1/news/picture/${name}?x=1`, name],
  [`/api/v1/news/picture/${name}.webp`, null],
  ['/api/v1/news/picture/------------------------------------1x1', null],
  [`/api/v1/news/picture/../picture/x`, null],
  [`data:image/png;base64,${name}`, null],
  ['', null],
])('the address %s names the picture %s', (address, picture) => {
  expect(pictureOfAddress(address)).toBe(picture);
});

test('the name of a picture holds its size', () => {
  expect(sizeInName(name)).toEqual({ width: 1200, height: 800 });
  expect(sizeInName('f679b929-c75e-4d47-aa97-51f280300471')).toBeNull();
});

test.each([
  ['/api/v1/news/14/video?v=3', 14],
  ['/api/v1/news/0/video', null],
  ['/api/v1/news/1234567890/video', null],
  ['/api/v1/courses/14/video', null],
])('the address %s names the video of performance %s', (address, number) => {
  expect(videoOfAddress(address)).toBe(number);
});

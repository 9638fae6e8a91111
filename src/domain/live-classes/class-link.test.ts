import { expect, test } from 'vitest';
import { readClassLink } from './class-link.ts';

test.each([
  'https://zoom.us/j/94812345678?pwd=abc',
  'https://us02web.zoom.us/j/94812345678?pwd=abc',
  'https://meet.google.com/abc-defg-hij',
  'https://meet.jit.si/KancilEnglish9f3c',
])('%s is a link of a live class (rule R190)', (typed) => {
  expect(readClassLink(` ${typed} `)).toEqual({ link: typed });
});

test.each([
  ['http://zoom.us/j/94812345678', 'link_not_https'],
  ['zoom.us/j/94812345678', 'link_not_https'],
  ['javascript:alert(1)', 'link_not_https'],
  ['https://teacher:secret@zoom.us/j/1', 'link_not_https'],
  ['', 'link_not_https'],
  ['https://evil.example/j/94812345678', 'link_of_another_host'],
  ['https://zoom.us.evil.example/j/1', 'link_of_another_host'],
  ['https://notzoom.us/j/1', 'link_of_another_host'],
  ['https://zoom.us:8443/j/1', 'link_of_another_host'],
  ['https://us02web.zoom.us/s/94812345678', 'link_of_the_host'],
  ['https://zoom.us/s/94812345678?zak=eyJ0', 'link_of_the_host'],
  ['https://zoom.us/j/94812345678?zak=eyJ0', 'link_of_the_host'],
  ['https://app.zoom.us/wc/94812345678/start/x', 'link_of_the_host'],
  ['https://app.zoom.us/wc/94812345678/start?pwd=abc', 'link_of_the_host'],
])('%s is refused: %s', (typed, refused) => {
  expect(readClassLink(typed)).toEqual({ refused });
});

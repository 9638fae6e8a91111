import { expect, test } from 'vitest';
import { namesRoom, readClassLink } from './class-link.ts';

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
  ['https://zoom.us/j/94812345678#zak=eyJ0', 'link_of_the_host'],
  ['https://zoom.us/j/94812345678?ZAK=eyJ0', 'link_of_the_host'],
  ['https://zoom.us/S/94812345678', 'link_of_the_host'],
  ['https://zoom.us//s/94812345678', 'link_of_the_host'],
  ['https://zoom.us/%73/94812345678', 'link_of_the_host'],
  ['https://zoom.us/wc/94812345678/start', 'link_of_the_host'],
  ['https://zoom.us/start/videomeeting', 'link_of_the_host'],
  ['https://meet.jit.si/Kancil#jwt=eyJ0', 'link_of_the_host'],
  ['https://8x8.vc/kancil/room?jwt=eyJ0', 'link_of_the_host'],
  ['https://zoom.us/', 'link_of_another_host'],
  ['https://zoom.us/signin', 'link_of_another_host'],
  ['https://zoom.us/oauth/authorize?redirect_uri=https://evil.example', 'link_of_another_host'],
  ['https://meet.google.com/new', 'link_of_another_host'],
  ['https://meet.google.com/linkredirect?dest=https://evil.example', 'link_of_another_host'],
  ['https://zoom.us/j/%E0%A4%A', 'link_of_another_host'],
])('%s is refused: %s', (typed, refused) => {
  expect(readClassLink(typed)).toEqual({ refused });
});

test('what a room does not need is not kept with its link', () => {
  expect(readClassLink('https://zoom.us/j/948?pwd=abc&uname=Alya#success')).toEqual({
    link: 'https://zoom.us/j/948?pwd=abc',
  });
  expect(readClassLink('https://meet.google.com/abc-defg-hij?authuser=1')).toEqual({
    link: 'https://meet.google.com/abc-defg-hij',
  });
});

test('a text that names a room is known, however its address is written', () => {
  for (const address of ['us02web.ZOOM.us/j/1?pwd=x', 'zoom.us./j/1', 'zoom.us:443/j/1', 'zoom.us\\j\\1'])
    expect(namesRoom(`Join at https://${address}`)).toBe(true);
  expect(namesRoom('Join at zoom.us:/j/1')).toBe(true);
  expect(namesRoom('We meet on Zoom, on Thursday.')).toBe(false);
});

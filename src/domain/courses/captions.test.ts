import { expect, test } from 'vitest';
import { areCaptions, plainCaptions } from './captions.ts';

const cue = '00:01.000 --> 00:02.500\nHello, Kancil!\n';

test.each([
  ['with times', `WEBVTT\n\n${cue}`, true],
  [
    'with a title and hours',
    'WEBVTT - Animals\n\n1\n01:00:01.000 --> 01:00:02.000 align:start\n<i>Cat</i>',
    true,
  ],
  ['of another system, with its mark', `\uFEFFWEBVTT\r\n\r\n${cue.replaceAll('\n', '\r\n')}`, true],
  ['of nothing', '', false],
  ['without a time', 'WEBVTT\n\nHello', false],
  ['a page', `<!doctype html>\nWEBVTT\n\n${cue}`, false],
  ['a word that only begins alike', `WEBVTTX\n\n${cue}`, false],
  ['bytes', `WEBVTT\n\n${cue}\u0000`, false],
  ['bytes that were no letters', `WEBVTT\n\n${cue}\uFFFD`, false],
  ['too long', `WEBVTT\n\n${cue}${'a'.repeat(200_000)}`, false],
])('captions are WebVTT with times, of letters alone (rule R340): %s', (_what, text, are) => {
  expect(areCaptions(plainCaptions(text))).toBe(are);
});

import { expect, test } from 'vitest';
import { englishVoice } from './trial-voice.ts';

const voice = (lang: string, localService = true) => ({ lang, localService });

test('the game speaks with an English voice, however the device writes its name', () => {
  expect(englishVoice([voice('id-ID'), voice('en-GB')])).toEqual(voice('en-GB'));
  expect(englishVoice([voice('id_ID'), voice('en_US')])).toEqual(voice('en_US'));
});

test('a voice of the device goes before one that a network speaks', () => {
  expect(englishVoice([voice('en-US', false), voice('en-AU')])).toEqual(voice('en-AU'));
  expect(englishVoice([voice('en-US', false)])).toEqual(voice('en-US', false));
});

test('without an English voice nobody reads English aloud', () => {
  expect(englishVoice([voice('id-ID'), voice('enm'), voice('de-DE')])).toBeUndefined();
  expect(englishVoice([])).toBeUndefined();
});

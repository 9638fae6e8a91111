import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRecordingConverter } from './ffmpeg.ts';
import type { RecordingConverter } from './recording-converter.ts';

let folder: string;
let converter: RecordingConverter;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kancil-recordings-'));
  const found = await findRecordingConverter('ffmpeg');
  if (!found) throw new Error('ffmpeg is not there');
  converter = found;
});
afterAll(() => rm(folder, { recursive: true }));

const make = (name: string, ...options: string[]) => {
  const path = join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', ...options, path]);
  return path;
};
const probed = (path: string, shown: string) =>
  String(execFileSync('ffprobe', ['-v', 'error', '-show_entries', shown, '-of', 'csv=p=0', path])).trim();

test('a recording becomes sound in one channel, and what its file says of it stays behind', async () => {
  const tone = 'sine=frequency=440:duration=2';
  const path = make('tone.mp3', tone, '-ac', '2', '-metadata', 'title=The answer is b');
  const target = join(folder, 'tone.m4a');
  expect(await converter.convert(path, target, 60)).toEqual({ seconds: expect.closeTo(2, 1) });
  expect(probed(target, 'stream=codec_name,channels:format_tags=title')).toBe('aac,1');
});

test('a file with the same sound and a cover is a recording, with moving pictures it is none', async () => {
  const sound = ['-f', 'lavfi', '-i', 'sine=duration=1', '-c:a', 'aac'];
  const film = make('film.mp4', 'testsrc=size=64x48:rate=10:duration=1', ...sound, '-c:v', 'mpeg4');
  expect(await converter.convert(film, join(folder, 'film.m4a'), 60)).toBe('wrong_kind_of_file');
  const still = make('still.png', 'color=size=64x64', '-frames:v', '1');
  const cover = ['-i', still, '-map', '0', '-map', '1', '-c:v', 'copy', '-disposition:v', 'attached_pic'];
  const covered = make('covered.m4a', 'sine=duration=1', ...cover);
  expect(await converter.convert(covered, join(folder, 'bare.m4a'), 60)).toEqual({
    seconds: expect.closeTo(1, 1),
  });
});

test('a recording of a second too much is too long, and none is nothing to hear', async () => {
  const exact = make('exact.wav', 'sine=duration=3');
  expect(await converter.convert(exact, join(folder, 'exact.m4a'), 3)).toEqual({ seconds: 3 });
  expect(await converter.convert(exact, join(folder, 'long.m4a'), 2)).toBe('recording_too_long');
  const empty = make('empty.wav', 'anullsrc', '-t', '0');
  expect(await converter.convert(empty, join(folder, 'none.m4a'), 60)).toBe('wrong_kind_of_file');
});

test('a playlist does not lead ffmpeg to another file of this machine', async () => {
  make('secret.mp3', 'sine=duration=1');
  const list = join(folder, 'list.part');
  await writeFile(list, 'ffconcat version 1.0\nfile secret.mp3\n');
  // Without the protection it is followed.
  expect(probed(list, 'stream=codec_name')).toBe('mp3');
  expect(await converter.convert(list, join(folder, 'led.m4a'), 60)).toBe('wrong_kind_of_file');
});

test('a file of more than 32 tracks is none, because each claims tables of its own', async () => {
  const tracks = (count: number) => Array.from({ length: count }, () => ['-map', '0:a']).flat();
  const few = make('few.m4a', 'sine=duration=1', ...tracks(32));
  expect(await converter.convert(few, join(folder, 'of-few.m4a'), 60)).toEqual({
    seconds: expect.closeTo(1, 1),
  });
  const many = make('many.m4a', 'sine=duration=1', ...tracks(33));
  expect(await converter.convert(many, join(folder, 'of-many.m4a'), 60)).toBe('wrong_kind_of_file');
});

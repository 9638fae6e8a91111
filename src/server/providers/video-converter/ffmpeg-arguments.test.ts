import { describe, expect, test } from 'vitest';
import {
  conversionOf,
  convertArguments,
  copyingOf,
  isConvertible,
  longestMs,
  probeArguments,
  shareDone,
  stillArguments,
} from './ffmpeg-arguments.ts';

const holding = (pictures: string, sound?: string, pix_fmt = 'yuv420p') => [
  { codec_type: 'video', codec_name: pictures, pix_fmt },
  ...(sound ? [{ codec_type: 'audio', codec_name: sound }] : []),
];
const mov = 'mov,mp4,m4a,3gp,3g2,mj2';

describe('what has to be done with a video', () => {
  test.each([
    ['an MP4 of H.264 and AAC', mov, 'video/mp4', holding('h264', 'aac'), 'none'],
    ['one without sound', mov, 'video/mp4', holding('h264'), 'none'],
    ['a WebM of VP9 and Opus', 'matroska,webm', 'video/webm', holding('vp9', 'opus'), 'none'],
    ['a phone’s MOV of H.264', mov, 'video/quicktime', holding('h264', 'aac'), 'rewrap'],
    ['an M4V', mov, 'video/x-m4v', holding('h264', 'aac'), 'rewrap'],
    ['a Matroska of H.264', 'matroska,webm', 'video/matroska', holding('h264', 'aac'), 'rewrap'],
    ['a phone’s MP4 of HEVC', mov, 'video/mp4', holding('hevc', 'aac'), 'convert'],
    ['H.264 in 4:2:2', mov, 'video/mp4', holding('h264', 'aac', 'yuv422p'), 'convert'],
    ['a MOV of ProRes', mov, 'video/quicktime', holding('prores', 'pcm_s16le'), 'convert'],
    ['a 3GP of H.263 and AMR', mov, 'video/3gpp', holding('h263', 'amr_nb'), 'convert'],
    ['an AVI', 'avi', 'video/vnd.avi', holding('mpeg4', 'mp3'), 'convert'],
    ['an AVI of H.264', 'avi', 'video/vnd.avi', holding('h264', 'mp3'), 'convert'],
    ['an MPEG', 'mpeg', 'video/mpeg', holding('mpeg1video', 'mp2'), 'convert'],
  ])('%s', (_what, format_name, type, streams, expected) => {
    expect(conversionOf({ format: { format_name, duration: '12.5' }, streams }, type)).toBe(expected);
  });

  test.each([
    ['an MP4 cut into fragments', mov, 'video/mp4', holding('h264', 'aac'), undefined, 'rewrap'],
    ['one that says that it lasts nothing', mov, 'video/mp4', holding('h264', 'aac'), '0.000000', 'rewrap'],
    [
      'a WebM that a browser recorded',
      'matroska,webm',
      'video/webm',
      holding('vp9', 'opus'),
      'N/A',
      'convert',
    ],
  ])('without a length: %s', (_what, format_name, type, streams, duration, expected) => {
    const format = { format_name, ...(duration !== undefined && { duration }) };
    expect(conversionOf({ format, streams }, type)).toBe(expected);
  });

  test.each([
    ['a phone’s HLG in HEVC', 'video/quicktime', 'hevc', 'yuv420p10le', 'arib-std-b67', 'convert_hdr'],
    ['HLG in 8 bits of H.264', 'video/mp4', 'h264', 'yuv420p', 'arib-std-b67', 'convert_hdr'],
    ['PQ in a WebM', 'video/webm', 'vp9', 'yuv420p10le', 'smpte2084', 'convert_hdr'],
    ['10 bits without HDR', 'video/webm', 'vp9', 'yuv420p10le', 'bt709', 'convert'],
  ])('%s', (_what, type, codec_name, pix_fmt, color_transfer, expected) => {
    const streams = [{ codec_type: 'video', codec_name, pix_fmt, color_transfer }];
    expect(conversionOf({ format: { format_name: mov, duration: '3' }, streams }, type)).toBe(expected);
  });

  test('a file without pictures is none', () => {
    expect(conversionOf({ streams: [{ codec_type: 'audio', codec_name: 'aac' }] }, 'video/mp4')).toBeNull();
  });
});

test('ffmpeg and ffprobe open files of this machine only', () => {
  const guard = ['-protocol_whitelist', 'file'];
  expect(probeArguments('a.part').join(' ')).toContain(guard.join(' '));
  const sent = convertArguments('a.part', 'b.mp4', { conversion: 'convert', mostBytes: 1000 });
  expect(sent.indexOf('-protocol_whitelist')).toBeLessThan(sent.indexOf('-i'));
  expect(sent.join(' ')).toContain(guard.join(' '));
});

test('ffprobe may take little memory at once and open few tracks, because a small file can claim large tables', () => {
  expect(probeArguments('a.part').join(' ')).toContain('-max_alloc 33554432 -max_streams 32');
});

test('a conversion has eight times the length of the film, ten minutes at least and six hours at most', () => {
  expect(longestMs(10)).toBe(600_000);
  expect(longestMs(1000)).toBe(8_000_000);
  expect(longestMs(120.006531)).toBe(960_053);
  expect(longestMs(1e9)).toBe(21_600_000);
  // It does not say how long it is.
  expect(longestMs(0)).toBe(21_600_000);
});

test('a film of more than 32 tracks, or of more pixels than 4096 by 2304, is not converted', () => {
  const pictures = { codec_type: 'video', codec_name: 'mjpeg', width: 4096, height: 2304 };
  expect(isConvertible({ streams: Array.from({ length: 32 }, () => pictures) })).toBe(true);
  expect(isConvertible({ streams: Array.from({ length: 33 }, () => pictures) })).toBe(false);
  expect(isConvertible({ streams: [{ ...pictures, height: 2305 }] })).toBe(false);
});

test('what only needs another container is copied, not made anew', () => {
  const rewrapped = convertArguments('a', 'b', { conversion: 'rewrap', mostBytes: 1000 });
  expect(rewrapped.join(' ')).toContain('-c copy');
  expect(rewrapped).not.toContain('libx264');
});

test('a film that is made anew is copied into an MP4, but a WebM is encoded again; what lasts too long is cut', () => {
  expect([copyingOf('video/mp4'), copyingOf('video/webm')]).toEqual(['rewrap', 'convert']);
  const cut = convertArguments('a', 'b', { conversion: 'rewrap', mostBytes: 1000, mostSeconds: 182 });
  expect(cut.join(' ')).toContain('-map_metadata -1');
  expect(cut.join(' ')).toContain('-t 182 -fs 1000');
});

test('progress is told from the last line, by the length of the film', () => {
  expect(shareDone('out_time_us=1000000\nprogress=continue\nout_time_us=3000000\n', 12)).toBe(0.25);
  expect(shareDone('frame=1\n', 12)).toBeNull();
  expect(shareDone('out_time_us=99000000\n', 12)).toBe(1);
  expect(shareDone('out_time_us=1\n', 0)).toBeNull();
});

test('a still comes from the first third of a film, and is chosen from small pictures', () => {
  const sent = stillArguments('a', 'b', { conversion: 'none', seconds: 10 }).join(' ');
  expect(sent).toContain('-ss 3 -i a');
  expect(sent.indexOf('scale=')).toBeLessThan(sent.indexOf('thumbnail='));
});

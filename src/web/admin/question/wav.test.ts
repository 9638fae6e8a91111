import { fileTypeFromBuffer } from 'file-type';
import { expect, test } from 'vitest';
import { mixedToOne, wavOf } from './wav.ts';

test('a recording becomes a WAV file of one channel and 16 bits, too loud sound is cut', async () => {
  const file = wavOf(new Float32Array([0, 0.5, -1, 2]), 16_000);
  expect(await fileTypeFromBuffer(file)).toEqual({ ext: 'wav', mime: 'audio/wav' });
  const view = new DataView(file.buffer);
  expect(file.length).toBe(52);
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([44, 8]);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([
    1, 16_000, 16,
  ]);
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 16_384, -32_767, 32_767]);
});

test('both sides of a stereo microphone are heard', () => {
  expect([...mixedToOne([new Float32Array([1, 0.5]), new Float32Array([0, 0.5])])]).toEqual([0.5, 0.5]);
});

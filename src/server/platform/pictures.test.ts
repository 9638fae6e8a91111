import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasTooManyPixels, reencodePicture } from './pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kancil-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const plain = async (name: string, width: number, height: number) => {
  const path = join(folder, name);
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toColourspace('b-w')
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toFile(path);
  return path;
};

describe('a picture', () => {
  test('is encoded again, no larger than asked for', async () => {
    const picture = await reencodePicture(await plain('photo.png', 800, 400), 200);
    const { format, width, height } = await sharp(picture ?? undefined).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 200, height: 100 });
  });

  test('is mended where a JPEG lacks its end, and refused where it lacks more', async () => {
    const noise = {
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#a63',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as const;
    const whole = await sharp(noise).jpeg().toBuffer();
    const cut = async (bytes: number) => {
      const path = join(folder, `cut-${bytes}.jpg`);
      await writeFile(path, whole.subarray(0, whole.length - bytes));
      return reencodePicture(path, 100);
    };
    expect(await cut(2)).toBeInstanceOf(Buffer);
    expect(await cut(1)).toBeInstanceOf(Buffer);
    expect(await cut(whole.length / 2)).toBeNull();
  });

  test('of a phone with 50 megapixels is taken as JPEG', async () => {
    const path = join(folder, 'large.jpg');
    await sharp({ create: { width: 8192, height: 6144, channels: 3, background: '#a63' } })
      .jpeg()
      .toFile(path);
    expect(await reencodePicture(path, 200)).toBeInstanceOf(Buffer);
  });

  test('of a few kilobytes that unpacks into more than 40 million pixels is refused', async () => {
    const bomb = await plain('bomb.png', 8000, 5001);
    expect((await stat(bomb)).size).toBeLessThan(10_000);
    expect(await reencodePicture(bomb, 200)).toBeNull();
    expect(await hasTooManyPixels(bomb)).toBe(true);
  });

  test('as AVIF, which takes long to unpack, is refused above 12.5 million pixels', async () => {
    const path = join(folder, 'large.avif');
    await sharp({ create: { width: 4096, height: 3100, channels: 3, background: '#fff' } })
      .avif({ effort: 0 })
      .toFile(path);
    expect(await reencodePicture(path, 200)).toBeNull();
    const small = join(folder, 'small.avif');
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .avif()
      .toFile(small);
    expect(await reencodePicture(small, 200)).not.toBeNull();
  });

  test.each(['webp', 'progressive'] as const)(
    'of more than 40 million pixels as %s is told from one of fewer',
    async (kind) => {
      const has = async (height: number) => {
        const path = join(folder, `${kind}-${height}`);
        const image = sharp({ create: { width: 8000, height, channels: 3, background: '#fff' } });
        const written =
          kind === 'progressive' ? image.jpeg({ progressive: true }) : image.webp({ effort: 0 });
        await written.toFile(path);
        return hasTooManyPixels(path);
      };
      expect([await has(5001), await has(500)]).toEqual([true, false]);
    },
  );

  test('that is none is refused', async () => {
    const path = join(folder, 'none.png');
    await writeFile(path, 'no picture');
    expect(await reencodePicture(path, 200)).toBeNull();
    expect(await hasTooManyPixels(path)).toBe(false);
  });
});

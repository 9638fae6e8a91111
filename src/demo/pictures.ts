import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Scene } from './news.ts';

interface EmojiSet {
  icons: Record<string, { body: string } | undefined>;
}

const emojiFile = new URL('../../node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url);

/** Draws scenes of the demo's news, 1200 by 630, as PNG: hills under a sky with a few pictures on them. */
export const scenePainter = async (): Promise<(scene: Scene) => Promise<Buffer>> => {
  const { icons } = JSON.parse(await readFile(emojiFile, 'utf8')) as EmojiSet;
  const picture = (name: string, x: number, y: number, size: number) => {
    const drawn = icons[name];
    if (!drawn) throw new Error(`there is no picture ${name}`);
    return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">${drawn.body}</svg>`;
  };
  return ({ ground, hill, pictures }) => {
    const shown = pictures.map((name, place) => {
      const size = place === 1 ? 320 : 230;
      return picture(name, 130 + place * 345 - (place === 1 ? 45 : 0), place === 1 ? 150 : 250, size);
    });
    return sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${ground}"/>
<circle cx="1060" cy="110" r="58" fill="#FFB224" opacity=".85"/>
<path d="M0 470q180-110 380-40t420-50 400 60v190H0z" fill="${hill}" opacity=".35"/>
<path d="M0 540q240-90 520-30t680-40v160H0z" fill="${hill}"/>
${shown.join('')}</svg>`),
    )
      .png()
      .toBuffer();
  };
};

// Draws what stands for the pages outside of them: the grounds of shared links' pictures (public/share) and of icons (public/icons),
// whose words and letter the server draws (src/server/school-pictures.ts), posters of the children's videos (public/posters). Run `node scripts/share-pictures.mjs` after changing them or Kancil; needs Chromium.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');
const publicFile = (name) => join(root, 'public', name);

/** One for each listed page of src/web/screens.ts, whose words are in src/i18n/share-texts.ts. */
const shared = {
  home: {
    pose: 'waving',
    ground: '#FFF3D6',
    hill: '#0E7C5A',
    pictures: ['books', 'speech-balloon'],
  },
  courses: {
    pose: 'reading',
    ground: '#C4E6D5',
    hill: '#0A5F45',
    pictures: ['television', 'open-book'],
  },
  performance: {
    pose: 'celebrating',
    ground: '#D9EAF7',
    hill: '#1F6FB2',
    pictures: ['artist-palette', 'microphone'],
  },
  news: {
    pose: 'reading',
    ground: '#FFE8B8',
    hill: '#E0922F',
    pictures: ['newspaper', 'camera'],
  },
  teens: {
    pose: 'thinking',
    ground: '#FDEAE8',
    hill: '#D6403C',
    pictures: ['backpack', 'briefcase'],
  },
  faq: {
    pose: 'thinking',
    ground: '#E3F3EA',
    hill: '#0E7C5A',
    pictures: ['red-question-mark', 'magnifying-glass-tilted-left'],
  },
  story: {
    pose: 'waving',
    ground: '#D3E6F6',
    hill: '#0E7C5A',
    pictures: ['mountain', 'house'],
  },
  history: {
    pose: 'reading',
    ground: '#F7ECD6',
    hill: '#8A5600',
    pictures: ['volcano', 'school'],
  },
};

/** Two for each category of the children's works. */
const posters = {
  'art-1': { pose: 'celebrating', ground: '#E8DDF5', hill: '#7B5BB5', picture: 'artist-palette' },
  'art-2': { pose: 'waving', ground: '#D9EAF7', hill: '#1F6FB2', picture: 'rainbow' },
  'parents-1': { pose: 'waving', ground: '#FFE8B8', hill: '#E0922F', picture: 'cooked-rice' },
  'parents-2': { pose: 'celebrating', ground: '#FDEAE8', hill: '#D6403C', picture: 'red-heart' },
  'assignments-1': { pose: 'celebrating', ground: '#C4E6D5', hill: '#0E7C5A', picture: 'kite' },
  'assignments-2': { pose: 'reading', ground: '#FFF0CF', hill: '#8A5600', picture: 'scissors' },
};

const { icons } = JSON.parse(
  readFileSync(join(root, 'node_modules/@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
);
const pictureOf = (name) => `<svg viewBox="0 0 32 32">${icons[name].body}</svg>`;
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true },
  appType: 'custom',
});
const { Kancil } = await vite.ssrLoadModule('/src/web/ui/page/kancil.tsx');
const sign = `data:image/svg+xml;base64,${readFileSync(publicFile('favicon.svg')).toString('base64')}`;
const kancil = (pose) => renderToStaticMarkup(createElement(Kancil, { pose }));

const hills = (
  width,
  height,
  hill,
  front,
) => `<svg id="hills" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">
<path d="M0 ${height * (front - 0.12)}q${width * 0.15} -110 ${width * 0.32} -40t${width * 0.35} -50 ${width * 0.33} 60V${height}H0z" fill="${hill}" opacity=".3"/>
<path d="M0 ${height * front}q${width * 0.2} -80 ${width * 0.43} -26t${width * 0.57} -34V${height}H0z" fill="${hill}"/></svg>`;

const page = (
  width,
  height,
  { ground, hill, front = 0.84 },
  body,
) => `<!doctype html><meta charset="utf-8"><style>
body{margin:0;width:${width}px;height:${height}px;background:${ground};overflow:hidden;position:relative}
#hills{position:absolute;inset:0;width:100%;height:100%}
svg{display:block}
#kancil{position:absolute}#kancil svg,.picture svg{width:100%;height:100%}
.picture{position:absolute}
#sign{position:absolute;left:64px;top:44px;width:68px;height:68px}
</style>${hills(width, height, hill, front)}${body}`;

const sharedPage = (given) =>
  page(
    1200,
    630,
    { front: 0.81, ...given },
    `<img id=sign src="${sign}">
${given.pictures.map((name, place) => `<div class=picture style="right:${48 + place * 150}px;top:36px;width:116px;height:116px">${pictureOf(name)}</div>`).join('')}
<div id=kancil style="right:8px;bottom:10px;width:450px;height:450px">${kancil(given.pose)}</div>`,
  );

/** A drawing of drawings, which weighs a third of its pixels. */
const posterOf = ({ ground, hill, picture, pose }) => {
  const placed = (svg, place) =>
    svg.replace(/^<svg[^>]*>/, (begin) =>
      begin.replaceAll(/ (width|height)="[^"]*"/g, '').replace('<svg', `<svg ${place}`),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><path fill="${ground}" d="M0 0h960v540H0z"/>${hills(960, 540, hill, 0.84)}
${placed(pictureOf(picture), 'x="56" y="120" width="300" height="300"')}
${placed(kancil(pose), 'x="544" y="116" width="400" height="400"')}</svg>`;
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const shot = async (width, height, html) => {
  const view = await browser.newPage({ viewport: { width, height } });
  await view.setContent(html);
  const png = await view.screenshot();
  await view.close();
  return sharp(png);
};

mkdirSync(publicFile('share'), { recursive: true });
mkdirSync(publicFile('posters'), { recursive: true });
for (const [name, given] of Object.entries(shared)) {
  const picture = await shot(1200, 630, sharedPage(given));
  await picture.png({ palette: true, quality: 90, effort: 10 }).toFile(publicFile(`share/${name}.png`));
}
for (const [name, given] of Object.entries(posters))
  writeFileSync(publicFile(`posters/${name}.svg`), posterOf(given));
await browser.close();
await vite.close();

const favicon = readFileSync(publicFile('favicon.svg'));
const iconOf = (side, share = 1) => {
  const inner = Math.round(side * share);
  const margin = Math.floor((side - inner) / 2);
  const rest = side - inner - margin;
  return sharp(favicon, { density: 900 })
    .resize(inner, inner)
    .extend({
      top: margin,
      left: margin,
      bottom: rest,
      right: rest,
      background: share === 1 ? '#0000' : '#0E7C5A',
    })
    .png({ compressionLevel: 9, palette: true, quality: 95, effort: 10 });
};
await iconOf(192).toFile(publicFile('icons/icon-192.png'));
await iconOf(512).toFile(publicFile('icons/icon-512.png'));
// Telephones cut these to their own shapes: the sign stays within the middle.
await iconOf(512, 0.78).flatten({ background: '#0E7C5A' }).toFile(publicFile('icons/icon-maskable-512.png'));
await iconOf(180, 0.86).flatten({ background: '#0E7C5A' }).toFile(publicFile('icons/apple-touch-icon.png'));
// An .ico may carry a PNG behind its header of 22 bytes.
const small = await iconOf(48).toBuffer();
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(48, 6);
header.writeUInt8(48, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(small.length, 14);
header.writeUInt32LE(22, 18);
writeFileSync(publicFile('favicon.ico'), Buffer.concat([header, small]));

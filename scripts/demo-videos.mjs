// Makes the demo school's videos (src/demo/videos/*.mp4): Kancil, pictures of Fluent Emoji Flat, and a spoken English word.
// Run `node scripts/demo-videos.mjs [name …]` after changing the list; it needs ffmpeg, espeak-ng and Chromium.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { demoWords } from '../src/demo/words.ts';

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_PER_SECOND = 8;
const root = join(import.meta.dirname, '..');

const lesson = (title, ground, ...cards) => ({
  ground,
  cards: [
    { words: title, say: `${title}.`, pose: 'waving' },
    ...cards,
    { words: 'See you!', say: 'Well done! See you next week!', pose: 'celebrating' },
  ],
});
const card = (picture, words, say = `${words}.`) => ({ picture, words, say });

/** The words of a video of the first unit of Grade 2, as the game after it asks them. */
const ofWords = (title, ground, week) => ({
  isSmall: true,
  ...lesson(
    title,
    ground,
    ...demoWords(2, 1, week).map(({ english, picture }) =>
      picture
        ? { drawn: picture, words: english, say: `${english}.` }
        : { ...card(null, english), pose: 'reading' },
    ),
  ),
});
/** What a child shows of its own, said once. */
const performance = (ground, ...cards) => ({ ground, cards, isSmall: true, saidOnce: true });

/** One file for each unit's theme, three with the words of a lesson, one to welcome, and one for each performance. */
const videos = {
  welcome: {
    ground: '#0E7C5A',
    cards: [
      {
        words: 'Hello! I am Kancil.',
        say: 'Hello! I am Kancil. Welcome to your English class!',
        pose: 'waving',
      },
      card('books', 'Your study kit', 'Open your study kit. Take out your book.'),
      card('alarm-clock', 'Every Monday', 'A new video is here every Monday.'),
      card('speech-balloon', 'Every fourth week', 'And every fourth week we meet in a live class.'),
      { words: 'Let’s go!', say: 'Are you ready? Let us go!', pose: 'celebrating' },
    ],
  },
  'unit-1': lesson(
    'Hello!',
    '#FFB224',
    card('sunrise', 'Good morning'),
    card('sun', 'Good afternoon'),
    card('crescent-moon', 'Good night'),
    card('handshake', 'Nice to meet you'),
  ),
  'unit-2': lesson(
    'My family',
    '#F2A0B5',
    card('woman-medium', 'Mother', 'This is my mother.'),
    card('man-medium', 'Father', 'This is my father.'),
    card('girl-medium', 'Sister', 'This is my sister.'),
    card('baby-medium', 'Baby', 'The baby is small.'),
  ),
  'unit-3': lesson(
    'Colours',
    '#D3E6F6',
    card('red-circle', 'Red', 'Red. It is red.'),
    card('blue-circle', 'Blue', 'Blue. It is blue.'),
    card('green-circle', 'Green', 'Green. It is green.'),
    card('rainbow', 'Rainbow', 'How many colours can you see?'),
  ),
  // As large as the films of a school are, so that its copies save something; src/demo/captions.ts has its times.
  'unit-4': {
    isLarge: true,
    ...lesson(
      'Animals',
      '#C4E6D5',
      card('goat', 'Goat', 'A goat. The goat eats grass.'),
      card('duck', 'Duck', 'A duck. The duck can swim.'),
      card('elephant', 'Elephant', 'An elephant. It is very big.'),
      card('cat-face', 'Cat', 'A cat. The cat sleeps.'),
    ),
  },
  'unit-5': lesson(
    'Food',
    '#FFE3A6',
    card('cooked-rice', 'Rice', 'Rice. I like rice.'),
    card('mango', 'Mango', 'A mango. It is sweet.'),
    card('egg', 'Egg', 'An egg for breakfast.'),
    card('glass-of-milk', 'Milk', 'A glass of milk, please.'),
  ),
  'unit-6': lesson(
    'At school',
    '#E8DDF5',
    card('pencil', 'Pencil', 'Here is my pencil.'),
    card('open-book', 'Book', 'Open your book.'),
    card('backpack', 'Bag', 'My bag is heavy.'),
    card('school', 'School', 'We walk to school.'),
  ),
  'unit-7': lesson(
    'My town',
    '#DDEFD0',
    card('house', 'House', 'This is my house.'),
    card('mosque', 'Mosque', 'The mosque is near the market.'),
    card('hospital', 'Hospital', 'Turn left at the hospital.'),
    card('motor-scooter', 'Motorbike', 'We go by motorbike.'),
  ),
  'unit-8': lesson(
    'The weather',
    '#BFE0F2',
    card('sun', 'Sunny', 'It is sunny today.'),
    card('cloud-with-rain', 'Rainy', 'It is rainy. Take your umbrella.'),
    card('umbrella', 'Umbrella', 'An umbrella.'),
    card('t-shirt', 'Shirt', 'Put on a dry shirt.'),
  ),
  'unit-9': lesson(
    'My day',
    '#F9D5D1',
    card('alarm-clock', 'I wake up', 'I wake up at six.'),
    card('toothbrush', 'I brush my teeth'),
    card('soccer-ball', 'I play football'),
    card('bed', 'I go to bed', 'I go to bed at nine.'),
  ),
  'unit-1-week-1': ofWords('Hello!', '#FFB224', 1),
  'unit-1-week-2': ofWords('How are you?', '#D3E6F6', 2),
  'unit-1-week-3': ofWords('My friends', '#C4E6D5', 3),
  'performance-art': performance(
    '#7B5BB5',
    card('artist-palette', 'My picture', 'Hello. This is my picture.'),
    card('volcano', 'A volcano', 'This is Mount Papandayan. Thank you!'),
  ),
  'performance-rainbow': performance(
    '#1F6FB2',
    card('sheaf-of-rice', 'The rice field', 'Hello. This is a rice field.'),
    card('rainbow', 'A rainbow', 'I see a rainbow. It has seven colours.'),
  ),
  'performance-cat': performance(
    '#E0922F',
    card('cat-face', 'My cat', 'Hello. This is my cat.'),
    card('open-book', 'On my book', 'The cat sleeps on my book. Thank you!'),
  ),
  'performance-market': performance(
    '#0E7C5A',
    card('banana', 'Our market', 'Hello. On Sunday we go to the market.'),
    card('mango', 'Ten fruits', 'How much is the mango? Thank you!'),
  ),
  'performance-dragon': performance(
    '#D6403C',
    card('dragon-face', 'A dragon', 'Hello. I am a dragon. I am very strong.'),
    card('mouse-face', 'A mouse', 'But I am afraid of mice!'),
  ),
  'performance-parents': performance(
    '#3AA6A0',
    card('woman-medium', 'My mother and me', 'Hello. This is my mother and me.'),
    card('cooked-rice', 'We cook rice', 'We cook rice. Thank you, mother!'),
  ),
  'performance-assignment': performance(
    '#E77F5B',
    card('kite', 'My kite', 'Hello. This is my kite.'),
    card('scissors', 'I cut the paper', 'I cut the paper. Look! It can fly!'),
  ),
  'performance-map': performance(
    '#8A5600',
    card('world-map', 'My map', 'Hello. This is my map. I walk from home.'),
    card('school', 'My school', 'Turn left. This is my school. Thank you!'),
  ),
};

const { icons } = JSON.parse(
  readFileSync(join(root, 'node_modules/@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
);
const font = readFileSync(
  join(root, 'node_modules/@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2'),
).toString('base64');
const drawnOf = (name) => readFileSync(join(root, `public/words/${name}.svg`), 'utf8');
const pictureOf = (name) => `<svg viewBox="0 0 32 32" width="190" height="190">${icons[name].body}</svg>`;

const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true },
  appType: 'custom',
});
const { Kancil } = await vite.ssrLoadModule('/src/web/ui/page/kancil.tsx');
const kancil = (pose) => renderToStaticMarkup(createElement(Kancil, { pose }));

const page = (ground) => `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Baloo;src:url(data:font/woff2;base64,${font});font-weight:400 800}
body{margin:0;width:${WIDTH}px;height:${HEIGHT}px;background:${ground};overflow:hidden;font-family:Baloo}
#sheet{position:absolute;inset:22px 34px 56px;background:#FFFAF0;border-radius:26px;border:3px solid #20302B}
#picture{position:absolute;inset:0;display:grid;place-items:center;padding-bottom:64px}
#words{position:absolute;left:0;right:0;bottom:60px;text-align:center;font-size:40px;font-weight:700;color:#20302B}
#small{position:absolute;right:14px;bottom:-6px}#small svg{width:104px;height:104px}#picture svg{width:186px;height:186px}
#bar{position:absolute;left:34px;bottom:24px;height:10px;border-radius:5px;background:#20302B}
</style><div id=sheet></div><div id=picture></div><div id=words></div><div id=small>${kancil('reading')}</div><div id=bar></div>
<script>function show(picture, words, small, t, done){
  document.getElementById('picture').innerHTML = picture; document.getElementById('words').textContent = words;
  document.getElementById('small').style.display = small ? '' : 'none';
  const grow = Math.min(1, t / 0.5), bounce = 1 - Math.pow(1 - grow, 3) + Math.sin(grow * Math.PI) * 0.12;
  const drawing = document.querySelector('#picture svg');
  drawing.style.transform = 'scale(' + bounce + ') translateY(' + Math.sin(t * 3) * 4 + 'px) rotate(' + Math.sin(t * 2) * 2.5 + 'deg)';
  document.getElementById('words').style.opacity = Math.min(1, Math.max(0, (t - 0.3) * 3));
  document.getElementById('bar').style.width = 470 * done + 'px';
}</script>`;

/** Speaks a sentence twice, with a breath between, or once into a wave file, and says how many seconds it lasts. */
const speak = (folder, name, sentence, once) => {
  const file = join(folder, `${name}.wav`);
  execFileSync('espeak-ng', [
    '-v',
    'en-gb+f3',
    '-s',
    '125',
    '-p',
    '62',
    '-g',
    '4',
    '-w',
    file,
    once ? sentence : `${sentence} ... ${sentence}`,
  ]);
  const seconds = Number(
    execFileSync('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format=duration',
      '-of',
      'csv=p=0',
      file,
    ]).toString(),
  );
  return { file, seconds: Math.ceil((seconds + 0.9) * FRAMES_PER_SECOND) / FRAMES_PER_SECOND };
};

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const wanted = process.argv.slice(2);
mkdirSync(join(root, 'src/demo/videos'), { recursive: true });
for (const [name, { ground, cards, isLarge = false, isSmall = false, saidOnce = false }] of Object.entries(
  videos,
)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const folder = mkdtempSync(join(tmpdir(), 'kancil-video-'));
  const view = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: isLarge ? 1.5 : 1,
  });
  await view.setContent(page(ground));
  await view.evaluate(() => document.fonts.load('700 40px Baloo'));
  const spoken = cards.map((one, index) => speak(folder, `voice-${index}`, one.say, saidOnce));
  const total = spoken.reduce((sum, { seconds }) => sum + seconds, 0);
  let frame = 0;
  for (const [index, one] of cards.entries()) {
    const frames = spoken[index].seconds * FRAMES_PER_SECOND;
    for (let n = 0; n < frames; n += 1) {
      await view.evaluate(
        ([picture, words, small, t, done]) => globalThis.show(picture, words, small, t, done),
        [
          one.pose ? kancil(one.pose) : one.drawn ? drawnOf(one.drawn) : pictureOf(one.picture),
          one.words,
          !one.pose,
          n / FRAMES_PER_SECOND,
          frame / (total * FRAMES_PER_SECOND),
        ],
      );
      writeFileSync(join(folder, `${String(frame).padStart(5, '0')}.png`), await view.screenshot());
      frame += 1;
    }
  }
  await view.close();
  const voices = spoken.flatMap(({ file }) => ['-i', file]);
  const padded = spoken.map(
    ({ seconds }, n) => `[${n + 1}:a]aresample=44100,adelay=400,apad,atrim=0:${seconds}[v${n}]`,
  );
  const joined = `${padded.join(';')};${spoken.map((_, n) => `[v${n}]`).join('')}concat=n=${spoken.length}:v=0:a=1[a]`;
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    join(folder, '%05d.png'),
    ...voices,
    '-filter_complex',
    joined,
    '-map',
    '0:v',
    '-map',
    '[a]',
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    isLarge ? '24' : isSmall ? '35' : '31',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '16',
    '-tune',
    'animation',
    '-c:a',
    'aac',
    '-b:a',
    isLarge ? '128k' : '32k',
    '-ac',
    '1',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    join(root, 'src/demo/videos', `${name}.mp4`),
  ]);
  rmSync(folder, { recursive: true });
  process.stdout.write(`${name}: ${spoken.map(({ seconds }) => seconds).join(' + ')} = ${total} s\n`);
}
await browser.close();
await vite.close();

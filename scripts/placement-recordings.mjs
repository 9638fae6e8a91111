// Makes the recordings of the placement test (src/server/placement/test-content/recordings/*.m4a) from the texts of its
// questions, spoken by a program. Run `node scripts/placement-recordings.mjs [name …]` after changing a text; it needs
// flite, sox and ffmpeg. The files are kept, so nothing else runs it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedForms, shippedIntroductions } from '../src/server/placement/test-content/shipped-test.ts';

const folder = join(import.meta.dirname, '../src/server/placement/test-content/recordings');
const voices = { woman: 'slt', man: 'rms' };
/** Seconds of silence before the first word and between two speakers. */
const PAUSE = '0.5';

const questions = [
  ...Object.values(shippedForms).flat(2),
  ...shippedIntroductions.map(({ example }) => example),
];
const recordings = questions.flatMap((question) =>
  'recording' in question && question.recording !== null ? [question.recording] : [],
);

/** What the voices say as it is spelt: they know the plain apostrophe alone. */
const spoken = (text) => text.replaceAll('’', "'");

/** Without dither (-D), so that the same text makes the same file. */
function speak({ name, lines }, work) {
  const parts = lines.map(({ speaker, text }, place) => {
    const [raw, part] = [join(work, `raw-${place}.wav`), join(work, `part-${place}.wav`)];
    execFileSync('flite', [
      '-voice',
      voices[speaker],
      '--setf',
      'duration_stretch=1.2',
      '-t',
      spoken(text),
      '-o',
      raw,
    ]);
    const trim = ['silence', '1', '0.02', '0.1%', 'reverse', 'silence', '1', '0.02', '0.1%', 'reverse'];
    execFileSync('sox', [
      '-D',
      raw,
      '-r',
      '44100',
      '-c',
      '1',
      part,
      ...trim,
      'norm',
      '-3',
      'pad',
      PAUSE,
      '0.1',
    ]);
    return part;
  });
  const whole = join(work, 'whole.wav');
  execFileSync('sox', ['-D', ...parts, whole]);
  const encoding = ['-ac', '1', '-c:a', 'aac', '-b:a', '48k', '-map_metadata', '-1', '-fflags', '+bitexact'];
  const out = ['-movflags', '+faststart', join(folder, `${name}.m4a`)];
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', '-i', whole, ...encoding, ...out]);
}

const asked = process.argv.slice(2);
for (const recording of recordings.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const work = mkdtempSync(join(tmpdir(), 'recording-'));
  try {
    speak(recording, work);
    console.log(recording.name);
  } finally {
    rmSync(work, { recursive: true });
  }
}

// Writes the few pictures of Fluent Emoji Flat that the pages show into typed components: no page loads the whole set.
// Run `node scripts/marks.mjs` after changing the list.
import { readFileSync, writeFileSync } from 'node:fs';

const wanted = [
  'backpack',
  'banana',
  'briefcase',
  'butterfly',
  'cooked-rice',
  'duck',
  'kite',
  'mango',
  'memo',
  'microphone',
  'open-book',
  'package',
  'page-with-curl',
  'pencil',
  'red-apple',
  'seedling',
  'speech-balloon',
  'star',
  'television',
  'tropical-fish',
  'video-camera',
];

const file = new URL('../src/web/ui/page/marks.generated.tsx', import.meta.url);
const source = new URL('../node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url);
const { icons } = JSON.parse(readFileSync(source, 'utf8'));

const bodies = wanted.map((name) => `  '${name}':\n    '${icons[name].body.replaceAll("'", '"')}',`);
writeFileSync(
  file,
  `/** Made by scripts/marks.mjs from Fluent Emoji Flat (MIT, Microsoft). Do not edit. */
const marks = {
${bodies.join('\n')}
} as const;

export type MarkName = keyof typeof marks;

/** A small picture, always an ornament: its meaning stands beside it in words. */
export function Mark({ of, size = 32, className }: { of: MarkName; size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={className}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: marks[of] }}
    />
  );
}
`,
);

/** Drawn faces for the demo's children: there are no photographs of real ones. The same seed gives the same face. */

const skins = ['#EBC298', '#E3B184', '#D9A06B', '#C48A58', '#B0744A', '#9A6139'];
const hairs = ['#1E1713', '#2B1D15', '#3A261A', '#241A17'];
const cloths = ['#0E7C5A', '#FFB224', '#D6403C', '#1F6FB2', '#7B5BB5', '#E77F5B', '#3AA6A0', '#F2A0B5'];
const grounds = ['#FFE3A6', '#C4E6D5', '#D3E6F6', '#F9D5D1', '#E8DDF5', '#FFF0CF', '#DDEFD0'];
const line = '#533420';

/** Numbers from 0 to `below`, one after another, that depend on the seed alone (FNV-1a, then xorshift). */
const dice = (seed: string) => {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (below: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

interface Hair {
  behind?: string;
  before: string;
  ears: boolean;
}

const boys: readonly Hair[] = [
  {
    ears: true,
    before: 'M92 150c-6-62 24-82 68-82s74 20 68 82c-10-30-20-38-42-40-24 8-54 6-70-2-12 8-18 18-24 42z',
  },
  {
    ears: true,
    before: 'M92 146c-4-50 14-80 62-80 50 0 78 26 74 80-8-26-14-36-30-44-30 2-60 4-88 4-8 10-14 22-18 40z',
  },
  {
    ears: true,
    before:
      'M92 150c-4-34 2-58 20-70l4-14 14 8 12-14 14 12 16-12 10 14 18-6 2 16c22 12 30 34 26 66-8-22-14-30-22-38-32 8-66 8-92 0-12 8-18 20-22 38z',
  },
  {
    ears: true,
    before:
      'M90 148a22 22 0 0 1 6-40 22 22 0 0 1 26-28 26 26 0 0 1 38-12 26 26 0 0 1 38 12 22 22 0 0 1 26 28 22 22 0 0 1 6 40c-10-22-20-30-30-34-28 6-52 6-80 0-12 6-22 14-30 34z',
  },
];

const girls: readonly Hair[] = [
  {
    ears: false,
    behind: 'M78 222c-14-150 14-160 82-160s96 10 82 160q-82 26-164 0z',
    before: 'M92 160c-4-62 20-90 68-90s72 28 68 90c-10-36-22-46-38-54-30 10-60 10-80 0-8 14-14 28-18 54z',
  },
  {
    ears: true,
    behind: 'M92 116a32 32 0 1 1 30-46zM228 116a32 32 0 1 0-30-46z',
    before: 'M92 152c-4-58 20-84 68-84s72 26 68 84c-10-34-26-46-68-60-42 14-58 26-68 60z',
  },
  {
    ears: true,
    behind: 'M214 96c50-10 64 40 48 104-10 10-22 8-30 0 8-40 0-64-22-78z',
    before: 'M92 152c-4-58 20-84 68-84s72 26 68 84c-8-30-20-48-44-58-20 22-66 26-92 58z',
  },
  {
    ears: true,
    behind:
      'M92 150c-24 14-34 50-24 90l22 4c6-30 12-56 16-80zM228 150c24 14 34 50 24 90l-22 4c-6-30-12-56-16-80z',
    before: 'M92 156c-4-60 20-88 68-88s72 28 68 88c-12-38-34-50-68-62-34 12-56 24-68 62z',
  },
];

const scarf = (colour: string) =>
  `<path d="M160 52c62 0 86 44 84 100 0 56 4 90 26 120q-110 56-220 0c22-30 26-64 26-120-2-56 22-100 84-100z" fill="${colour}"/>
<path d="M98 206c20 34 104 34 124 0" fill="none" opacity=".5"/>`;

const mouths = [
  '<path d="M142 196q18 16 36 0" fill="none"/>',
  '<path d="M138 192h44q-2 24-22 24t-22-24z" fill="#8E2F2B"/><path d="M146 193h28v6h-28z" fill="#fff" stroke="none"/>',
  '<path d="M140 192q20 22 40 0z" fill="#8E2F2B"/>',
];

const eyes = [
  `<g fill="${line}" stroke="none"><ellipse cx="132" cy="164" rx="8" ry="10"/><ellipse cx="188" cy="164" rx="8" ry="10"/><g fill="#fff"><circle cx="135" cy="160" r="3"/><circle cx="191" cy="160" r="3"/></g></g>`,
  '<path d="M120 168q12-16 24 0M176 168q12-16 24 0" fill="none"/>',
];

const glasses =
  '<g fill="#fff" fill-opacity=".25" stroke="#20302B"><circle cx="132" cy="165" r="22"/><circle cx="188" cy="165" r="22"/><path d="M154 162q6-5 12 0" fill="none"/></g>';

/** A child's face as SVG text, 320 by 320; some girls wear a head scarf. `gender` is MALE or FEMALE. */
export const drawnAvatar = (seed: string, gender: string): string => {
  // Of many numbers this one gives the demo's families faces that become them, brothers and sisters alike.
  const roll = dice(`${seed}/${gender}/296`);
  const pick = <T>(choices: readonly T[]): T => choices[roll(choices.length)] as T;
  const ground = pick(grounds);
  const skin = pick(skins);
  const shirt = pick(cloths);
  const colour = pick(hairs);
  const covered = gender === 'FEMALE' && roll(5) < 2;
  const hair = pick(gender === 'FEMALE' ? girls : boys);
  const head = covered
    ? `${scarf(pick(cloths.filter((cloth) => cloth !== shirt)))}<ellipse cx="160" cy="158" rx="60" ry="66" fill="${skin}"/>`
    : `${hair.behind ? `<path d="${hair.behind}" fill="${colour}"/>` : ''}
<path d="M140 220h40v34q-20 18-40 0z" fill="${skin}"/>
${hair.ears ? `<path d="M94 150a16 16 0 1 0 4 32M226 150a16 16 0 1 1-4 32" fill="${skin}"/>` : ''}
<ellipse cx="160" cy="156" rx="68" ry="74" fill="${skin}"/><path d="${hair.before}" fill="${colour}"/>`;
  const body = `<path d="M48 330c4-58 36-84 82-88q30 22 60 0c46 4 78 30 82 88z" fill="${shirt}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">
<rect width="320" height="320" fill="${ground}"/>
<g transform="translate(-43 -34) scale(1.27)" stroke="${line}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">
${covered ? body + head : head.replace('<ellipse', `${body}<ellipse`)}
<g fill="#E8714F" opacity=".4" stroke="none"><ellipse cx="116" cy="188" rx="13" ry="9"/><ellipse cx="204" cy="188" rx="13" ry="9"/></g>
${pick(eyes)}<path d="M156 180q4 4 8 0" fill="none" stroke-width="5"/>${pick(mouths)}${roll(9) === 0 ? glasses : ''}
</g>
</svg>`;
};
